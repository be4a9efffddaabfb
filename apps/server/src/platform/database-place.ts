import type { DatabasePlace } from "@passbook/db/open";
import path from "node:path";
import type { Config } from "./config.ts";

/** Where a configuration keeps its data. */
export const databasePlace = (config: Pick<Config, "database_url" | "data_dir">): DatabasePlace =>
  config.database_url === null
    ? { engine: "sqlite", file: path.join(config.data_dir, "passbook.db") }
    : { engine: "postgres", url: config.database_url };
