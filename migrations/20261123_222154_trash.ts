import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'trash' BEFORE 'delete';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'emptyTrash' BEFORE 'pruneNotFoundLog';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'emptyTrash' BEFORE 'pruneNotFoundLog';
  CREATE TABLE "trashed_page_urls" (
  	"page_id" uuid NOT NULL,
  	"domain_id" uuid NOT NULL,
  	"locale" text NOT NULL,
  	"path" text NOT NULL,
  	"canonical" boolean NOT NULL,
  	CONSTRAINT "trashed_page_urls_pkey" PRIMARY KEY("page_id","domain_id","locale","path")
  );
  
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "trashed_page_urls" ADD CONSTRAINT "trashed_page_urls_page" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trashed_page_urls" ADD CONSTRAINT "trashed_page_urls_domain" FOREIGN KEY ("domain_id") REFERENCES "public"."domains"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");

  -- A post in the trash leaves its slug to others: the unique index ignores rows without a tenant.
  CREATE OR REPLACE FUNCTION tenant_of_texts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    EXECUTE format('SELECT tenant_id FROM %I WHERE id = $1 AND %s', TG_ARGV[0], coalesce(TG_ARGV[1], 'true'))
      INTO NEW.tenant_id USING NEW._parent_id;
    RETURN NEW;
  END $$;
  CREATE OR REPLACE TRIGGER posts_locales_tenant BEFORE INSERT OR UPDATE ON "posts_locales"
    FOR EACH ROW EXECUTE FUNCTION tenant_of_texts('posts', 'deleted_at IS NULL');
  CREATE FUNCTION slugs_of_trashed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE posts_locales SET slug = slug WHERE _parent_id = NEW.id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER posts_trashed AFTER UPDATE OF "deleted_at" ON "posts" FOR EACH ROW
    WHEN (OLD.deleted_at IS DISTINCT FROM NEW.deleted_at) EXECUTE FUNCTION slugs_of_trashed();`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TRIGGER posts_trashed ON "posts";
  DROP FUNCTION slugs_of_trashed;
  CREATE OR REPLACE FUNCTION tenant_of_texts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    EXECUTE format('SELECT tenant_id FROM %I WHERE id = $1', TG_ARGV[0]) INTO NEW.tenant_id USING NEW._parent_id;
    RETURN NEW;
  END $$;
  CREATE OR REPLACE TRIGGER posts_locales_tenant BEFORE INSERT OR UPDATE ON "posts_locales"
    FOR EACH ROW EXECUTE FUNCTION tenant_of_texts('posts');
   ALTER TABLE "trashed_page_urls" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "trashed_page_urls" CASCADE;
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('create', 'update', 'draft', 'publish', 'unpublish', 'restore', 'propose', 'delete');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'mailSubmission', 'callWebhook', 'mailBooking', 'mailAccount', 'runSchedule', 'translateDocuments', 'eraseSubmissions', 'restoreFiles', 'checkDomains', 'pruneNotFoundLog', 'pruneAuditLog', 'pruneUsageLogs', 'pruneConversations', 'pruneJobs');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'mailSubmission', 'callWebhook', 'mailBooking', 'mailAccount', 'runSchedule', 'translateDocuments', 'eraseSubmissions', 'restoreFiles', 'checkDomains', 'pruneNotFoundLog', 'pruneAuditLog', 'pruneUsageLogs', 'pruneConversations', 'pruneJobs');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "posts_deleted_at_idx";
  DROP INDEX "_posts_v_version_version_deleted_at_idx";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "posts" DROP COLUMN "deleted_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_deleted_at";`)
}
