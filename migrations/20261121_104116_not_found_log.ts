import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "not_found_log" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"path" varchar NOT NULL,
  	"domain_id" uuid NOT NULL,
  	"hits" numeric DEFAULT 0 NOT NULL,
  	"first_seen_at" timestamp(3) with time zone NOT NULL,
  	"last_seen_at" timestamp(3) with time zone NOT NULL,
  	"referrer_host" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "not_found_log_id" uuid;
  ALTER TABLE "not_found_log" ADD CONSTRAINT "not_found_log_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "not_found_log" ADD CONSTRAINT "not_found_log_domain_id_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."domains"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "not_found_log_tenant_idx" ON "not_found_log" USING btree ("tenant_id");
  CREATE INDEX "not_found_log_domain_idx" ON "not_found_log" USING btree ("domain_id");
  CREATE INDEX "not_found_log_hits_idx" ON "not_found_log" USING btree ("hits");
  CREATE INDEX "not_found_log_last_seen_at_idx" ON "not_found_log" USING btree ("last_seen_at");
  CREATE INDEX "not_found_log_updated_at_idx" ON "not_found_log" USING btree ("updated_at");
  CREATE INDEX "not_found_log_created_at_idx" ON "not_found_log" USING btree ("created_at");
  CREATE UNIQUE INDEX "domain_path_idx" ON "not_found_log" USING btree ("domain_id","path");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_not_found_log_fk" FOREIGN KEY ("not_found_log_id") REFERENCES "public"."not_found_log"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_not_found_log_id_idx" ON "payload_locked_documents_rels" USING btree ("not_found_log_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "not_found_log" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "not_found_log" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_not_found_log_fk";
  
  DROP INDEX "payload_locked_documents_rels_not_found_log_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "not_found_log_id";`)
}
