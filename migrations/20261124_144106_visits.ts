import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'pruneVisits' BEFORE 'pruneJobs';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'pruneVisits' BEFORE 'pruneJobs';
  CREATE TABLE "visits" (
  	"domain_id" uuid NOT NULL,
  	"day" date NOT NULL,
  	"locale" text NOT NULL,
  	"document_id" uuid NOT NULL,
  	"referrer_host" text NOT NULL,
  	"device" text NOT NULL,
  	"kind" text NOT NULL,
  	"path" text NOT NULL,
  	"views" integer DEFAULT 0 NOT NULL,
  	"visitors" integer DEFAULT 0 NOT NULL,
  	"locale_visitors" integer DEFAULT 0 NOT NULL,
  	"site_visitors" integer DEFAULT 0 NOT NULL,
  	CONSTRAINT "visits_pkey" PRIMARY KEY("domain_id","day","locale","document_id","referrer_host","device")
  );
  
  CREATE TABLE "visit_salts" (
  	"time_zone" text NOT NULL,
  	"day" date NOT NULL,
  	"salt" "bytea" NOT NULL,
  	"expires_at" timestamp with time zone NOT NULL,
  	CONSTRAINT "visit_salts_pkey" PRIMARY KEY("time_zone","day")
  );
  
  CREATE TABLE "visit_hashes" (
  	"hash" "bytea" PRIMARY KEY NOT NULL,
  	"expires_at" timestamp with time zone NOT NULL
  );
  
  ALTER TABLE "domains" ADD COLUMN "count_visits" boolean DEFAULT true;
  ALTER TABLE "visits" ADD CONSTRAINT "visits_domain" FOREIGN KEY ("domain_id") REFERENCES "public"."domains"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "visits_document_idx" ON "visits" USING btree ("document_id","day");
  CREATE INDEX "visits_day_idx" ON "visits" USING btree ("day");
  CREATE INDEX "visit_hashes_expiry_idx" ON "visit_hashes" USING btree ("expires_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "visits" CASCADE;
  DROP TABLE "visit_salts" CASCADE;
  DROP TABLE "visit_hashes" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'mailSubmission', 'callWebhook', 'mailBooking', 'mailAccount', 'runSchedule', 'translateDocuments', 'eraseSubmissions', 'restoreFiles', 'checkDomains', 'emptyTrash', 'pruneNotFoundLog', 'pruneAuditLog', 'pruneUsageLogs', 'pruneConversations', 'pruneJobs');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'mailSubmission', 'callWebhook', 'mailBooking', 'mailAccount', 'runSchedule', 'translateDocuments', 'eraseSubmissions', 'restoreFiles', 'checkDomains', 'emptyTrash', 'pruneNotFoundLog', 'pruneAuditLog', 'pruneUsageLogs', 'pruneConversations', 'pruneJobs');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "domains" DROP COLUMN "count_visits";`)
}
