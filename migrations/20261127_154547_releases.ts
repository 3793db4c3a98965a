import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'runRelease' BEFORE 'runSchedule';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'runRelease' BEFORE 'runSchedule';
  CREATE TABLE "releases" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"name" text NOT NULL,
  	"state" text DEFAULT 'open' NOT NULL,
  	"creator_id" uuid,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"due_at" timestamp with time zone,
  	"planner_id" uuid,
  	"problem" text,
  	"publisher_id" uuid,
  	"published_at" timestamp with time zone,
  	CONSTRAINT "releases_state" CHECK ("releases"."state" IN ('open', 'published'))
  );
  
  CREATE TABLE "release_items" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"release_id" uuid NOT NULL,
  	"page_id" uuid,
  	"post_id" uuid,
  	"navigation_id" uuid,
  	"footer_id" uuid,
  	"locale" text NOT NULL,
  	"version_id" uuid,
  	"fingerprint" text NOT NULL,
  	"base" text,
  	"previous_id" uuid,
  	"adder_id" uuid,
  	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "release_items_document" CHECK (num_nonnulls("release_items"."page_id", "release_items"."post_id", "release_items"."navigation_id", "release_items"."footer_id") = 1)
  );
  
  ALTER TABLE "releases" ADD CONSTRAINT "releases_tenant" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases" ADD CONSTRAINT "releases_creator" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "releases" ADD CONSTRAINT "releases_planner" FOREIGN KEY ("planner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "releases" ADD CONSTRAINT "releases_publisher" FOREIGN KEY ("publisher_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "release_items" ADD CONSTRAINT "release_items_release" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "release_items" ADD CONSTRAINT "release_items_adder" FOREIGN KEY ("adder_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "release_items" ADD CONSTRAINT "release_items_page" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "release_items" ADD CONSTRAINT "release_items_post" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "release_items" ADD CONSTRAINT "release_items_navigation" FOREIGN KEY ("navigation_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "release_items" ADD CONSTRAINT "release_items_footer" FOREIGN KEY ("footer_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "releases_tenant_idx" ON "releases" USING btree ("tenant_id","state");
  CREATE INDEX "releases_creator_idx" ON "releases" USING btree ("creator_id");
  CREATE INDEX "releases_planner_idx" ON "releases" USING btree ("planner_id");
  CREATE INDEX "releases_publisher_idx" ON "releases" USING btree ("publisher_id");
  CREATE INDEX "release_items_adder_idx" ON "release_items" USING btree ("adder_id");
  CREATE INDEX "release_items_page_idx" ON "release_items" USING btree ("page_id");
  CREATE UNIQUE INDEX "release_items_once_page" ON "release_items" USING btree ("release_id","page_id","locale");
  CREATE INDEX "release_items_post_idx" ON "release_items" USING btree ("post_id");
  CREATE UNIQUE INDEX "release_items_once_post" ON "release_items" USING btree ("release_id","post_id","locale");
  CREATE INDEX "release_items_navigation_idx" ON "release_items" USING btree ("navigation_id");
  CREATE UNIQUE INDEX "release_items_once_navigation" ON "release_items" USING btree ("release_id","navigation_id","locale");
  CREATE INDEX "release_items_footer_idx" ON "release_items" USING btree ("footer_id");
  CREATE UNIQUE INDEX "release_items_once_footer" ON "release_items" USING btree ("release_id","footer_id","locale");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "release_items";
  DROP TABLE "releases";
  DELETE FROM "payload_jobs_log" WHERE "task_slug" = 'runRelease';
  DELETE FROM "payload_jobs" WHERE "task_slug" = 'runRelease';
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'mailSubmission', 'callWebhook', 'mailAssignee', 'mailReply', 'mailBooking', 'mailAccount', 'mailComment', 'mailReview', 'runSchedule', 'translateDocuments', 'eraseSubmissions', 'restoreFiles', 'checkDomains', 'emptyTrash', 'pruneNotFoundLog', 'pruneAuditLog', 'pruneUsageLogs', 'pruneConversations', 'pruneVisits', 'pruneJobs');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'mailSubmission', 'callWebhook', 'mailAssignee', 'mailReply', 'mailBooking', 'mailAccount', 'mailComment', 'mailReview', 'runSchedule', 'translateDocuments', 'eraseSubmissions', 'restoreFiles', 'checkDomains', 'emptyTrash', 'pruneNotFoundLog', 'pruneAuditLog', 'pruneUsageLogs', 'pruneConversations', 'pruneVisits', 'pruneJobs');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";`)
}
