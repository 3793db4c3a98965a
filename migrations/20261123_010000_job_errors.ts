import { type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

/** Errors that Payload stored, with values of statements and addresses. Our own have no stack. */
const TABLES = ["payload_jobs", "payload_jobs_log"] as const;

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of TABLES)
    await db.execute(sql`
      UPDATE ${sql.identifier(table)} SET error = '{"message": "Error"}'
      WHERE jsonb_typeof(error) = 'object' AND error ? 'stack'`);
}

/** No table has changed. */
export const down = (): Promise<void> => Promise.resolve();
