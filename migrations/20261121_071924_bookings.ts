import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_blocks_booking_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__pages_v_blocks_booking_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_bookings_status" AS ENUM('booked', 'cancelled');
  CREATE TYPE "public"."enum_bookings_locale" AS ENUM('nl', 'en');
  CREATE TYPE "public"."enum_availability_weekly_hours_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_availability_exceptions_kind" AS ENUM('closed', 'hours');
  CREATE TABLE "pages_blocks_booking" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tone" "enum_pages_blocks_booking_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_booking_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"note" varchar,
  	"no_slots" varchar,
  	"confirmation_heading" varchar,
  	"confirmation_text" varchar,
  	"cancelled_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_booking" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tone" "enum__pages_v_blocks_booking_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_booking_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"note" varchar,
  	"no_slots" varchar,
  	"confirmation_heading" varchar,
  	"confirmation_text" varchar,
  	"cancelled_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "bookings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"topic" varchar,
  	"message" varchar,
  	"status" "enum_bookings_status" DEFAULT 'booked' NOT NULL,
  	"locale" "enum_bookings_locale" NOT NULL,
  	"time_zone" varchar NOT NULL,
  	"domain_id" uuid,
  	"page_path" varchar,
  	"occupied_until" timestamp(3) with time zone NOT NULL,
  	"sequence" numeric DEFAULT 0 NOT NULL,
  	"cancel_token_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "availability_weekly_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_availability_weekly_hours_day" NOT NULL,
  	"from" varchar NOT NULL,
  	"until" varchar NOT NULL
  );
  
  CREATE TABLE "availability_exceptions_windows" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"until" varchar
  );
  
  CREATE TABLE "availability_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone NOT NULL,
  	"until" timestamp(3) with time zone,
  	"kind" "enum_availability_exceptions_kind" DEFAULT 'closed' NOT NULL,
  	"reason" varchar
  );
  
  CREATE TABLE "availability_topics" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "availability_topics_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "availability_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL
  );
  
  CREATE TABLE "availability" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"time_zone" varchar DEFAULT 'Europe/Amsterdam' NOT NULL,
  	"slot_minutes" numeric DEFAULT 30 NOT NULL,
  	"buffer_minutes" numeric DEFAULT 15 NOT NULL,
  	"notice_hours" numeric DEFAULT 24 NOT NULL,
  	"horizon_days" numeric DEFAULT 28 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "availability_locales" (
  	"title" varchar,
  	"location" varchar,
  	"mail_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "bookings_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "availability_id" uuid;
  ALTER TABLE "pages_blocks_booking" ADD CONSTRAINT "pages_blocks_booking_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_booking_locales" ADD CONSTRAINT "pages_blocks_booking_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_booking"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_booking" ADD CONSTRAINT "_pages_v_blocks_booking_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_booking_locales" ADD CONSTRAINT "_pages_v_blocks_booking_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_booking"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_domain_id_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."domains"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "availability_weekly_hours" ADD CONSTRAINT "availability_weekly_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."availability"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "availability_exceptions_windows" ADD CONSTRAINT "availability_exceptions_windows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."availability_exceptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "availability_exceptions" ADD CONSTRAINT "availability_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."availability"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "availability_topics" ADD CONSTRAINT "availability_topics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."availability"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "availability_topics_locales" ADD CONSTRAINT "availability_topics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."availability_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "availability_recipients" ADD CONSTRAINT "availability_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."availability"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "availability" ADD CONSTRAINT "availability_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "availability_locales" ADD CONSTRAINT "availability_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."availability"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_blocks_booking_order_idx" ON "pages_blocks_booking" USING btree ("_order");
  CREATE INDEX "pages_blocks_booking_parent_id_idx" ON "pages_blocks_booking" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_booking_path_idx" ON "pages_blocks_booking" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_booking_locales_locale_parent_id_unique" ON "pages_blocks_booking_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_booking_order_idx" ON "_pages_v_blocks_booking" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_booking_parent_id_idx" ON "_pages_v_blocks_booking" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_booking_path_idx" ON "_pages_v_blocks_booking" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_booking_locales_locale_parent_id_unique" ON "_pages_v_blocks_booking_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "bookings_tenant_idx" ON "bookings" USING btree ("tenant_id");
  CREATE INDEX "bookings_starts_at_idx" ON "bookings" USING btree ("starts_at");
  CREATE INDEX "bookings_ends_at_idx" ON "bookings" USING btree ("ends_at");
  CREATE INDEX "bookings_status_idx" ON "bookings" USING btree ("status");
  CREATE INDEX "bookings_domain_idx" ON "bookings" USING btree ("domain_id");
  CREATE INDEX "bookings_updated_at_idx" ON "bookings" USING btree ("updated_at");
  CREATE INDEX "bookings_created_at_idx" ON "bookings" USING btree ("created_at");
  CREATE INDEX "availability_weekly_hours_order_idx" ON "availability_weekly_hours" USING btree ("_order");
  CREATE INDEX "availability_weekly_hours_parent_id_idx" ON "availability_weekly_hours" USING btree ("_parent_id");
  CREATE INDEX "availability_exceptions_windows_order_idx" ON "availability_exceptions_windows" USING btree ("_order");
  CREATE INDEX "availability_exceptions_windows_parent_id_idx" ON "availability_exceptions_windows" USING btree ("_parent_id");
  CREATE INDEX "availability_exceptions_order_idx" ON "availability_exceptions" USING btree ("_order");
  CREATE INDEX "availability_exceptions_parent_id_idx" ON "availability_exceptions" USING btree ("_parent_id");
  CREATE INDEX "availability_topics_order_idx" ON "availability_topics" USING btree ("_order");
  CREATE INDEX "availability_topics_parent_id_idx" ON "availability_topics" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "availability_topics_locales_locale_parent_id_unique" ON "availability_topics_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "availability_recipients_order_idx" ON "availability_recipients" USING btree ("_order");
  CREATE INDEX "availability_recipients_parent_id_idx" ON "availability_recipients" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "availability_tenant_idx" ON "availability" USING btree ("tenant_id");
  CREATE INDEX "availability_updated_at_idx" ON "availability" USING btree ("updated_at");
  CREATE INDEX "availability_created_at_idx" ON "availability" USING btree ("created_at");
  CREATE UNIQUE INDEX "availability_locales_locale_parent_id_unique" ON "availability_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bookings_fk" FOREIGN KEY ("bookings_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_availability_fk" FOREIGN KEY ("availability_id") REFERENCES "public"."availability"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_bookings_id_idx" ON "payload_locked_documents_rels" USING btree ("bookings_id");
  CREATE INDEX "payload_locked_documents_rels_availability_id_idx" ON "payload_locked_documents_rels" USING btree ("availability_id");
  -- Two calls of a tenant never overlap, the pause after each included. uuid in a GiST index needs btree_gist, which
  -- comes with Postgres and which the owner of a database may create.
  CREATE EXTENSION IF NOT EXISTS btree_gist;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_no_overlap"
    EXCLUDE USING gist ("tenant_id" WITH =, tstzrange("starts_at", "occupied_until") WITH &&)
    WHERE ("status" = 'booked');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_blocks_booking" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_booking_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_booking" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_booking_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bookings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "availability_weekly_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "availability_exceptions_windows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "availability_exceptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "availability_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "availability_topics_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "availability_recipients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "availability" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "availability_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "pages_blocks_booking" CASCADE;
  DROP TABLE "pages_blocks_booking_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_booking" CASCADE;
  DROP TABLE "_pages_v_blocks_booking_locales" CASCADE;
  DROP TABLE "bookings" CASCADE;
  DROP TABLE "availability_weekly_hours" CASCADE;
  DROP TABLE "availability_exceptions_windows" CASCADE;
  DROP TABLE "availability_exceptions" CASCADE;
  DROP TABLE "availability_topics" CASCADE;
  DROP TABLE "availability_topics_locales" CASCADE;
  DROP TABLE "availability_recipients" CASCADE;
  DROP TABLE "availability" CASCADE;
  DROP TABLE "availability_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_bookings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_availability_fk";
  
  DROP INDEX "payload_locked_documents_rels_bookings_id_idx";
  DROP INDEX "payload_locked_documents_rels_availability_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "bookings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "availability_id";
  DROP TYPE "public"."enum_pages_blocks_booking_tone";
  DROP TYPE "public"."enum__pages_v_blocks_booking_tone";
  DROP TYPE "public"."enum_bookings_status";
  DROP TYPE "public"."enum_bookings_locale";
  DROP TYPE "public"."enum_availability_weekly_hours_day";
  DROP TYPE "public"."enum_availability_exceptions_kind";`)
}
