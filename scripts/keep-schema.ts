import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { MIGRATIONS } from "../packages/db/src/migrations/migrations.ts";
import { startWithOwned } from "../apps/server/testing/populate.ts";
import { BACKUP_TABLES } from "../apps/server/src/backups/file/backup-tables.ts";
import { encodeRow } from "../apps/server/src/backups/file/backup-file.ts";
import { listRows } from "../apps/server/src/backups/list-rows.ts";
import { VERSION } from "../apps/server/src/platform/version.ts";

/**
 * Keeps the tables of a version that is about to be released, as its migrations make them, and rows of invented people in each;
 * packages/db/src/upgrade/released.test.ts brings all that were kept forward. Run: node scripts/with-node.mjs node scripts/keep-schema.ts
 */
const FOLDER = path.resolve(import.meta.dirname, "../packages/db/testing/released");

const { server } = await startWithOwned();
const tables: { name: string; bytes: string | null; rows: unknown[] }[] = [];
for (const table of BACKUP_TABLES) {
  const rows: unknown[] = [];
  for await (const page of listRows(server.services.db, table))
    rows.push(...page.map((row) => JSON.parse(encodeRow(row, table.bytes)) as unknown));
  tables.push({ name: table.name, bytes: table.bytes ?? null, rows });
}
await server.close();
mkdirSync(FOLDER, { recursive: true });
const file = path.join(FOLDER, `${VERSION}.json`);
writeFileSync(file, `${JSON.stringify({ version: VERSION, migrations: MIGRATIONS, tables })}\n`);
console.log(
  `${file} holds ${String(MIGRATIONS.length)} migrations and the rows of ${String(tables.length)} tables.`,
);
