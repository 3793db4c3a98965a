import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_blocks_sign_in_forgotten_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_pages_blocks_verify_address_sign_in_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_pages_blocks_verify_address_again_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_pages_blocks_verify_address_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_pages_blocks_forgot_password_other_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_pages_blocks_forgot_password_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_pages_blocks_reset_password_sign_in_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_pages_blocks_reset_password_again_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_pages_blocks_reset_password_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__pages_v_blocks_sign_in_forgotten_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__pages_v_blocks_verify_address_sign_in_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__pages_v_blocks_verify_address_again_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__pages_v_blocks_verify_address_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__pages_v_blocks_forgot_password_other_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__pages_v_blocks_forgot_password_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__pages_v_blocks_reset_password_sign_in_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__pages_v_blocks_reset_password_again_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__pages_v_blocks_reset_password_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TABLE "pages_blocks_verify_address" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"sign_in_type" "enum_pages_blocks_verify_address_sign_in_type" DEFAULT 'page',
  	"sign_in_new_tab" boolean DEFAULT false,
  	"sign_in_page_id" uuid,
  	"sign_in_url" varchar,
  	"again_type" "enum_pages_blocks_verify_address_again_type" DEFAULT 'page',
  	"again_new_tab" boolean DEFAULT false,
  	"again_page_id" uuid,
  	"again_url" varchar,
  	"tone" "enum_pages_blocks_verify_address_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_verify_address_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"submit_label" varchar,
  	"done_text" varchar,
  	"sign_in_label" varchar,
  	"expired_text" varchar,
  	"again_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_forgot_password" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"other_type" "enum_pages_blocks_forgot_password_other_type" DEFAULT 'page',
  	"other_new_tab" boolean DEFAULT false,
  	"other_page_id" uuid,
  	"other_url" varchar,
  	"tone" "enum_pages_blocks_forgot_password_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_forgot_password_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"submit_label" varchar,
  	"sent_text" varchar,
  	"other_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_reset_password" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"sign_in_type" "enum_pages_blocks_reset_password_sign_in_type" DEFAULT 'page',
  	"sign_in_new_tab" boolean DEFAULT false,
  	"sign_in_page_id" uuid,
  	"sign_in_url" varchar,
  	"again_type" "enum_pages_blocks_reset_password_again_type" DEFAULT 'page',
  	"again_new_tab" boolean DEFAULT false,
  	"again_page_id" uuid,
  	"again_url" varchar,
  	"tone" "enum_pages_blocks_reset_password_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_reset_password_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"submit_label" varchar,
  	"done_text" varchar,
  	"sign_in_label" varchar,
  	"expired_text" varchar,
  	"again_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_verify_address" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"sign_in_type" "enum__pages_v_blocks_verify_address_sign_in_type" DEFAULT 'page',
  	"sign_in_new_tab" boolean DEFAULT false,
  	"sign_in_page_id" uuid,
  	"sign_in_url" varchar,
  	"again_type" "enum__pages_v_blocks_verify_address_again_type" DEFAULT 'page',
  	"again_new_tab" boolean DEFAULT false,
  	"again_page_id" uuid,
  	"again_url" varchar,
  	"tone" "enum__pages_v_blocks_verify_address_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_verify_address_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"submit_label" varchar,
  	"done_text" varchar,
  	"sign_in_label" varchar,
  	"expired_text" varchar,
  	"again_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_forgot_password" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"other_type" "enum__pages_v_blocks_forgot_password_other_type" DEFAULT 'page',
  	"other_new_tab" boolean DEFAULT false,
  	"other_page_id" uuid,
  	"other_url" varchar,
  	"tone" "enum__pages_v_blocks_forgot_password_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_forgot_password_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"submit_label" varchar,
  	"sent_text" varchar,
  	"other_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_reset_password" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"sign_in_type" "enum__pages_v_blocks_reset_password_sign_in_type" DEFAULT 'page',
  	"sign_in_new_tab" boolean DEFAULT false,
  	"sign_in_page_id" uuid,
  	"sign_in_url" varchar,
  	"again_type" "enum__pages_v_blocks_reset_password_again_type" DEFAULT 'page',
  	"again_new_tab" boolean DEFAULT false,
  	"again_page_id" uuid,
  	"again_url" varchar,
  	"tone" "enum__pages_v_blocks_reset_password_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_reset_password_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"submit_label" varchar,
  	"done_text" varchar,
  	"sign_in_label" varchar,
  	"expired_text" varchar,
  	"again_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "pages_blocks_sign_in" ADD COLUMN "forgotten_type" "enum_pages_blocks_sign_in_forgotten_type" DEFAULT 'page';
  ALTER TABLE "pages_blocks_sign_in" ADD COLUMN "forgotten_new_tab" boolean DEFAULT false;
  ALTER TABLE "pages_blocks_sign_in" ADD COLUMN "forgotten_page_id" uuid;
  ALTER TABLE "pages_blocks_sign_in" ADD COLUMN "forgotten_url" varchar;
  ALTER TABLE "pages_blocks_sign_in_locales" ADD COLUMN "sign_out_label" varchar;
  ALTER TABLE "pages_blocks_sign_in_locales" ADD COLUMN "forgotten_label" varchar;
  ALTER TABLE "_pages_v_blocks_sign_in" ADD COLUMN "forgotten_type" "enum__pages_v_blocks_sign_in_forgotten_type" DEFAULT 'page';
  ALTER TABLE "_pages_v_blocks_sign_in" ADD COLUMN "forgotten_new_tab" boolean DEFAULT false;
  ALTER TABLE "_pages_v_blocks_sign_in" ADD COLUMN "forgotten_page_id" uuid;
  ALTER TABLE "_pages_v_blocks_sign_in" ADD COLUMN "forgotten_url" varchar;
  ALTER TABLE "_pages_v_blocks_sign_in_locales" ADD COLUMN "sign_out_label" varchar;
  ALTER TABLE "_pages_v_blocks_sign_in_locales" ADD COLUMN "forgotten_label" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "accounts_after_sign_in" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "accounts_after_sign_out" varchar;
  ALTER TABLE "pages_blocks_verify_address" ADD CONSTRAINT "pages_blocks_verify_address_sign_in_page_id_pages_id_fk" FOREIGN KEY ("sign_in_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_verify_address" ADD CONSTRAINT "pages_blocks_verify_address_again_page_id_pages_id_fk" FOREIGN KEY ("again_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_verify_address" ADD CONSTRAINT "pages_blocks_verify_address_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_verify_address_locales" ADD CONSTRAINT "pages_blocks_verify_address_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_verify_address"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_forgot_password" ADD CONSTRAINT "pages_blocks_forgot_password_other_page_id_pages_id_fk" FOREIGN KEY ("other_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_forgot_password" ADD CONSTRAINT "pages_blocks_forgot_password_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_forgot_password_locales" ADD CONSTRAINT "pages_blocks_forgot_password_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_forgot_password"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_reset_password" ADD CONSTRAINT "pages_blocks_reset_password_sign_in_page_id_pages_id_fk" FOREIGN KEY ("sign_in_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_reset_password" ADD CONSTRAINT "pages_blocks_reset_password_again_page_id_pages_id_fk" FOREIGN KEY ("again_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_reset_password" ADD CONSTRAINT "pages_blocks_reset_password_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_reset_password_locales" ADD CONSTRAINT "pages_blocks_reset_password_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_reset_password"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_verify_address" ADD CONSTRAINT "_pages_v_blocks_verify_address_sign_in_page_id_pages_id_fk" FOREIGN KEY ("sign_in_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_verify_address" ADD CONSTRAINT "_pages_v_blocks_verify_address_again_page_id_pages_id_fk" FOREIGN KEY ("again_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_verify_address" ADD CONSTRAINT "_pages_v_blocks_verify_address_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_verify_address_locales" ADD CONSTRAINT "_pages_v_blocks_verify_address_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_verify_address"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_forgot_password" ADD CONSTRAINT "_pages_v_blocks_forgot_password_other_page_id_pages_id_fk" FOREIGN KEY ("other_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_forgot_password" ADD CONSTRAINT "_pages_v_blocks_forgot_password_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_forgot_password_locales" ADD CONSTRAINT "_pages_v_blocks_forgot_password_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_forgot_password"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_reset_password" ADD CONSTRAINT "_pages_v_blocks_reset_password_sign_in_page_id_pages_id_fk" FOREIGN KEY ("sign_in_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_reset_password" ADD CONSTRAINT "_pages_v_blocks_reset_password_again_page_id_pages_id_fk" FOREIGN KEY ("again_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_reset_password" ADD CONSTRAINT "_pages_v_blocks_reset_password_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_reset_password_locales" ADD CONSTRAINT "_pages_v_blocks_reset_password_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_reset_password"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_blocks_verify_address_order_idx" ON "pages_blocks_verify_address" USING btree ("_order");
  CREATE INDEX "pages_blocks_verify_address_parent_id_idx" ON "pages_blocks_verify_address" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_verify_address_path_idx" ON "pages_blocks_verify_address" USING btree ("_path");
  CREATE INDEX "pages_blocks_verify_address_sign_in_sign_in_page_idx" ON "pages_blocks_verify_address" USING btree ("sign_in_page_id");
  CREATE INDEX "pages_blocks_verify_address_again_again_page_idx" ON "pages_blocks_verify_address" USING btree ("again_page_id");
  CREATE UNIQUE INDEX "pages_blocks_verify_address_locales_locale_parent_id_unique" ON "pages_blocks_verify_address_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_forgot_password_order_idx" ON "pages_blocks_forgot_password" USING btree ("_order");
  CREATE INDEX "pages_blocks_forgot_password_parent_id_idx" ON "pages_blocks_forgot_password" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_forgot_password_path_idx" ON "pages_blocks_forgot_password" USING btree ("_path");
  CREATE INDEX "pages_blocks_forgot_password_other_other_page_idx" ON "pages_blocks_forgot_password" USING btree ("other_page_id");
  CREATE UNIQUE INDEX "pages_blocks_forgot_password_locales_locale_parent_id_unique" ON "pages_blocks_forgot_password_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_reset_password_order_idx" ON "pages_blocks_reset_password" USING btree ("_order");
  CREATE INDEX "pages_blocks_reset_password_parent_id_idx" ON "pages_blocks_reset_password" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_reset_password_path_idx" ON "pages_blocks_reset_password" USING btree ("_path");
  CREATE INDEX "pages_blocks_reset_password_sign_in_sign_in_page_idx" ON "pages_blocks_reset_password" USING btree ("sign_in_page_id");
  CREATE INDEX "pages_blocks_reset_password_again_again_page_idx" ON "pages_blocks_reset_password" USING btree ("again_page_id");
  CREATE UNIQUE INDEX "pages_blocks_reset_password_locales_locale_parent_id_unique" ON "pages_blocks_reset_password_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_verify_address_order_idx" ON "_pages_v_blocks_verify_address" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_verify_address_parent_id_idx" ON "_pages_v_blocks_verify_address" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_verify_address_path_idx" ON "_pages_v_blocks_verify_address" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_verify_address_sign_in_sign_in_page_idx" ON "_pages_v_blocks_verify_address" USING btree ("sign_in_page_id");
  CREATE INDEX "_pages_v_blocks_verify_address_again_again_page_idx" ON "_pages_v_blocks_verify_address" USING btree ("again_page_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_verify_address_locales_locale_parent_id_uniq" ON "_pages_v_blocks_verify_address_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_forgot_password_order_idx" ON "_pages_v_blocks_forgot_password" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_forgot_password_parent_id_idx" ON "_pages_v_blocks_forgot_password" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_forgot_password_path_idx" ON "_pages_v_blocks_forgot_password" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_forgot_password_other_other_page_idx" ON "_pages_v_blocks_forgot_password" USING btree ("other_page_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_forgot_password_locales_locale_parent_id_uni" ON "_pages_v_blocks_forgot_password_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_reset_password_order_idx" ON "_pages_v_blocks_reset_password" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_reset_password_parent_id_idx" ON "_pages_v_blocks_reset_password" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_reset_password_path_idx" ON "_pages_v_blocks_reset_password" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_reset_password_sign_in_sign_in_page_idx" ON "_pages_v_blocks_reset_password" USING btree ("sign_in_page_id");
  CREATE INDEX "_pages_v_blocks_reset_password_again_again_page_idx" ON "_pages_v_blocks_reset_password" USING btree ("again_page_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_reset_password_locales_locale_parent_id_uniq" ON "_pages_v_blocks_reset_password_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "pages_blocks_sign_in" ADD CONSTRAINT "pages_blocks_sign_in_forgotten_page_id_pages_id_fk" FOREIGN KEY ("forgotten_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_sign_in" ADD CONSTRAINT "_pages_v_blocks_sign_in_forgotten_page_id_pages_id_fk" FOREIGN KEY ("forgotten_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_blocks_sign_in_forgotten_forgotten_page_idx" ON "pages_blocks_sign_in" USING btree ("forgotten_page_id");
  CREATE INDEX "_pages_v_blocks_sign_in_forgotten_forgotten_page_idx" ON "_pages_v_blocks_sign_in" USING btree ("forgotten_page_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_blocks_verify_address" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_verify_address_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_forgot_password" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_forgot_password_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_reset_password" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_reset_password_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_verify_address" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_verify_address_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_forgot_password" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_forgot_password_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_reset_password" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_reset_password_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "pages_blocks_verify_address" CASCADE;
  DROP TABLE "pages_blocks_verify_address_locales" CASCADE;
  DROP TABLE "pages_blocks_forgot_password" CASCADE;
  DROP TABLE "pages_blocks_forgot_password_locales" CASCADE;
  DROP TABLE "pages_blocks_reset_password" CASCADE;
  DROP TABLE "pages_blocks_reset_password_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_verify_address" CASCADE;
  DROP TABLE "_pages_v_blocks_verify_address_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_forgot_password" CASCADE;
  DROP TABLE "_pages_v_blocks_forgot_password_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_reset_password" CASCADE;
  DROP TABLE "_pages_v_blocks_reset_password_locales" CASCADE;
  ALTER TABLE "pages_blocks_sign_in" DROP CONSTRAINT "pages_blocks_sign_in_forgotten_page_id_pages_id_fk";
  
  ALTER TABLE "_pages_v_blocks_sign_in" DROP CONSTRAINT "_pages_v_blocks_sign_in_forgotten_page_id_pages_id_fk";
  
  DROP INDEX "pages_blocks_sign_in_forgotten_forgotten_page_idx";
  DROP INDEX "_pages_v_blocks_sign_in_forgotten_forgotten_page_idx";
  ALTER TABLE "pages_blocks_sign_in" DROP COLUMN "forgotten_type";
  ALTER TABLE "pages_blocks_sign_in" DROP COLUMN "forgotten_new_tab";
  ALTER TABLE "pages_blocks_sign_in" DROP COLUMN "forgotten_page_id";
  ALTER TABLE "pages_blocks_sign_in" DROP COLUMN "forgotten_url";
  ALTER TABLE "pages_blocks_sign_in_locales" DROP COLUMN "sign_out_label";
  ALTER TABLE "pages_blocks_sign_in_locales" DROP COLUMN "forgotten_label";
  ALTER TABLE "_pages_v_blocks_sign_in" DROP COLUMN "forgotten_type";
  ALTER TABLE "_pages_v_blocks_sign_in" DROP COLUMN "forgotten_new_tab";
  ALTER TABLE "_pages_v_blocks_sign_in" DROP COLUMN "forgotten_page_id";
  ALTER TABLE "_pages_v_blocks_sign_in" DROP COLUMN "forgotten_url";
  ALTER TABLE "_pages_v_blocks_sign_in_locales" DROP COLUMN "sign_out_label";
  ALTER TABLE "_pages_v_blocks_sign_in_locales" DROP COLUMN "forgotten_label";
  ALTER TABLE "site_settings_locales" DROP COLUMN "accounts_after_sign_in";
  ALTER TABLE "site_settings_locales" DROP COLUMN "accounts_after_sign_out";
  DROP TYPE "public"."enum_pages_blocks_sign_in_forgotten_type";
  DROP TYPE "public"."enum_pages_blocks_verify_address_sign_in_type";
  DROP TYPE "public"."enum_pages_blocks_verify_address_again_type";
  DROP TYPE "public"."enum_pages_blocks_verify_address_tone";
  DROP TYPE "public"."enum_pages_blocks_forgot_password_other_type";
  DROP TYPE "public"."enum_pages_blocks_forgot_password_tone";
  DROP TYPE "public"."enum_pages_blocks_reset_password_sign_in_type";
  DROP TYPE "public"."enum_pages_blocks_reset_password_again_type";
  DROP TYPE "public"."enum_pages_blocks_reset_password_tone";
  DROP TYPE "public"."enum__pages_v_blocks_sign_in_forgotten_type";
  DROP TYPE "public"."enum__pages_v_blocks_verify_address_sign_in_type";
  DROP TYPE "public"."enum__pages_v_blocks_verify_address_again_type";
  DROP TYPE "public"."enum__pages_v_blocks_verify_address_tone";
  DROP TYPE "public"."enum__pages_v_blocks_forgot_password_other_type";
  DROP TYPE "public"."enum__pages_v_blocks_forgot_password_tone";
  DROP TYPE "public"."enum__pages_v_blocks_reset_password_sign_in_type";
  DROP TYPE "public"."enum__pages_v_blocks_reset_password_again_type";
  DROP TYPE "public"."enum__pages_v_blocks_reset_password_tone";`)
}
