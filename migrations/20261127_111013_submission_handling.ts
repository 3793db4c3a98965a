import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'mailAssignee' BEFORE 'mailBooking';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'mailReply' BEFORE 'mailBooking';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'mailAssignee' BEFORE 'mailBooking';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'mailReply' BEFORE 'mailBooking';
  CREATE TABLE "submission_replies" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"submission_id" uuid NOT NULL,
  	"account_id" uuid,
  	"recipient" text NOT NULL,
  	"reply_to" text NOT NULL,
  	"subject" text NOT NULL,
  	"text" text NOT NULL,
  	"state" text DEFAULT 'pending' NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"sent_at" timestamp with time zone,
  	CONSTRAINT "submission_replies_state" CHECK ("submission_replies"."state" IN ('pending', 'sent', 'failed'))
  );
  
  ALTER TABLE "comments" DROP CONSTRAINT "comments_document";
  ALTER TABLE "form_submissions" ADD COLUMN "assignee_id" uuid;
  ALTER TABLE "comments" ADD COLUMN "submission_id" uuid;
  ALTER TABLE "submission_replies" ADD CONSTRAINT "submission_replies_submission" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "submission_replies" ADD CONSTRAINT "submission_replies_account" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "submission_replies_submission_idx" ON "submission_replies" USING btree ("submission_id");
  CREATE INDEX "submission_replies_account_idx" ON "submission_replies" USING btree ("account_id");
  ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_submission" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "form_submissions_assignee_idx" ON "form_submissions" USING btree ("assignee_id");
  CREATE INDEX "comments_submission_idx" ON "comments" USING btree ("submission_id");
  ALTER TABLE "comments" ADD CONSTRAINT "comments_document" CHECK (num_nonnulls("comments"."page_id", "comments"."post_id", "comments"."template_id", "comments"."product_id", "comments"."submission_id") = 1);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "submission_replies" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "submission_replies" CASCADE;
  ALTER TABLE "comments" DROP CONSTRAINT "comments_document";
  ALTER TABLE "form_submissions" DROP CONSTRAINT "form_submissions_assignee_id_users_id_fk";
  
  ALTER TABLE "comments" DROP CONSTRAINT "comments_submission";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'mailSubmission', 'callWebhook', 'mailBooking', 'mailAccount', 'mailComment', 'runSchedule', 'translateDocuments', 'eraseSubmissions', 'restoreFiles', 'checkDomains', 'emptyTrash', 'pruneNotFoundLog', 'pruneAuditLog', 'pruneUsageLogs', 'pruneConversations', 'pruneVisits', 'pruneJobs');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'mailSubmission', 'callWebhook', 'mailBooking', 'mailAccount', 'mailComment', 'runSchedule', 'translateDocuments', 'eraseSubmissions', 'restoreFiles', 'checkDomains', 'emptyTrash', 'pruneNotFoundLog', 'pruneAuditLog', 'pruneUsageLogs', 'pruneConversations', 'pruneVisits', 'pruneJobs');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "form_submissions_assignee_idx";
  DROP INDEX "comments_submission_idx";
  ALTER TABLE "form_submissions" DROP COLUMN "assignee_id";
  ALTER TABLE "comments" DROP COLUMN "submission_id";
  ALTER TABLE "comments" ADD CONSTRAINT "comments_document" CHECK (num_nonnulls("comments"."page_id", "comments"."post_id", "comments"."template_id", "comments"."product_id") = 1);`)
}
