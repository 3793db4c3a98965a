import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  // Of Postgres itself, and trusted: whoever may create tables in the database may create it.
  await db.execute(sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`)
  await db.execute(sql`
   CREATE TABLE "translation_memory" (
  	"tenant_id" uuid NOT NULL,
  	"from_locale" text NOT NULL,
  	"to_locale" text NOT NULL,
  	"hash" text NOT NULL,
  	"source" text NOT NULL,
  	"words" text NOT NULL,
  	"target" text NOT NULL,
  	"collection" text,
  	"document_id" uuid,
  	"account_id" uuid,
  	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "translation_memory_pkey" PRIMARY KEY("tenant_id","from_locale","to_locale","hash")
  );
  
  ALTER TABLE "translation_memory" ADD CONSTRAINT "translation_memory_tenant" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "translation_memory" ADD CONSTRAINT "translation_memory_account" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "translation_memory_account_idx" ON "translation_memory" USING btree ("account_id");
  CREATE INDEX "translation_memory_words_idx" ON "translation_memory" USING gin ("words" gin_trgm_ops);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "translation_memory" CASCADE;`)
}
