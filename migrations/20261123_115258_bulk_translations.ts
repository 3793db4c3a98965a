import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'translateDocuments' BEFORE 'eraseSubmissions';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'translateDocuments' BEFORE 'eraseSubmissions';
  CREATE TABLE "bulk_translations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"account_id" uuid,
  	"api_token_id" uuid,
  	"from_locale" text NOT NULL,
  	"to_locale" text NOT NULL,
  	"overwrite" text NOT NULL,
  	"state" text DEFAULT 'running' NOT NULL,
  	"reason" jsonb,
  	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"ended_at" timestamp with time zone,
  	CONSTRAINT "bulk_translations_state" CHECK ("bulk_translations"."state" IN ('running', 'stopped', 'cancelled', 'done'))
  );
  
  CREATE TABLE "bulk_translation_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"bulk_id" uuid NOT NULL,
  	"position" integer NOT NULL,
  	"collection" text NOT NULL,
  	"document_id" uuid NOT NULL,
  	"to_locale" text NOT NULL,
  	"state" text DEFAULT 'waiting' NOT NULL,
  	"job_id" text,
  	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
  	"translated" integer DEFAULT 0 NOT NULL,
  	"untranslated" integer DEFAULT 0 NOT NULL,
  	"problem" jsonb,
  	CONSTRAINT "bulk_translation_documents_state" CHECK ("bulk_translation_documents"."state" IN ('waiting', 'running', 'done', 'failed'))
  );
  
  ALTER TABLE "llm_usage_logs" ADD COLUMN "work_id" uuid;
  ALTER TABLE "bulk_translations" ADD CONSTRAINT "bulk_translations_tenant" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bulk_translations" ADD CONSTRAINT "bulk_translations_account" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bulk_translation_documents" ADD CONSTRAINT "bulk_translation_documents_bulk" FOREIGN KEY ("bulk_id") REFERENCES "public"."bulk_translations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "bulk_translations_tenant_idx" ON "bulk_translations" USING btree ("tenant_id","started_at");
  CREATE INDEX "bulk_translations_account_idx" ON "bulk_translations" USING btree ("account_id");
  CREATE INDEX "bulk_translation_documents_bulk_idx" ON "bulk_translation_documents" USING btree ("bulk_id","state","position");
  CREATE UNIQUE INDEX "bulk_translation_documents_running" ON "bulk_translation_documents" USING btree ("document_id","to_locale") WHERE state = 'running';
  CREATE INDEX "llm_usage_logs_work_idx" ON "llm_usage_logs" USING btree ("work_id") WHERE work_id IS NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bulk_translations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bulk_translation_documents" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "bulk_translations" CASCADE;
  DROP TABLE "bulk_translation_documents" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'mailSubmission', 'callWebhook', 'mailBooking', 'mailAccount', 'runSchedule', 'eraseSubmissions', 'restoreFiles', 'checkDomains', 'pruneNotFoundLog', 'pruneAuditLog', 'pruneUsageLogs', 'pruneConversations', 'pruneJobs');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'mailSubmission', 'callWebhook', 'mailBooking', 'mailAccount', 'runSchedule', 'eraseSubmissions', 'restoreFiles', 'checkDomains', 'pruneNotFoundLog', 'pruneAuditLog', 'pruneUsageLogs', 'pruneConversations', 'pruneJobs');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "llm_usage_logs_work_idx";
  ALTER TABLE "llm_usage_logs" DROP COLUMN "work_id";`)
}
