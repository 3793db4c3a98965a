import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "version_name" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_version_name" varchar;
  ALTER TABLE "templates" ADD COLUMN "version_name" varchar;
  ALTER TABLE "_templates_v" ADD COLUMN "version_version_name" varchar;
  ALTER TABLE "posts" ADD COLUMN "version_name" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_version_name" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "version_name";
  ALTER TABLE "_pages_v" DROP COLUMN "version_version_name";
  ALTER TABLE "templates" DROP COLUMN "version_name";
  ALTER TABLE "_templates_v" DROP COLUMN "version_version_name";
  ALTER TABLE "posts" DROP COLUMN "version_name";
  ALTER TABLE "_posts_v" DROP COLUMN "version_version_name";`)
}
