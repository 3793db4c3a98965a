import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_llm_conversations_kind" AS ENUM('chat', 'translate-field', 'translate-page', 'edit');
  CREATE TYPE "public"."enum_llm_conversations_status" AS ENUM('succeeded', 'failed', 'cancelled');
  CREATE TYPE "public"."enum_chat_messages_role" AS ENUM('user', 'assistant');
  CREATE TYPE "public"."enum_chat_messages_status" AS ENUM('succeeded', 'failed', 'cancelled');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'pruneConversations' BEFORE 'pruneJobs';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'pruneConversations' BEFORE 'pruneJobs';
  CREATE TABLE "llm_conversations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"title" varchar,
  	"account_id" uuid,
  	"kind" "enum_llm_conversations_kind" NOT NULL,
  	"status" "enum_llm_conversations_status" DEFAULT 'succeeded' NOT NULL,
  	"model" varchar,
  	"messages" numeric DEFAULT 0 NOT NULL,
  	"input_tokens" numeric DEFAULT 0 NOT NULL,
  	"cached_tokens" numeric DEFAULT 0 NOT NULL,
  	"output_tokens" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "chat_messages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"conversation_id" uuid NOT NULL,
  	"account_id" uuid,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"role" "enum_chat_messages_role" NOT NULL,
  	"status" "enum_chat_messages_status" DEFAULT 'succeeded' NOT NULL,
  	"content" varchar,
  	"tool_calls" jsonb,
  	"model" varchar,
  	"input_tokens" numeric DEFAULT 0 NOT NULL,
  	"cached_tokens" numeric DEFAULT 0 NOT NULL,
  	"output_tokens" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "llm_usage_logs" ADD COLUMN "conversation_id" uuid;
  ALTER TABLE "llm_conversations" ADD CONSTRAINT "llm_conversations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "llm_conversations" ADD CONSTRAINT "llm_conversations_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_llm_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."llm_conversations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "llm_conversations_tenant_idx" ON "llm_conversations" USING btree ("tenant_id");
  CREATE INDEX "llm_conversations_account_idx" ON "llm_conversations" USING btree ("account_id");
  CREATE INDEX "llm_conversations_updated_at_idx" ON "llm_conversations" USING btree ("updated_at");
  CREATE INDEX "llm_conversations_created_at_idx" ON "llm_conversations" USING btree ("created_at");
  CREATE INDEX "llm_conversations_tenant_updated" ON "llm_conversations" USING btree ("tenant_id","updated_at");
  CREATE INDEX "chat_messages_tenant_idx" ON "chat_messages" USING btree ("tenant_id");
  CREATE INDEX "chat_messages_conversation_idx" ON "chat_messages" USING btree ("conversation_id");
  CREATE INDEX "chat_messages_account_idx" ON "chat_messages" USING btree ("account_id");
  CREATE INDEX "chat_messages_updated_at_idx" ON "chat_messages" USING btree ("updated_at");
  CREATE INDEX "chat_messages_created_at_idx" ON "chat_messages" USING btree ("created_at");
  CREATE INDEX "chat_messages_conversation_position" ON "chat_messages" USING btree ("conversation_id","position");
  ALTER TABLE "llm_usage_logs" ADD CONSTRAINT "llm_usage_logs_conversation_id_llm_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."llm_conversations"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "llm_usage_logs_conversation_idx" ON "llm_usage_logs" USING btree ("conversation_id");

  -- By hand from here on: what the config does not describe.
  CREATE OR REPLACE FUNCTION llm_usage_logs_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' AND current_setting('gevel.prune_llm_usage_logs', true) = 'on' THEN
      RETURN OLD;
    END IF;
    -- A person, tenant or conversation that is removed is forgotten by its foreign key, from inside of Postgres.
    IF TG_OP = 'UPDATE' AND pg_trigger_depth() > 1
      AND to_jsonb(NEW) - 'tenant_id' - 'account_id' - 'conversation_id' = to_jsonb(OLD) - 'tenant_id' - 'account_id' - 'conversation_id' THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'The usage log is only added to.' USING ERRCODE = 'insufficient_privilege';
  END $$;

  -- Totals and removed references are written from inside of Postgres.
  CREATE FUNCTION llm_conversations_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'TRUNCATE' AND (pg_trigger_depth() > 1 OR current_setting('gevel.remove_llm_conversations', true) = 'on') THEN
      RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
    END IF;
    RAISE EXCEPTION 'Conversations are only added to.' USING ERRCODE = 'insufficient_privilege';
  END $$;
  CREATE TRIGGER llm_conversations_append_only BEFORE UPDATE OR DELETE ON "llm_conversations"
    FOR EACH ROW EXECUTE FUNCTION llm_conversations_append_only();
  CREATE TRIGGER llm_conversations_not_emptied BEFORE TRUNCATE ON "llm_conversations"
    FOR EACH STATEMENT EXECUTE FUNCTION llm_conversations_append_only();
  CREATE TRIGGER chat_messages_append_only BEFORE UPDATE OR DELETE ON "chat_messages"
    FOR EACH ROW EXECUTE FUNCTION llm_conversations_append_only();
  CREATE TRIGGER chat_messages_not_emptied BEFORE TRUNCATE ON "chat_messages"
    FOR EACH STATEMENT EXECUTE FUNCTION llm_conversations_append_only();

  CREATE FUNCTION chat_messages_count() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE llm_conversations SET messages = messages + 1, input_tokens = input_tokens + NEW.input_tokens,
      cached_tokens = cached_tokens + NEW.cached_tokens, output_tokens = output_tokens + NEW.output_tokens,
      model = coalesce(NEW.model, model), updated_at = greatest(updated_at, NEW.created_at),
      status = CASE WHEN NEW.role = 'assistant' THEN NEW.status::text::enum_llm_conversations_status ELSE status END
    WHERE id = NEW.conversation_id RETURNING messages INTO NEW.position;
    RETURN NEW;
  END $$;
  CREATE TRIGGER chat_messages_count BEFORE INSERT ON "chat_messages"
    FOR EACH ROW EXECUTE FUNCTION chat_messages_count();

  CREATE FUNCTION prune_llm_conversations(moment timestamptz, default_days integer) RETURNS bigint LANGUAGE plpgsql AS $$
  DECLARE old uuid[];
  BEGIN
    SELECT coalesce(array_agg(c.id), '{}') INTO old FROM llm_conversations c
      LEFT JOIN assistant_settings s ON s.tenant_id = c.tenant_id
      WHERE c.updated_at < moment - make_interval(days => coalesce(s.retention_days, default_days)::integer);
    PERFORM set_config('gevel.remove_llm_conversations', 'on', true);
    DELETE FROM chat_messages WHERE conversation_id = ANY(old);
    DELETE FROM llm_conversations WHERE id = ANY(old);
    PERFORM set_config('gevel.remove_llm_conversations', '', true);
    RETURN cardinality(old);
  END $$;

  CREATE FUNCTION redact_llm_conversations(person uuid) RETURNS bigint LANGUAGE plpgsql AS $$
  DECLARE redacted bigint;
  BEGIN
    PERFORM set_config('gevel.remove_llm_conversations', 'on', true);
    UPDATE chat_messages SET content = NULL, tool_calls = NULL WHERE account_id = person;
    UPDATE llm_conversations SET title = NULL WHERE account_id = person;
    GET DIAGNOSTICS redacted = ROW_COUNT;
    PERFORM set_config('gevel.remove_llm_conversations', '', true);
    RETURN redacted;
  END $$;

  -- What was said in a tenant goes with it.
  CREATE FUNCTION llm_conversations_of_tenant() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM chat_messages WHERE tenant_id = OLD.id;
    DELETE FROM llm_conversations WHERE tenant_id = OLD.id;
    RETURN OLD;
  END $$;
  CREATE TRIGGER llm_conversations_of_tenant BEFORE DELETE ON "tenants"
    FOR EACH ROW EXECUTE FUNCTION llm_conversations_of_tenant();`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "llm_conversations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "chat_messages" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "llm_conversations" CASCADE;
  DROP TABLE "chat_messages" CASCADE;
  ALTER TABLE "llm_usage_logs" DROP CONSTRAINT "llm_usage_logs_conversation_id_llm_conversations_id_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'mailSubmission', 'callWebhook', 'mailBooking', 'mailAccount', 'runSchedule', 'eraseSubmissions', 'restoreFiles', 'checkDomains', 'pruneNotFoundLog', 'pruneAuditLog', 'pruneUsageLogs', 'pruneJobs');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'mailSubmission', 'callWebhook', 'mailBooking', 'mailAccount', 'runSchedule', 'eraseSubmissions', 'restoreFiles', 'checkDomains', 'pruneNotFoundLog', 'pruneAuditLog', 'pruneUsageLogs', 'pruneJobs');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "llm_usage_logs_conversation_idx";
  ALTER TABLE "llm_usage_logs" DROP COLUMN "conversation_id";
  DROP TYPE "public"."enum_llm_conversations_kind";
  DROP TYPE "public"."enum_llm_conversations_status";
  DROP TYPE "public"."enum_chat_messages_role";
  DROP TYPE "public"."enum_chat_messages_status";
  DROP TRIGGER llm_conversations_of_tenant ON "tenants";
  DROP FUNCTION llm_conversations_of_tenant;
  DROP FUNCTION redact_llm_conversations;
  DROP FUNCTION prune_llm_conversations;
  DROP FUNCTION chat_messages_count;
  DROP FUNCTION llm_conversations_append_only;
  CREATE OR REPLACE FUNCTION llm_usage_logs_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' AND current_setting('gevel.prune_llm_usage_logs', true) = 'on' THEN
      RETURN OLD;
    END IF;
    -- A person, tenant or conversation that is removed is forgotten by its foreign key, from inside of Postgres.
    IF TG_OP = 'UPDATE' AND pg_trigger_depth() > 1
      AND to_jsonb(NEW) - 'tenant_id' - 'account_id' = to_jsonb(OLD) - 'tenant_id' - 'account_id' THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'The usage log is only added to.' USING ERRCODE = 'insufficient_privilege';
  END $$;`)
}
