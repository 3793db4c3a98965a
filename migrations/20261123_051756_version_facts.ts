import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'restore' BEFORE 'delete';
  ALTER TABLE "pages" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "pages" ADD COLUMN "saved_in" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_saved_in" varchar;
  ALTER TABLE "templates" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "templates" ADD COLUMN "saved_in" varchar;
  ALTER TABLE "_templates_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_templates_v" ADD COLUMN "version_saved_in" varchar;
  ALTER TABLE "posts" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "posts" ADD COLUMN "saved_in" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_saved_in" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('create', 'update', 'draft', 'publish', 'unpublish', 'delete');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "pages" DROP COLUMN "saved_by";
  ALTER TABLE "pages" DROP COLUMN "saved_in";
  ALTER TABLE "_pages_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_saved_in";
  ALTER TABLE "templates" DROP COLUMN "saved_by";
  ALTER TABLE "templates" DROP COLUMN "saved_in";
  ALTER TABLE "_templates_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_templates_v" DROP COLUMN "version_saved_in";
  ALTER TABLE "posts" DROP COLUMN "saved_by";
  ALTER TABLE "posts" DROP COLUMN "saved_in";
  ALTER TABLE "_posts_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_posts_v" DROP COLUMN "version_saved_in";`)
}
