import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_blocks_blog_list_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_pages_blocks_blog_teaser_count" AS ENUM('three', 'two', 'four');
  CREATE TYPE "public"."enum_pages_blocks_blog_teaser_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_pages_blocks_blog_teaser_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__pages_v_blocks_blog_list_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__pages_v_blocks_blog_teaser_count" AS ENUM('three', 'two', 'four');
  CREATE TYPE "public"."enum__pages_v_blocks_blog_teaser_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__pages_v_blocks_blog_teaser_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TABLE "pages_blocks_blog_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"show_categories" boolean DEFAULT true,
  	"tone" "enum_pages_blocks_blog_list_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_blog_list_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"empty_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_blog_teaser" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"count" "enum_pages_blocks_blog_teaser_count" DEFAULT 'three',
  	"category_id" uuid,
  	"link_type" "enum_pages_blocks_blog_teaser_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" uuid,
  	"link_url" varchar,
  	"tone" "enum_pages_blocks_blog_teaser_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_blog_teaser_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"link_label" varchar,
  	"empty_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_blog_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"show_categories" boolean DEFAULT true,
  	"tone" "enum__pages_v_blocks_blog_list_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_blog_list_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"empty_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_blog_teaser" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"count" "enum__pages_v_blocks_blog_teaser_count" DEFAULT 'three',
  	"category_id" uuid,
  	"link_type" "enum__pages_v_blocks_blog_teaser_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" uuid,
  	"link_url" varchar,
  	"tone" "enum__pages_v_blocks_blog_teaser_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_blog_teaser_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"link_label" varchar,
  	"empty_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "pages_blocks_blog_list" ADD CONSTRAINT "pages_blocks_blog_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_blog_list_locales" ADD CONSTRAINT "pages_blocks_blog_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_blog_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_blog_teaser" ADD CONSTRAINT "pages_blocks_blog_teaser_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_blog_teaser" ADD CONSTRAINT "pages_blocks_blog_teaser_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_blog_teaser" ADD CONSTRAINT "pages_blocks_blog_teaser_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_blog_teaser_locales" ADD CONSTRAINT "pages_blocks_blog_teaser_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_blog_teaser"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_blog_list" ADD CONSTRAINT "_pages_v_blocks_blog_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_blog_list_locales" ADD CONSTRAINT "_pages_v_blocks_blog_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_blog_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_blog_teaser" ADD CONSTRAINT "_pages_v_blocks_blog_teaser_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_blog_teaser" ADD CONSTRAINT "_pages_v_blocks_blog_teaser_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_blog_teaser" ADD CONSTRAINT "_pages_v_blocks_blog_teaser_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_blog_teaser_locales" ADD CONSTRAINT "_pages_v_blocks_blog_teaser_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_blog_teaser"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_blocks_blog_list_order_idx" ON "pages_blocks_blog_list" USING btree ("_order");
  CREATE INDEX "pages_blocks_blog_list_parent_id_idx" ON "pages_blocks_blog_list" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_blog_list_path_idx" ON "pages_blocks_blog_list" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_blog_list_locales_locale_parent_id_unique" ON "pages_blocks_blog_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_blog_teaser_order_idx" ON "pages_blocks_blog_teaser" USING btree ("_order");
  CREATE INDEX "pages_blocks_blog_teaser_parent_id_idx" ON "pages_blocks_blog_teaser" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_blog_teaser_path_idx" ON "pages_blocks_blog_teaser" USING btree ("_path");
  CREATE INDEX "pages_blocks_blog_teaser_category_idx" ON "pages_blocks_blog_teaser" USING btree ("category_id");
  CREATE INDEX "pages_blocks_blog_teaser_link_link_page_idx" ON "pages_blocks_blog_teaser" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "pages_blocks_blog_teaser_locales_locale_parent_id_unique" ON "pages_blocks_blog_teaser_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_blog_list_order_idx" ON "_pages_v_blocks_blog_list" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_blog_list_parent_id_idx" ON "_pages_v_blocks_blog_list" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_blog_list_path_idx" ON "_pages_v_blocks_blog_list" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_blog_list_locales_locale_parent_id_unique" ON "_pages_v_blocks_blog_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_blog_teaser_order_idx" ON "_pages_v_blocks_blog_teaser" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_blog_teaser_parent_id_idx" ON "_pages_v_blocks_blog_teaser" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_blog_teaser_path_idx" ON "_pages_v_blocks_blog_teaser" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_blog_teaser_category_idx" ON "_pages_v_blocks_blog_teaser" USING btree ("category_id");
  CREATE INDEX "_pages_v_blocks_blog_teaser_link_link_page_idx" ON "_pages_v_blocks_blog_teaser" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_blog_teaser_locales_locale_parent_id_unique" ON "_pages_v_blocks_blog_teaser_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages_blocks_blog_list" CASCADE;
  DROP TABLE "pages_blocks_blog_list_locales" CASCADE;
  DROP TABLE "pages_blocks_blog_teaser" CASCADE;
  DROP TABLE "pages_blocks_blog_teaser_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_blog_list" CASCADE;
  DROP TABLE "_pages_v_blocks_blog_list_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_blog_teaser" CASCADE;
  DROP TABLE "_pages_v_blocks_blog_teaser_locales" CASCADE;
  DROP TYPE "public"."enum_pages_blocks_blog_list_tone";
  DROP TYPE "public"."enum_pages_blocks_blog_teaser_count";
  DROP TYPE "public"."enum_pages_blocks_blog_teaser_link_type";
  DROP TYPE "public"."enum_pages_blocks_blog_teaser_tone";
  DROP TYPE "public"."enum__pages_v_blocks_blog_list_tone";
  DROP TYPE "public"."enum__pages_v_blocks_blog_teaser_count";
  DROP TYPE "public"."enum__pages_v_blocks_blog_teaser_link_type";
  DROP TYPE "public"."enum__pages_v_blocks_blog_teaser_tone";`)
}
