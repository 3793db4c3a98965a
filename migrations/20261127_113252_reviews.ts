import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_users_tenants_role" ADD VALUE 'writer' BEFORE 'viewer';
  ALTER TYPE "public"."enum_users_invitations_role" ADD VALUE 'writer' BEFORE 'viewer';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'mailReview' BEFORE 'runSchedule';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'mailReview' BEFORE 'runSchedule';
  CREATE TABLE "reviews" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"page_id" uuid,
  	"post_id" uuid,
  	"locale" text NOT NULL,
  	"state" text DEFAULT 'open' NOT NULL,
  	"requester_id" uuid,
  	"reviewer_id" uuid,
  	"message" text,
  	"fingerprint" text NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"decider_id" uuid,
  	"decided_at" timestamp with time zone,
  	"answer" text,
  	CONSTRAINT "reviews_document" CHECK (num_nonnulls("reviews"."page_id", "reviews"."post_id") = 1),
  	CONSTRAINT "reviews_state" CHECK ("reviews"."state" IN ('open', 'approved', 'sentBack', 'withdrawn'))
  );
  
  ALTER TABLE "tenants" ADD COLUMN "four_eyes" boolean DEFAULT false;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_tenant" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_page" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_post" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_requester" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reviewer" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_decider" FOREIGN KEY ("decider_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "reviews_open_page" ON "reviews" USING btree ("page_id","locale") WHERE "reviews"."state" = 'open';
  CREATE UNIQUE INDEX "reviews_open_post" ON "reviews" USING btree ("post_id","locale") WHERE "reviews"."state" = 'open';
  CREATE INDEX "reviews_tenant_idx" ON "reviews" USING btree ("tenant_id","state");
  CREATE INDEX "reviews_page_idx" ON "reviews" USING btree ("page_id");
  CREATE INDEX "reviews_post_idx" ON "reviews" USING btree ("post_id");
  CREATE INDEX "reviews_requester_idx" ON "reviews" USING btree ("requester_id");
  CREATE INDEX "reviews_reviewer_idx" ON "reviews" USING btree ("reviewer_id");
  CREATE INDEX "reviews_decider_idx" ON "reviews" USING btree ("decider_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "reviews" CASCADE;
  UPDATE "users_tenants" SET "role" = 'viewer' WHERE "role" = 'writer';
  UPDATE "users_invitations" SET "role" = 'viewer' WHERE "role" = 'writer';
  ALTER TABLE "users_tenants" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users_tenants" ALTER COLUMN "role" SET DEFAULT 'viewer'::text;
  DROP TYPE "public"."enum_users_tenants_role";
  CREATE TYPE "public"."enum_users_tenants_role" AS ENUM('admin', 'editor', 'viewer');
  ALTER TABLE "users_tenants" ALTER COLUMN "role" SET DEFAULT 'viewer'::"public"."enum_users_tenants_role";
  ALTER TABLE "users_tenants" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_tenants_role" USING "role"::"public"."enum_users_tenants_role";
  ALTER TABLE "users_invitations" ALTER COLUMN "role" SET DATA TYPE text;
  DROP TYPE "public"."enum_users_invitations_role";
  CREATE TYPE "public"."enum_users_invitations_role" AS ENUM('admin', 'editor', 'viewer');
  ALTER TABLE "users_invitations" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_invitations_role" USING "role"::"public"."enum_users_invitations_role";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'mailSubmission', 'callWebhook', 'mailBooking', 'mailAccount', 'mailComment', 'runSchedule', 'translateDocuments', 'eraseSubmissions', 'restoreFiles', 'checkDomains', 'emptyTrash', 'pruneNotFoundLog', 'pruneAuditLog', 'pruneUsageLogs', 'pruneConversations', 'pruneVisits', 'pruneJobs');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'mailSubmission', 'callWebhook', 'mailBooking', 'mailAccount', 'mailComment', 'runSchedule', 'translateDocuments', 'eraseSubmissions', 'restoreFiles', 'checkDomains', 'emptyTrash', 'pruneNotFoundLog', 'pruneAuditLog', 'pruneUsageLogs', 'pruneConversations', 'pruneVisits', 'pruneJobs');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "tenants" DROP COLUMN "four_eyes";`)
}
