import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_form_submissions_webhook" AS ENUM('none', 'pending', 'sent', 'failed');
  ALTER TABLE "forms" ADD COLUMN "webhook_url" varchar;
  ALTER TABLE "forms" ADD COLUMN "webhook_secret" varchar;
  ALTER TABLE "form_submissions" ADD COLUMN "webhook" "enum_form_submissions_webhook" DEFAULT 'none';
  ALTER TABLE "form_submissions" ADD COLUMN "webhook_attempts" numeric DEFAULT 0;
  CREATE INDEX "form_submissions_webhook_idx" ON "form_submissions" USING btree ("webhook");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "form_submissions_webhook_idx";
  ALTER TABLE "forms" DROP COLUMN "webhook_url";
  ALTER TABLE "forms" DROP COLUMN "webhook_secret";
  ALTER TABLE "form_submissions" DROP COLUMN "webhook";
  ALTER TABLE "form_submissions" DROP COLUMN "webhook_attempts";
  DROP TYPE "public"."enum_form_submissions_webhook";`)
}
