import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'runSchedule' BEFORE 'eraseSubmissions';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'runSchedule' BEFORE 'eraseSubmissions';
  CREATE TABLE "schedules" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"post_id" uuid NOT NULL,
  	"locale" text NOT NULL,
  	"action" text NOT NULL,
  	"due_at" timestamp with time zone NOT NULL,
  	"account_id" uuid,
  	"as_system" boolean DEFAULT false NOT NULL,
  	"problem" text,
  	"fields" text[],
  	CONSTRAINT "schedules_once" UNIQUE("post_id","locale","action"),
  	CONSTRAINT "schedules_action" CHECK ("schedules"."action" IN ('publish'))
  );
  
  ALTER TABLE "schedules" ADD CONSTRAINT "schedules_post" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules" ADD CONSTRAINT "schedules_account" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "schedules_account_idx" ON "schedules" USING btree ("account_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "schedules" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'mailSubmission', 'callWebhook', 'mailBooking', 'mailAccount', 'eraseSubmissions', 'restoreFiles', 'checkDomains', 'pruneNotFoundLog', 'pruneAuditLog', 'pruneJobs');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'mailSubmission', 'callWebhook', 'mailBooking', 'mailAccount', 'eraseSubmissions', 'restoreFiles', 'checkDomains', 'pruneNotFoundLog', 'pruneAuditLog', 'pruneJobs');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";`)
}
