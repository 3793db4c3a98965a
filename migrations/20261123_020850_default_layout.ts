import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ALTER COLUMN "layout" SET DEFAULT 'default';
  ALTER TABLE "_pages_v" ALTER COLUMN "version_layout" SET DEFAULT 'default';
  ALTER TABLE "templates" ALTER COLUMN "layout" SET DEFAULT 'default';
  ALTER TABLE "_templates_v" ALTER COLUMN "version_layout" SET DEFAULT 'default';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ALTER COLUMN "layout" SET DEFAULT 'main';
  ALTER TABLE "_pages_v" ALTER COLUMN "version_layout" SET DEFAULT 'main';
  ALTER TABLE "templates" ALTER COLUMN "layout" SET DEFAULT 'main';
  ALTER TABLE "_templates_v" ALTER COLUMN "version_layout" SET DEFAULT 'main';`)
}
