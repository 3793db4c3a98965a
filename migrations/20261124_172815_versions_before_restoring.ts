import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "restored_over" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_restored_over" varchar;
  ALTER TABLE "templates" ADD COLUMN "restored_over" varchar;
  ALTER TABLE "_templates_v" ADD COLUMN "version_restored_over" varchar;
  ALTER TABLE "posts" ADD COLUMN "restored_over" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_restored_over" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "restored_over";
  ALTER TABLE "_pages_v" DROP COLUMN "version_restored_over";
  ALTER TABLE "templates" DROP COLUMN "restored_over";
  ALTER TABLE "_templates_v" DROP COLUMN "version_restored_over";
  ALTER TABLE "posts" DROP COLUMN "restored_over";
  ALTER TABLE "_posts_v" DROP COLUMN "version_restored_over";`)
}
