import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_llm_usage_logs_purpose" AS ENUM('chat', 'translate-field', 'translate-page', 'edit');
  CREATE TYPE "public"."enum_llm_usage_logs_status" AS ENUM('succeeded', 'failed', 'cancelled');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'pruneUsageLogs' BEFORE 'pruneJobs';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'pruneUsageLogs' BEFORE 'pruneJobs';
  CREATE TABLE "assistant_settings_glossary" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"keep" boolean
  );
  
  CREATE TABLE "assistant_settings_glossary_locales" (
  	"term" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "assistant_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"enabled" boolean DEFAULT true,
  	"model" varchar,
  	"fast_model" varchar,
  	"own_key_set_at" timestamp(3) with time zone,
  	"sealed_key" varchar,
  	"budgets_tenant_day_cost" numeric,
  	"budgets_tenant_day_tokens" numeric,
  	"budgets_tenant_month_cost" numeric,
  	"budgets_tenant_month_tokens" numeric,
  	"budgets_person_day_cost" numeric,
  	"budgets_person_day_tokens" numeric,
  	"budgets_person_month_cost" numeric,
  	"budgets_person_month_tokens" numeric,
  	"retention_days" numeric DEFAULT 90,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "assistant_settings_tenant_named" CHECK ("assistant_settings"."tenant_id" IS NOT NULL)
  );
  
  CREATE TABLE "assistant_settings_locales" (
  	"tone" varchar,
  	"instructions" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "llm_usage_logs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"account_id" uuid,
  	"purpose" "enum_llm_usage_logs_purpose" NOT NULL,
  	"status" "enum_llm_usage_logs_status" NOT NULL,
  	"provider" varchar NOT NULL,
  	"model" varchar NOT NULL,
  	"error" varchar,
  	"input_tokens" numeric DEFAULT 0 NOT NULL,
  	"cached_tokens" numeric DEFAULT 0 NOT NULL,
  	"output_tokens" numeric DEFAULT 0 NOT NULL,
  	"estimated" boolean DEFAULT false,
  	"cost" numeric,
  	"currency" varchar NOT NULL,
  	"latency_ms" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "llm_reservations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"account_id" uuid,
  	"tokens" integer NOT NULL,
  	"cost" numeric NOT NULL,
  	"expires_at" timestamp with time zone NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "assistant_settings_id" uuid;
  ALTER TABLE "assistant_settings_glossary" ADD CONSTRAINT "assistant_settings_glossary_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."assistant_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "assistant_settings_glossary_locales" ADD CONSTRAINT "assistant_settings_glossary_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."assistant_settings_glossary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "assistant_settings" ADD CONSTRAINT "assistant_settings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "assistant_settings_locales" ADD CONSTRAINT "assistant_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."assistant_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "llm_usage_logs" ADD CONSTRAINT "llm_usage_logs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "llm_usage_logs" ADD CONSTRAINT "llm_usage_logs_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "llm_reservations" ADD CONSTRAINT "llm_reservations_tenant" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "llm_reservations" ADD CONSTRAINT "llm_reservations_account" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "assistant_settings_glossary_order_idx" ON "assistant_settings_glossary" USING btree ("_order");
  CREATE INDEX "assistant_settings_glossary_parent_id_idx" ON "assistant_settings_glossary" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "assistant_settings_glossary_locales_locale_parent_id_unique" ON "assistant_settings_glossary_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "assistant_settings_tenant_idx" ON "assistant_settings" USING btree ("tenant_id");
  CREATE INDEX "assistant_settings_updated_at_idx" ON "assistant_settings" USING btree ("updated_at");
  CREATE INDEX "assistant_settings_created_at_idx" ON "assistant_settings" USING btree ("created_at");
  CREATE UNIQUE INDEX "assistant_settings_locales_locale_parent_id_unique" ON "assistant_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "llm_usage_logs_tenant_idx" ON "llm_usage_logs" USING btree ("tenant_id");
  CREATE INDEX "llm_usage_logs_account_idx" ON "llm_usage_logs" USING btree ("account_id");
  CREATE INDEX "llm_usage_logs_updated_at_idx" ON "llm_usage_logs" USING btree ("updated_at");
  CREATE INDEX "llm_usage_logs_created_at_idx" ON "llm_usage_logs" USING btree ("created_at");
  CREATE INDEX "llm_usage_logs_tenant_created" ON "llm_usage_logs" USING btree ("tenant_id","created_at");
  CREATE INDEX "llm_reservations_tenant_idx" ON "llm_reservations" USING btree ("tenant_id");
  CREATE INDEX "llm_reservations_account_idx" ON "llm_reservations" USING btree ("account_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_assistant_settings_fk" FOREIGN KEY ("assistant_settings_id") REFERENCES "public"."assistant_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_assistant_settings_id_idx" ON "payload_locked_documents_rels" USING btree ("assistant_settings_id");

  -- By hand from here on: what the config does not describe.
  CREATE FUNCTION llm_usage_logs_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' AND current_setting('gevel.prune_llm_usage_logs', true) = 'on' THEN
      RETURN OLD;
    END IF;
    -- A person or a tenant that is removed is forgotten by its foreign key, from inside of Postgres.
    IF TG_OP = 'UPDATE' AND pg_trigger_depth() > 1
      AND to_jsonb(NEW) - 'tenant_id' - 'account_id' = to_jsonb(OLD) - 'tenant_id' - 'account_id' THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'The usage log is only added to.' USING ERRCODE = 'insufficient_privilege';
  END $$;
  CREATE TRIGGER llm_usage_logs_append_only BEFORE UPDATE OR DELETE ON "llm_usage_logs"
    FOR EACH ROW EXECUTE FUNCTION llm_usage_logs_append_only();
  CREATE TRIGGER llm_usage_logs_not_emptied BEFORE TRUNCATE ON "llm_usage_logs"
    FOR EACH STATEMENT EXECUTE FUNCTION llm_usage_logs_append_only();

  CREATE FUNCTION prune_llm_usage_logs(until timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
  DECLARE removed bigint;
  BEGIN
    PERFORM set_config('gevel.prune_llm_usage_logs', 'on', true);
    DELETE FROM llm_usage_logs WHERE created_at < until;
    GET DIAGNOSTICS removed = ROW_COUNT;
    PERFORM set_config('gevel.prune_llm_usage_logs', '', true);
    RETURN removed;
  END $$;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "assistant_settings_glossary" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "assistant_settings_glossary_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "assistant_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "assistant_settings_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "llm_usage_logs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "llm_reservations" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "assistant_settings_glossary" CASCADE;
  DROP TABLE "assistant_settings_glossary_locales" CASCADE;
  DROP TABLE "assistant_settings" CASCADE;
  DROP TABLE "assistant_settings_locales" CASCADE;
  DROP TABLE "llm_usage_logs" CASCADE;
  DROP TABLE "llm_reservations" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_assistant_settings_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'mailSubmission', 'callWebhook', 'mailBooking', 'mailAccount', 'runSchedule', 'eraseSubmissions', 'restoreFiles', 'checkDomains', 'pruneNotFoundLog', 'pruneAuditLog', 'pruneJobs');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'mailSubmission', 'callWebhook', 'mailBooking', 'mailAccount', 'runSchedule', 'eraseSubmissions', 'restoreFiles', 'checkDomains', 'pruneNotFoundLog', 'pruneAuditLog', 'pruneJobs');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_assistant_settings_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "assistant_settings_id";
  DROP TYPE "public"."enum_llm_usage_logs_purpose";
  DROP TYPE "public"."enum_llm_usage_logs_status";
  DROP FUNCTION prune_llm_usage_logs;
  DROP FUNCTION llm_usage_logs_append_only;`)
}
