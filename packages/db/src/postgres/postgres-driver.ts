import { type CompiledQuery, type DatabaseConnection, type Driver, PostgresDriver } from "kysely";
import { nameAway } from "../faults.ts";

const rethrow = (error: unknown): never => {
  throw nameAway(error);
};

/** Kysely's driver, in which a server that is away is a DatabaseAway, however its client says so. */
export class NamingPostgresDriver extends PostgresDriver {
  readonly #named = new WeakSet<DatabaseConnection>();

  override async acquireConnection(
    ...args: Parameters<Driver["acquireConnection"]>
  ): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection(...args).catch(rethrow);
    if (this.#named.has(connection)) return connection;
    const executeQuery: DatabaseConnection["executeQuery"] = connection.executeQuery.bind(connection);
    connection.executeQuery = <R>(query: CompiledQuery) => executeQuery<R>(query).catch(rethrow);
    this.#named.add(connection);
    return connection;
  }
}
