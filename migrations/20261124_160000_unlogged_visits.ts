import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** What tells the visitors of a day apart is in no write-ahead log, so in no copy of the database that outlives the day. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "visit_salts" SET UNLOGGED;
  ALTER TABLE "visit_hashes" SET UNLOGGED;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "visit_salts" SET LOGGED;
  ALTER TABLE "visit_hashes" SET LOGGED;`)
}
