import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "llm_proposals" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"account_id" uuid NOT NULL,
  	"conversation_id" uuid NOT NULL,
  	"collection" varchar NOT NULL,
  	"document_id" uuid,
  	"locale" varchar NOT NULL,
  	"title" varchar,
  	"base" varchar,
  	"changes" jsonb NOT NULL,
  	"status" varchar DEFAULT 'open' NOT NULL,
  	"accepted" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"before_version" uuid,
  	"result" varchar,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"decided_at" timestamp with time zone
  );
  
  ALTER TABLE "llm_proposals" ADD CONSTRAINT "llm_proposals_tenant" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "llm_proposals" ADD CONSTRAINT "llm_proposals_account" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "llm_proposals" ADD CONSTRAINT "llm_proposals_conversation" FOREIGN KEY ("conversation_id") REFERENCES "public"."llm_conversations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "llm_proposals_tenant_idx" ON "llm_proposals" USING btree ("tenant_id");
  CREATE INDEX "llm_proposals_account_idx" ON "llm_proposals" USING btree ("account_id");
  CREATE INDEX "llm_proposals_conversation_idx" ON "llm_proposals" USING btree ("conversation_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "llm_proposals" CASCADE;`)
}
