import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_locales" ADD COLUMN "addresses" jsonb;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_addresses" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_locales" DROP COLUMN "addresses";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_addresses";`)
}
