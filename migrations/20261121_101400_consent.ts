import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_consent_records_locale" AS ENUM('nl', 'en');
  CREATE TYPE "public"."enum_consent_snapshots_locale" AS ENUM('nl', 'en');
  CREATE TYPE "public"."enum_consent_snapshots_mode" AS ENUM('preselected', 'opt-in');
  CREATE TABLE "consent_records" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"hostname" varchar NOT NULL,
  	"domain_id" uuid,
  	"analytics" boolean DEFAULT false NOT NULL,
  	"marketing" boolean DEFAULT false NOT NULL,
  	"version" numeric NOT NULL,
  	"locale" "enum_consent_records_locale" NOT NULL,
  	"shown_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consent_snapshots" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"version" numeric NOT NULL,
  	"locale" "enum_consent_snapshots_locale" NOT NULL,
  	"mode" "enum_consent_snapshots_mode" NOT NULL,
  	"texts" jsonb NOT NULL,
  	"fingerprint" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consent_texts_information_paragraphs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "consent_texts_information_paragraphs_locales" (
  	"heading" varchar,
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "consent_texts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"version" numeric DEFAULT 1 NOT NULL,
  	"brand_marker" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consent_texts_locales" (
  	"title" varchar NOT NULL,
  	"allowance_tab" varchar NOT NULL,
  	"allowance_heading" varchar NOT NULL,
  	"allowance_introduction" varchar NOT NULL,
  	"settings_tab" varchar NOT NULL,
  	"settings_essential_name" varchar NOT NULL,
  	"settings_essential_description" varchar NOT NULL,
  	"settings_analytics_name" varchar NOT NULL,
  	"settings_analytics_description" varchar NOT NULL,
  	"settings_marketing_name" varchar NOT NULL,
  	"settings_marketing_description" varchar NOT NULL,
  	"settings_off" varchar NOT NULL,
  	"settings_on" varchar NOT NULL,
  	"information_tab" varchar NOT NULL,
  	"buttons_options" varchar NOT NULL,
  	"buttons_allow_selection" varchar NOT NULL,
  	"buttons_accept" varchar NOT NULL,
  	"buttons_only_essential" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "consent_records_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "consent_snapshots_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "consent_texts_id" uuid;
  ALTER TABLE "consent_records" ADD CONSTRAINT "consent_records_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consent_records" ADD CONSTRAINT "consent_records_domain_id_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."domains"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consent_records" ADD CONSTRAINT "consent_records_shown_id_consent_snapshots_id_fk" FOREIGN KEY ("shown_id") REFERENCES "public"."consent_snapshots"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consent_snapshots" ADD CONSTRAINT "consent_snapshots_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consent_texts_information_paragraphs" ADD CONSTRAINT "consent_texts_information_paragraphs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consent_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consent_texts_information_paragraphs_locales" ADD CONSTRAINT "consent_texts_information_paragraphs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consent_texts_information_paragraphs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consent_texts" ADD CONSTRAINT "consent_texts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consent_texts_locales" ADD CONSTRAINT "consent_texts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consent_texts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "consent_records_tenant_idx" ON "consent_records" USING btree ("tenant_id");
  CREATE INDEX "consent_records_domain_idx" ON "consent_records" USING btree ("domain_id");
  CREATE INDEX "consent_records_analytics_idx" ON "consent_records" USING btree ("analytics");
  CREATE INDEX "consent_records_marketing_idx" ON "consent_records" USING btree ("marketing");
  CREATE INDEX "consent_records_version_idx" ON "consent_records" USING btree ("version");
  CREATE INDEX "consent_records_shown_idx" ON "consent_records" USING btree ("shown_id");
  CREATE INDEX "consent_records_updated_at_idx" ON "consent_records" USING btree ("updated_at");
  CREATE INDEX "consent_records_created_at_idx" ON "consent_records" USING btree ("created_at");
  CREATE INDEX "consent_snapshots_tenant_idx" ON "consent_snapshots" USING btree ("tenant_id");
  CREATE UNIQUE INDEX "consent_snapshots_fingerprint_idx" ON "consent_snapshots" USING btree ("fingerprint");
  CREATE INDEX "consent_snapshots_updated_at_idx" ON "consent_snapshots" USING btree ("updated_at");
  CREATE INDEX "consent_snapshots_created_at_idx" ON "consent_snapshots" USING btree ("created_at");
  CREATE INDEX "consent_texts_information_paragraphs_order_idx" ON "consent_texts_information_paragraphs" USING btree ("_order");
  CREATE INDEX "consent_texts_information_paragraphs_parent_id_idx" ON "consent_texts_information_paragraphs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "consent_texts_information_paragraphs_locales_locale_parent_i" ON "consent_texts_information_paragraphs_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "consent_texts_tenant_idx" ON "consent_texts" USING btree ("tenant_id");
  CREATE INDEX "consent_texts_updated_at_idx" ON "consent_texts" USING btree ("updated_at");
  CREATE INDEX "consent_texts_created_at_idx" ON "consent_texts" USING btree ("created_at");
  CREATE UNIQUE INDEX "consent_texts_locales_locale_parent_id_unique" ON "consent_texts_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consent_records_fk" FOREIGN KEY ("consent_records_id") REFERENCES "public"."consent_records"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consent_snapshots_fk" FOREIGN KEY ("consent_snapshots_id") REFERENCES "public"."consent_snapshots"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consent_texts_fk" FOREIGN KEY ("consent_texts_id") REFERENCES "public"."consent_texts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_consent_records_id_idx" ON "payload_locked_documents_rels" USING btree ("consent_records_id");
  CREATE INDEX "payload_locked_documents_rels_consent_snapshots_id_idx" ON "payload_locked_documents_rels" USING btree ("consent_snapshots_id");
  CREATE INDEX "payload_locked_documents_rels_consent_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("consent_texts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "consent_records" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consent_snapshots" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consent_texts_information_paragraphs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consent_texts_information_paragraphs_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consent_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consent_texts_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "consent_records" CASCADE;
  DROP TABLE "consent_snapshots" CASCADE;
  DROP TABLE "consent_texts_information_paragraphs" CASCADE;
  DROP TABLE "consent_texts_information_paragraphs_locales" CASCADE;
  DROP TABLE "consent_texts" CASCADE;
  DROP TABLE "consent_texts_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_consent_records_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_consent_snapshots_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_consent_texts_fk";
  
  DROP INDEX "payload_locked_documents_rels_consent_records_id_idx";
  DROP INDEX "payload_locked_documents_rels_consent_snapshots_id_idx";
  DROP INDEX "payload_locked_documents_rels_consent_texts_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "consent_records_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "consent_snapshots_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "consent_texts_id";
  DROP TYPE "public"."enum_consent_records_locale";
  DROP TYPE "public"."enum_consent_snapshots_locale";
  DROP TYPE "public"."enum_consent_snapshots_mode";`)
}
