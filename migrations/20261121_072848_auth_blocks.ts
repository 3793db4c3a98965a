import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_blocks_sign_in_other_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_pages_blocks_sign_in_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_pages_blocks_registration_closed_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_pages_blocks_registration_other_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_pages_blocks_registration_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__pages_v_blocks_sign_in_other_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__pages_v_blocks_sign_in_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__pages_v_blocks_registration_closed_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__pages_v_blocks_registration_other_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__pages_v_blocks_registration_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TABLE "pages_blocks_sign_in" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"other_type" "enum_pages_blocks_sign_in_other_type" DEFAULT 'page',
  	"other_new_tab" boolean DEFAULT false,
  	"other_page_id" uuid,
  	"other_url" varchar,
  	"tone" "enum_pages_blocks_sign_in_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_sign_in_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"submit_label" varchar,
  	"signed_in_text" varchar,
  	"go_on_label" varchar,
  	"other_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_registration" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"closed_link_type" "enum_pages_blocks_registration_closed_link_type" DEFAULT 'page',
  	"closed_link_new_tab" boolean DEFAULT false,
  	"closed_link_page_id" uuid,
  	"closed_link_url" varchar,
  	"other_type" "enum_pages_blocks_registration_other_type" DEFAULT 'page',
  	"other_new_tab" boolean DEFAULT false,
  	"other_page_id" uuid,
  	"other_url" varchar,
  	"tone" "enum_pages_blocks_registration_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_registration_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"submit_label" varchar,
  	"sent_text" varchar,
  	"closed_heading" varchar,
  	"closed_text" varchar,
  	"closed_link_label" varchar,
  	"other_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_sign_in" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"other_type" "enum__pages_v_blocks_sign_in_other_type" DEFAULT 'page',
  	"other_new_tab" boolean DEFAULT false,
  	"other_page_id" uuid,
  	"other_url" varchar,
  	"tone" "enum__pages_v_blocks_sign_in_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_sign_in_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"submit_label" varchar,
  	"signed_in_text" varchar,
  	"go_on_label" varchar,
  	"other_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_registration" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"closed_link_type" "enum__pages_v_blocks_registration_closed_link_type" DEFAULT 'page',
  	"closed_link_new_tab" boolean DEFAULT false,
  	"closed_link_page_id" uuid,
  	"closed_link_url" varchar,
  	"other_type" "enum__pages_v_blocks_registration_other_type" DEFAULT 'page',
  	"other_new_tab" boolean DEFAULT false,
  	"other_page_id" uuid,
  	"other_url" varchar,
  	"tone" "enum__pages_v_blocks_registration_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_registration_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"submit_label" varchar,
  	"sent_text" varchar,
  	"closed_heading" varchar,
  	"closed_text" varchar,
  	"closed_link_label" varchar,
  	"other_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "pages_blocks_sign_in" ADD CONSTRAINT "pages_blocks_sign_in_other_page_id_pages_id_fk" FOREIGN KEY ("other_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_sign_in" ADD CONSTRAINT "pages_blocks_sign_in_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_sign_in_locales" ADD CONSTRAINT "pages_blocks_sign_in_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_sign_in"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_registration" ADD CONSTRAINT "pages_blocks_registration_closed_link_page_id_pages_id_fk" FOREIGN KEY ("closed_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_registration" ADD CONSTRAINT "pages_blocks_registration_other_page_id_pages_id_fk" FOREIGN KEY ("other_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_registration" ADD CONSTRAINT "pages_blocks_registration_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_registration_locales" ADD CONSTRAINT "pages_blocks_registration_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_registration"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_sign_in" ADD CONSTRAINT "_pages_v_blocks_sign_in_other_page_id_pages_id_fk" FOREIGN KEY ("other_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_sign_in" ADD CONSTRAINT "_pages_v_blocks_sign_in_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_sign_in_locales" ADD CONSTRAINT "_pages_v_blocks_sign_in_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_sign_in"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_registration" ADD CONSTRAINT "_pages_v_blocks_registration_closed_link_page_id_pages_id_fk" FOREIGN KEY ("closed_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_registration" ADD CONSTRAINT "_pages_v_blocks_registration_other_page_id_pages_id_fk" FOREIGN KEY ("other_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_registration" ADD CONSTRAINT "_pages_v_blocks_registration_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_registration_locales" ADD CONSTRAINT "_pages_v_blocks_registration_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_registration"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_blocks_sign_in_order_idx" ON "pages_blocks_sign_in" USING btree ("_order");
  CREATE INDEX "pages_blocks_sign_in_parent_id_idx" ON "pages_blocks_sign_in" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_sign_in_path_idx" ON "pages_blocks_sign_in" USING btree ("_path");
  CREATE INDEX "pages_blocks_sign_in_other_other_page_idx" ON "pages_blocks_sign_in" USING btree ("other_page_id");
  CREATE UNIQUE INDEX "pages_blocks_sign_in_locales_locale_parent_id_unique" ON "pages_blocks_sign_in_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_registration_order_idx" ON "pages_blocks_registration" USING btree ("_order");
  CREATE INDEX "pages_blocks_registration_parent_id_idx" ON "pages_blocks_registration" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_registration_path_idx" ON "pages_blocks_registration" USING btree ("_path");
  CREATE INDEX "pages_blocks_registration_closed_link_closed_link_page_idx" ON "pages_blocks_registration" USING btree ("closed_link_page_id");
  CREATE INDEX "pages_blocks_registration_other_other_page_idx" ON "pages_blocks_registration" USING btree ("other_page_id");
  CREATE UNIQUE INDEX "pages_blocks_registration_locales_locale_parent_id_unique" ON "pages_blocks_registration_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_sign_in_order_idx" ON "_pages_v_blocks_sign_in" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_sign_in_parent_id_idx" ON "_pages_v_blocks_sign_in" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_sign_in_path_idx" ON "_pages_v_blocks_sign_in" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_sign_in_other_other_page_idx" ON "_pages_v_blocks_sign_in" USING btree ("other_page_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_sign_in_locales_locale_parent_id_unique" ON "_pages_v_blocks_sign_in_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_registration_order_idx" ON "_pages_v_blocks_registration" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_registration_parent_id_idx" ON "_pages_v_blocks_registration" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_registration_path_idx" ON "_pages_v_blocks_registration" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_registration_closed_link_closed_link_pag_idx" ON "_pages_v_blocks_registration" USING btree ("closed_link_page_id");
  CREATE INDEX "_pages_v_blocks_registration_other_other_page_idx" ON "_pages_v_blocks_registration" USING btree ("other_page_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_registration_locales_locale_parent_id_unique" ON "_pages_v_blocks_registration_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages_blocks_sign_in" CASCADE;
  DROP TABLE "pages_blocks_sign_in_locales" CASCADE;
  DROP TABLE "pages_blocks_registration" CASCADE;
  DROP TABLE "pages_blocks_registration_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_sign_in" CASCADE;
  DROP TABLE "_pages_v_blocks_sign_in_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_registration" CASCADE;
  DROP TABLE "_pages_v_blocks_registration_locales" CASCADE;
  DROP TYPE "public"."enum_pages_blocks_sign_in_other_type";
  DROP TYPE "public"."enum_pages_blocks_sign_in_tone";
  DROP TYPE "public"."enum_pages_blocks_registration_closed_link_type";
  DROP TYPE "public"."enum_pages_blocks_registration_other_type";
  DROP TYPE "public"."enum_pages_blocks_registration_tone";
  DROP TYPE "public"."enum__pages_v_blocks_sign_in_other_type";
  DROP TYPE "public"."enum__pages_v_blocks_sign_in_tone";
  DROP TYPE "public"."enum__pages_v_blocks_registration_closed_link_type";
  DROP TYPE "public"."enum__pages_v_blocks_registration_other_type";
  DROP TYPE "public"."enum__pages_v_blocks_registration_tone";`)
}
