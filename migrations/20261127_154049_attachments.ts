import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "attachment_files" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"submission_id" uuid,
  	"reserved_until" timestamp with time zone NOT NULL
  );
  
  ALTER TABLE "form_submissions" ADD COLUMN "attachments" jsonb;
  ALTER TABLE "attachment_files" ADD CONSTRAINT "attachment_files_submission" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "attachment_files_submission_idx" ON "attachment_files" USING btree ("submission_id","reserved_until");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "attachment_files" CASCADE;
  ALTER TABLE "form_submissions" DROP COLUMN "attachments";`)
}
