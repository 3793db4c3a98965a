import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The languages of the product are rows that nobody edits. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    INSERT INTO "locales" ("code", "language_tag", "name")
    VALUES ('nl', 'nl-NL', 'Nederlands'), ('en', 'en-US', 'English')`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DELETE FROM "locales"`)
}
