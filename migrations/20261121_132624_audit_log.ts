import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_log_action" AS ENUM('create', 'update', 'draft', 'publish', 'unpublish', 'delete');
  CREATE TYPE "public"."enum_audit_log_via" AS ENUM('admin', 'api', 'system');
  CREATE TABLE "audit_log" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"document_title" varchar,
  	"changes" jsonb,
  	"action" "enum_audit_log_action" NOT NULL,
  	"document_collection" varchar,
  	"actor_id" uuid,
  	"actor_name" varchar,
  	"via" "enum_audit_log_via" NOT NULL,
  	"locale" varchar,
  	"document_id" varchar NOT NULL,
  	"further_changes" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "audit_log_tenant_idx" ON "audit_log" USING btree ("tenant_id");
  CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_id");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE INDEX "tenant_createdAt_idx" ON "audit_log" USING btree ("tenant_id","created_at");
  CREATE INDEX "documentId_createdAt_idx" ON "audit_log" USING btree ("document_id","created_at");
  CREATE FUNCTION audit_log_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' AND current_setting('gevel.prune_audit_log', true) = 'on' THEN
      RETURN OLD;
    END IF;
    -- A person or a tenant that is removed is forgotten by its foreign key, from inside of Postgres.
    IF TG_OP = 'UPDATE' AND pg_trigger_depth() > 1
      AND to_jsonb(NEW) - 'tenant_id' - 'actor_id' = to_jsonb(OLD) - 'tenant_id' - 'actor_id' THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'The audit log is only added to.' USING ERRCODE = 'insufficient_privilege';
  END $$;
  CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON "audit_log"
    FOR EACH ROW EXECUTE FUNCTION audit_log_append_only();
  CREATE TRIGGER audit_log_not_emptied BEFORE TRUNCATE ON "audit_log"
    FOR EACH STATEMENT EXECUTE FUNCTION audit_log_append_only();`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "audit_log" CASCADE;
  DROP FUNCTION audit_log_append_only();
  DROP TYPE "public"."enum_audit_log_action";
  DROP TYPE "public"."enum_audit_log_via";`)
}
