import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_blocks_case_header_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_pages_blocks_vacancy_header_employment_type" AS ENUM('fullTime', 'partTime', 'contractor', 'intern');
  CREATE TYPE "public"."enum_pages_blocks_vacancy_header_remote" AS ENUM('partly', 'no', 'yes');
  CREATE TYPE "public"."enum_pages_blocks_vacancy_header_apply_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_pages_blocks_vacancy_header_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_pages_blocks_columns_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_pages_blocks_table_of_contents_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_pages_blocks_code_language" AS ENUM('typescript', 'tsx', 'sql', 'json', 'bash', 'http', 'css', 'html', 'text');
  CREATE TYPE "public"."enum_pages_blocks_code_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_pages_blocks_banner_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_pages_blocks_banner_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_pages_blocks_timeline_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_pages_blocks_comparison_rows_cells_mark" AS ENUM('text', 'yes', 'no');
  CREATE TYPE "public"."enum_pages_blocks_comparison_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_pages_blocks_pricing_plans_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_pages_blocks_pricing_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_pages_blocks_team_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_pages_blocks_case_list_variant" AS ENUM('wall', 'register');
  CREATE TYPE "public"."enum_pages_blocks_case_list_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_pages_blocks_vacancies_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_pages_blocks_block_catalogue_selection" AS ENUM('all', 'chosen');
  CREATE TYPE "public"."enum_pages_blocks_block_catalogue_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_pages_blocks_configurator_contact_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_pages_blocks_configurator_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_pages_blocks_products_selection" AS ENUM('all', 'chosen');
  CREATE TYPE "public"."enum_pages_blocks_products_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_pages_blocks_video_source" AS ENUM('file', 'youtube', 'vimeo');
  CREATE TYPE "public"."enum_pages_blocks_video_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_pages_blocks_map_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_pages_blocks_map_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__pages_v_blocks_case_header_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__pages_v_blocks_vacancy_header_employment_type" AS ENUM('fullTime', 'partTime', 'contractor', 'intern');
  CREATE TYPE "public"."enum__pages_v_blocks_vacancy_header_remote" AS ENUM('partly', 'no', 'yes');
  CREATE TYPE "public"."enum__pages_v_blocks_vacancy_header_apply_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__pages_v_blocks_vacancy_header_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__pages_v_blocks_columns_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__pages_v_blocks_table_of_contents_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__pages_v_blocks_code_language" AS ENUM('typescript', 'tsx', 'sql', 'json', 'bash', 'http', 'css', 'html', 'text');
  CREATE TYPE "public"."enum__pages_v_blocks_code_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__pages_v_blocks_banner_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__pages_v_blocks_banner_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__pages_v_blocks_timeline_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__pages_v_blocks_comparison_rows_cells_mark" AS ENUM('text', 'yes', 'no');
  CREATE TYPE "public"."enum__pages_v_blocks_comparison_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__pages_v_blocks_pricing_plans_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__pages_v_blocks_pricing_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__pages_v_blocks_team_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__pages_v_blocks_case_list_variant" AS ENUM('wall', 'register');
  CREATE TYPE "public"."enum__pages_v_blocks_case_list_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__pages_v_blocks_vacancies_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__pages_v_blocks_block_catalogue_selection" AS ENUM('all', 'chosen');
  CREATE TYPE "public"."enum__pages_v_blocks_block_catalogue_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__pages_v_blocks_configurator_contact_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__pages_v_blocks_configurator_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__pages_v_blocks_products_selection" AS ENUM('all', 'chosen');
  CREATE TYPE "public"."enum__pages_v_blocks_products_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__pages_v_blocks_video_source" AS ENUM('file', 'youtube', 'vimeo');
  CREATE TYPE "public"."enum__pages_v_blocks_video_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__pages_v_blocks_map_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__pages_v_blocks_map_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_building_blocks_group" AS ENUM('content', 'communication', 'data', 'business');
  CREATE TYPE "public"."enum_products_currency" AS ENUM('EUR', 'USD', 'GBP');
  CREATE TYPE "public"."enum_products_status" AS ENUM('forSale', 'hidden');
  ALTER TYPE "public"."enum_pages_layout" ADD VALUE 'auth' BEFORE 'blank';
  ALTER TYPE "public"."enum_pages_layout" ADD VALUE 'blog' BEFORE 'blank';
  ALTER TYPE "public"."enum_pages_layout" ADD VALUE 'cms' BEFORE 'blank';
  ALTER TYPE "public"."enum_pages_layout" ADD VALUE 'vision' BEFORE 'blank';
  ALTER TYPE "public"."enum__pages_v_version_layout" ADD VALUE 'auth' BEFORE 'blank';
  ALTER TYPE "public"."enum__pages_v_version_layout" ADD VALUE 'blog' BEFORE 'blank';
  ALTER TYPE "public"."enum__pages_v_version_layout" ADD VALUE 'cms' BEFORE 'blank';
  ALTER TYPE "public"."enum__pages_v_version_layout" ADD VALUE 'vision' BEFORE 'blank';
  CREATE TABLE "pages_blocks_case_header_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "pages_blocks_case_header_facts_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_case_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"year" varchar,
  	"tone" "enum_pages_blocks_case_header_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_case_header_locales" (
  	"heading" varchar,
  	"summary" varchar,
  	"sector" varchar,
  	"duration" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_vacancy_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"employment_type" "enum_pages_blocks_vacancy_header_employment_type" DEFAULT 'fullTime',
  	"hours_min" numeric,
  	"hours_max" numeric,
  	"salary_min" numeric,
  	"salary_max" numeric,
  	"remote" "enum_pages_blocks_vacancy_header_remote" DEFAULT 'partly',
  	"posted_at" timestamp(3) with time zone,
  	"valid_through" timestamp(3) with time zone,
  	"apply_type" "enum_pages_blocks_vacancy_header_apply_type" DEFAULT 'page',
  	"apply_new_tab" boolean DEFAULT false,
  	"apply_page_id" uuid,
  	"apply_url" varchar,
  	"tone" "enum_pages_blocks_vacancy_header_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_vacancy_header_locales" (
  	"heading" varchar,
  	"summary" varchar,
  	"location" varchar,
  	"apply_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_columns_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "pages_blocks_columns_items_locales" (
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tone" "enum_pages_blocks_columns_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_columns_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_table_of_contents" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tone" "enum_pages_blocks_table_of_contents_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_table_of_contents_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_code" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" "enum_pages_blocks_code_language" DEFAULT 'typescript',
  	"filename" varchar,
  	"code" varchar,
  	"tone" "enum_pages_blocks_code_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_code_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_banner" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_type" "enum_pages_blocks_banner_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" uuid,
  	"link_url" varchar,
  	"tone" "enum_pages_blocks_banner_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_banner_locales" (
  	"text" varchar,
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_timeline_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid
  );
  
  CREATE TABLE "pages_blocks_timeline_items_locales" (
  	"moment" varchar,
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_timeline" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tone" "enum_pages_blocks_timeline_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_timeline_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_comparison_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"highlighted" boolean DEFAULT false
  );
  
  CREATE TABLE "pages_blocks_comparison_options_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_comparison_rows_cells" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"mark" "enum_pages_blocks_comparison_rows_cells_mark" DEFAULT 'text'
  );
  
  CREATE TABLE "pages_blocks_comparison_rows_cells_locales" (
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_comparison_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "pages_blocks_comparison_rows_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_comparison" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tone" "enum_pages_blocks_comparison_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_comparison_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_pricing_plans_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "pages_blocks_pricing_plans_points_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_pricing_plans" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_type" "enum_pages_blocks_pricing_plans_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" uuid,
  	"link_url" varchar,
  	"highlighted" boolean DEFAULT false
  );
  
  CREATE TABLE "pages_blocks_pricing_plans_locales" (
  	"name" varchar,
  	"price" varchar,
  	"unit" varchar,
  	"text" varchar,
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_pricing" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tone" "enum_pages_blocks_pricing_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_pricing_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_team_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"image_id" uuid
  );
  
  CREATE TABLE "pages_blocks_team_items_locales" (
  	"role" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_team" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tone" "enum_pages_blocks_team_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_team_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_case_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"variant" "enum_pages_blocks_case_list_variant" DEFAULT 'wall',
  	"tone" "enum_pages_blocks_case_list_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_case_list_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"empty_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_vacancies" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tone" "enum_pages_blocks_vacancies_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_vacancies_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"empty_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_block_catalogue" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"selection" "enum_pages_blocks_block_catalogue_selection" DEFAULT 'all',
  	"tone" "enum_pages_blocks_block_catalogue_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_block_catalogue_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_configurator" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"base_weeks" numeric DEFAULT 2,
  	"base_price" numeric DEFAULT 0,
  	"contact_type" "enum_pages_blocks_configurator_contact_type" DEFAULT 'page',
  	"contact_new_tab" boolean DEFAULT false,
  	"contact_page_id" uuid,
  	"contact_url" varchar,
  	"tone" "enum_pages_blocks_configurator_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_configurator_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"note" varchar,
  	"contact_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_products" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"selection" "enum_pages_blocks_products_selection" DEFAULT 'all',
  	"tone" "enum_pages_blocks_products_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_products_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"empty_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_video" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"poster_id" uuid,
  	"source" "enum_pages_blocks_video_source" DEFAULT 'file',
  	"url" varchar,
  	"tone" "enum_pages_blocks_video_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_video_locales" (
  	"heading" varchar,
  	"caption" varchar,
  	"transcript" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_map" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"link_type" "enum_pages_blocks_map_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" uuid,
  	"link_url" varchar,
  	"tone" "enum_pages_blocks_map_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages_blocks_map_locales" (
  	"heading" varchar,
  	"caption" varchar,
  	"address" varchar,
  	"directions" varchar,
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"building_blocks_id" uuid,
  	"products_id" uuid
  );
  
  CREATE TABLE "_pages_v_blocks_case_header_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_case_header_facts_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_case_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"image_id" uuid,
  	"year" varchar,
  	"tone" "enum__pages_v_blocks_case_header_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_case_header_locales" (
  	"heading" varchar,
  	"summary" varchar,
  	"sector" varchar,
  	"duration" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_vacancy_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"employment_type" "enum__pages_v_blocks_vacancy_header_employment_type" DEFAULT 'fullTime',
  	"hours_min" numeric,
  	"hours_max" numeric,
  	"salary_min" numeric,
  	"salary_max" numeric,
  	"remote" "enum__pages_v_blocks_vacancy_header_remote" DEFAULT 'partly',
  	"posted_at" timestamp(3) with time zone,
  	"valid_through" timestamp(3) with time zone,
  	"apply_type" "enum__pages_v_blocks_vacancy_header_apply_type" DEFAULT 'page',
  	"apply_new_tab" boolean DEFAULT false,
  	"apply_page_id" uuid,
  	"apply_url" varchar,
  	"tone" "enum__pages_v_blocks_vacancy_header_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_vacancy_header_locales" (
  	"heading" varchar,
  	"summary" varchar,
  	"location" varchar,
  	"apply_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_columns_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_columns_items_locales" (
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tone" "enum__pages_v_blocks_columns_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_columns_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_table_of_contents" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tone" "enum__pages_v_blocks_table_of_contents_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_table_of_contents_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_code" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"language" "enum__pages_v_blocks_code_language" DEFAULT 'typescript',
  	"filename" varchar,
  	"code" varchar,
  	"tone" "enum__pages_v_blocks_code_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_code_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_banner" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link_type" "enum__pages_v_blocks_banner_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" uuid,
  	"link_url" varchar,
  	"tone" "enum__pages_v_blocks_banner_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_banner_locales" (
  	"text" varchar,
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_timeline_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"image_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_timeline_items_locales" (
  	"moment" varchar,
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_timeline" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tone" "enum__pages_v_blocks_timeline_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_timeline_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_comparison_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"highlighted" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_comparison_options_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_comparison_rows_cells" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"mark" "enum__pages_v_blocks_comparison_rows_cells_mark" DEFAULT 'text',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_comparison_rows_cells_locales" (
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_comparison_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_comparison_rows_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_comparison" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tone" "enum__pages_v_blocks_comparison_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_comparison_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_pricing_plans_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_pricing_plans_points_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_pricing_plans" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link_type" "enum__pages_v_blocks_pricing_plans_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" uuid,
  	"link_url" varchar,
  	"highlighted" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_pricing_plans_locales" (
  	"name" varchar,
  	"price" varchar,
  	"unit" varchar,
  	"text" varchar,
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_pricing" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tone" "enum__pages_v_blocks_pricing_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_pricing_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_team_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"email" varchar,
  	"image_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_team_items_locales" (
  	"role" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_team" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tone" "enum__pages_v_blocks_team_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_team_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_case_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"variant" "enum__pages_v_blocks_case_list_variant" DEFAULT 'wall',
  	"tone" "enum__pages_v_blocks_case_list_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_case_list_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"empty_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_vacancies" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tone" "enum__pages_v_blocks_vacancies_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_vacancies_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"empty_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_block_catalogue" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"selection" "enum__pages_v_blocks_block_catalogue_selection" DEFAULT 'all',
  	"tone" "enum__pages_v_blocks_block_catalogue_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_block_catalogue_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_configurator" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"base_weeks" numeric DEFAULT 2,
  	"base_price" numeric DEFAULT 0,
  	"contact_type" "enum__pages_v_blocks_configurator_contact_type" DEFAULT 'page',
  	"contact_new_tab" boolean DEFAULT false,
  	"contact_page_id" uuid,
  	"contact_url" varchar,
  	"tone" "enum__pages_v_blocks_configurator_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_configurator_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"note" varchar,
  	"contact_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_products" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"selection" "enum__pages_v_blocks_products_selection" DEFAULT 'all',
  	"tone" "enum__pages_v_blocks_products_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_products_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"empty_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_video" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"poster_id" uuid,
  	"source" "enum__pages_v_blocks_video_source" DEFAULT 'file',
  	"url" varchar,
  	"tone" "enum__pages_v_blocks_video_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_video_locales" (
  	"heading" varchar,
  	"caption" varchar,
  	"transcript" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_map" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"image_id" uuid,
  	"link_type" "enum__pages_v_blocks_map_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" uuid,
  	"link_url" varchar,
  	"tone" "enum__pages_v_blocks_map_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_map_locales" (
  	"heading" varchar,
  	"caption" varchar,
  	"address" varchar,
  	"directions" varchar,
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"building_blocks_id" uuid,
  	"products_id" uuid
  );
  
  CREATE TABLE "building_blocks" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"weeks_min" numeric NOT NULL,
  	"weeks_max" numeric NOT NULL,
  	"price_min" numeric NOT NULL,
  	"price_max" numeric NOT NULL,
  	"page_id" uuid,
  	"key" varchar NOT NULL,
  	"group" "enum_building_blocks_group" DEFAULT 'content' NOT NULL,
  	"icon" varchar,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "building_blocks_locales" (
  	"name" varchar NOT NULL,
  	"summary" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "building_blocks_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"building_blocks_id" uuid
  );
  
  CREATE TABLE "products_specs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_specs_locales" (
  	"label" varchar NOT NULL,
  	"value" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"price" numeric,
  	"currency" "enum_products_currency" DEFAULT 'EUR' NOT NULL,
  	"vat_rate" numeric DEFAULT 21 NOT NULL,
  	"vat_included" boolean DEFAULT false,
  	"page_id" uuid,
  	"model" varchar NOT NULL,
  	"status" "enum_products_status" DEFAULT 'forSale' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "products_locales" (
  	"name" varchar NOT NULL,
  	"summary" varchar NOT NULL,
  	"description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "building_blocks_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "pages_blocks_case_header_facts" ADD CONSTRAINT "pages_blocks_case_header_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_case_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_case_header_facts_locales" ADD CONSTRAINT "pages_blocks_case_header_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_case_header_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_case_header" ADD CONSTRAINT "pages_blocks_case_header_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_case_header" ADD CONSTRAINT "pages_blocks_case_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_case_header_locales" ADD CONSTRAINT "pages_blocks_case_header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_case_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_vacancy_header" ADD CONSTRAINT "pages_blocks_vacancy_header_apply_page_id_pages_id_fk" FOREIGN KEY ("apply_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_vacancy_header" ADD CONSTRAINT "pages_blocks_vacancy_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_vacancy_header_locales" ADD CONSTRAINT "pages_blocks_vacancy_header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_vacancy_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_columns_items" ADD CONSTRAINT "pages_blocks_columns_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_columns_items_locales" ADD CONSTRAINT "pages_blocks_columns_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_columns_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_columns" ADD CONSTRAINT "pages_blocks_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_columns_locales" ADD CONSTRAINT "pages_blocks_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_table_of_contents" ADD CONSTRAINT "pages_blocks_table_of_contents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_table_of_contents_locales" ADD CONSTRAINT "pages_blocks_table_of_contents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_table_of_contents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_code" ADD CONSTRAINT "pages_blocks_code_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_code_locales" ADD CONSTRAINT "pages_blocks_code_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_code"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_banner" ADD CONSTRAINT "pages_blocks_banner_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_banner" ADD CONSTRAINT "pages_blocks_banner_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_banner_locales" ADD CONSTRAINT "pages_blocks_banner_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_banner"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_timeline_items" ADD CONSTRAINT "pages_blocks_timeline_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_timeline_items" ADD CONSTRAINT "pages_blocks_timeline_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_timeline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_timeline_items_locales" ADD CONSTRAINT "pages_blocks_timeline_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_timeline_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_timeline" ADD CONSTRAINT "pages_blocks_timeline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_timeline_locales" ADD CONSTRAINT "pages_blocks_timeline_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_timeline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_comparison_options" ADD CONSTRAINT "pages_blocks_comparison_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_comparison"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_comparison_options_locales" ADD CONSTRAINT "pages_blocks_comparison_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_comparison_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_comparison_rows_cells" ADD CONSTRAINT "pages_blocks_comparison_rows_cells_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_comparison_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_comparison_rows_cells_locales" ADD CONSTRAINT "pages_blocks_comparison_rows_cells_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_comparison_rows_cells"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_comparison_rows" ADD CONSTRAINT "pages_blocks_comparison_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_comparison"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_comparison_rows_locales" ADD CONSTRAINT "pages_blocks_comparison_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_comparison_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_comparison" ADD CONSTRAINT "pages_blocks_comparison_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_comparison_locales" ADD CONSTRAINT "pages_blocks_comparison_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_comparison"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_pricing_plans_points" ADD CONSTRAINT "pages_blocks_pricing_plans_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_pricing_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_pricing_plans_points_locales" ADD CONSTRAINT "pages_blocks_pricing_plans_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_pricing_plans_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_pricing_plans" ADD CONSTRAINT "pages_blocks_pricing_plans_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_pricing_plans" ADD CONSTRAINT "pages_blocks_pricing_plans_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_pricing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_pricing_plans_locales" ADD CONSTRAINT "pages_blocks_pricing_plans_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_pricing_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_pricing" ADD CONSTRAINT "pages_blocks_pricing_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_pricing_locales" ADD CONSTRAINT "pages_blocks_pricing_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_pricing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_team_items" ADD CONSTRAINT "pages_blocks_team_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_team_items" ADD CONSTRAINT "pages_blocks_team_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_team_items_locales" ADD CONSTRAINT "pages_blocks_team_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_team_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_team" ADD CONSTRAINT "pages_blocks_team_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_team_locales" ADD CONSTRAINT "pages_blocks_team_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_case_list" ADD CONSTRAINT "pages_blocks_case_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_case_list_locales" ADD CONSTRAINT "pages_blocks_case_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_case_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_vacancies" ADD CONSTRAINT "pages_blocks_vacancies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_vacancies_locales" ADD CONSTRAINT "pages_blocks_vacancies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_block_catalogue" ADD CONSTRAINT "pages_blocks_block_catalogue_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_block_catalogue_locales" ADD CONSTRAINT "pages_blocks_block_catalogue_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_block_catalogue"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_configurator" ADD CONSTRAINT "pages_blocks_configurator_contact_page_id_pages_id_fk" FOREIGN KEY ("contact_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_configurator" ADD CONSTRAINT "pages_blocks_configurator_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_configurator_locales" ADD CONSTRAINT "pages_blocks_configurator_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_configurator"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_products" ADD CONSTRAINT "pages_blocks_products_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_products_locales" ADD CONSTRAINT "pages_blocks_products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_video" ADD CONSTRAINT "pages_blocks_video_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_video" ADD CONSTRAINT "pages_blocks_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_video_locales" ADD CONSTRAINT "pages_blocks_video_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_video"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_map" ADD CONSTRAINT "pages_blocks_map_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_map" ADD CONSTRAINT "pages_blocks_map_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_map" ADD CONSTRAINT "pages_blocks_map_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_map_locales" ADD CONSTRAINT "pages_blocks_map_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_map"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_building_blocks_fk" FOREIGN KEY ("building_blocks_id") REFERENCES "public"."building_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_case_header_facts" ADD CONSTRAINT "_pages_v_blocks_case_header_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_case_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_case_header_facts_locales" ADD CONSTRAINT "_pages_v_blocks_case_header_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_case_header_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_case_header" ADD CONSTRAINT "_pages_v_blocks_case_header_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_case_header" ADD CONSTRAINT "_pages_v_blocks_case_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_case_header_locales" ADD CONSTRAINT "_pages_v_blocks_case_header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_case_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_vacancy_header" ADD CONSTRAINT "_pages_v_blocks_vacancy_header_apply_page_id_pages_id_fk" FOREIGN KEY ("apply_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_vacancy_header" ADD CONSTRAINT "_pages_v_blocks_vacancy_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_vacancy_header_locales" ADD CONSTRAINT "_pages_v_blocks_vacancy_header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_vacancy_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_columns_items" ADD CONSTRAINT "_pages_v_blocks_columns_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_columns_items_locales" ADD CONSTRAINT "_pages_v_blocks_columns_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_columns_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_columns" ADD CONSTRAINT "_pages_v_blocks_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_columns_locales" ADD CONSTRAINT "_pages_v_blocks_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_table_of_contents" ADD CONSTRAINT "_pages_v_blocks_table_of_contents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_table_of_contents_locales" ADD CONSTRAINT "_pages_v_blocks_table_of_contents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_table_of_contents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_code" ADD CONSTRAINT "_pages_v_blocks_code_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_code_locales" ADD CONSTRAINT "_pages_v_blocks_code_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_code"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_banner" ADD CONSTRAINT "_pages_v_blocks_banner_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_banner" ADD CONSTRAINT "_pages_v_blocks_banner_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_banner_locales" ADD CONSTRAINT "_pages_v_blocks_banner_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_banner"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_timeline_items" ADD CONSTRAINT "_pages_v_blocks_timeline_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_timeline_items" ADD CONSTRAINT "_pages_v_blocks_timeline_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_timeline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_timeline_items_locales" ADD CONSTRAINT "_pages_v_blocks_timeline_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_timeline_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_timeline" ADD CONSTRAINT "_pages_v_blocks_timeline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_timeline_locales" ADD CONSTRAINT "_pages_v_blocks_timeline_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_timeline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_comparison_options" ADD CONSTRAINT "_pages_v_blocks_comparison_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_comparison"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_comparison_options_locales" ADD CONSTRAINT "_pages_v_blocks_comparison_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_comparison_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_comparison_rows_cells" ADD CONSTRAINT "_pages_v_blocks_comparison_rows_cells_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_comparison_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_comparison_rows_cells_locales" ADD CONSTRAINT "_pages_v_blocks_comparison_rows_cells_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_comparison_rows_cells"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_comparison_rows" ADD CONSTRAINT "_pages_v_blocks_comparison_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_comparison"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_comparison_rows_locales" ADD CONSTRAINT "_pages_v_blocks_comparison_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_comparison_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_comparison" ADD CONSTRAINT "_pages_v_blocks_comparison_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_comparison_locales" ADD CONSTRAINT "_pages_v_blocks_comparison_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_comparison"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_pricing_plans_points" ADD CONSTRAINT "_pages_v_blocks_pricing_plans_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_pricing_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_pricing_plans_points_locales" ADD CONSTRAINT "_pages_v_blocks_pricing_plans_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_pricing_plans_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_pricing_plans" ADD CONSTRAINT "_pages_v_blocks_pricing_plans_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_pricing_plans" ADD CONSTRAINT "_pages_v_blocks_pricing_plans_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_pricing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_pricing_plans_locales" ADD CONSTRAINT "_pages_v_blocks_pricing_plans_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_pricing_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_pricing" ADD CONSTRAINT "_pages_v_blocks_pricing_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_pricing_locales" ADD CONSTRAINT "_pages_v_blocks_pricing_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_pricing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_team_items" ADD CONSTRAINT "_pages_v_blocks_team_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_team_items" ADD CONSTRAINT "_pages_v_blocks_team_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_team_items_locales" ADD CONSTRAINT "_pages_v_blocks_team_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_team_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_team" ADD CONSTRAINT "_pages_v_blocks_team_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_team_locales" ADD CONSTRAINT "_pages_v_blocks_team_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_case_list" ADD CONSTRAINT "_pages_v_blocks_case_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_case_list_locales" ADD CONSTRAINT "_pages_v_blocks_case_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_case_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_vacancies" ADD CONSTRAINT "_pages_v_blocks_vacancies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_vacancies_locales" ADD CONSTRAINT "_pages_v_blocks_vacancies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_block_catalogue" ADD CONSTRAINT "_pages_v_blocks_block_catalogue_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_block_catalogue_locales" ADD CONSTRAINT "_pages_v_blocks_block_catalogue_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_block_catalogue"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_configurator" ADD CONSTRAINT "_pages_v_blocks_configurator_contact_page_id_pages_id_fk" FOREIGN KEY ("contact_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_configurator" ADD CONSTRAINT "_pages_v_blocks_configurator_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_configurator_locales" ADD CONSTRAINT "_pages_v_blocks_configurator_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_configurator"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_products" ADD CONSTRAINT "_pages_v_blocks_products_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_products_locales" ADD CONSTRAINT "_pages_v_blocks_products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_video" ADD CONSTRAINT "_pages_v_blocks_video_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_video" ADD CONSTRAINT "_pages_v_blocks_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_video_locales" ADD CONSTRAINT "_pages_v_blocks_video_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_video"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_map" ADD CONSTRAINT "_pages_v_blocks_map_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_map" ADD CONSTRAINT "_pages_v_blocks_map_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_map" ADD CONSTRAINT "_pages_v_blocks_map_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_map_locales" ADD CONSTRAINT "_pages_v_blocks_map_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_map"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_building_blocks_fk" FOREIGN KEY ("building_blocks_id") REFERENCES "public"."building_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "building_blocks" ADD CONSTRAINT "building_blocks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "building_blocks" ADD CONSTRAINT "building_blocks_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "building_blocks_locales" ADD CONSTRAINT "building_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."building_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "building_blocks_rels" ADD CONSTRAINT "building_blocks_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."building_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "building_blocks_rels" ADD CONSTRAINT "building_blocks_rels_building_blocks_fk" FOREIGN KEY ("building_blocks_id") REFERENCES "public"."building_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_specs" ADD CONSTRAINT "products_specs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_specs_locales" ADD CONSTRAINT "products_specs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_specs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_blocks_case_header_facts_order_idx" ON "pages_blocks_case_header_facts" USING btree ("_order");
  CREATE INDEX "pages_blocks_case_header_facts_parent_id_idx" ON "pages_blocks_case_header_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_case_header_facts_locales_locale_parent_id_uniq" ON "pages_blocks_case_header_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_case_header_order_idx" ON "pages_blocks_case_header" USING btree ("_order");
  CREATE INDEX "pages_blocks_case_header_parent_id_idx" ON "pages_blocks_case_header" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_case_header_path_idx" ON "pages_blocks_case_header" USING btree ("_path");
  CREATE INDEX "pages_blocks_case_header_image_idx" ON "pages_blocks_case_header" USING btree ("image_id");
  CREATE UNIQUE INDEX "pages_blocks_case_header_locales_locale_parent_id_unique" ON "pages_blocks_case_header_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_vacancy_header_order_idx" ON "pages_blocks_vacancy_header" USING btree ("_order");
  CREATE INDEX "pages_blocks_vacancy_header_parent_id_idx" ON "pages_blocks_vacancy_header" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_vacancy_header_path_idx" ON "pages_blocks_vacancy_header" USING btree ("_path");
  CREATE INDEX "pages_blocks_vacancy_header_apply_apply_page_idx" ON "pages_blocks_vacancy_header" USING btree ("apply_page_id");
  CREATE UNIQUE INDEX "pages_blocks_vacancy_header_locales_locale_parent_id_unique" ON "pages_blocks_vacancy_header_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_columns_items_order_idx" ON "pages_blocks_columns_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_columns_items_parent_id_idx" ON "pages_blocks_columns_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_columns_items_locales_locale_parent_id_unique" ON "pages_blocks_columns_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_columns_order_idx" ON "pages_blocks_columns" USING btree ("_order");
  CREATE INDEX "pages_blocks_columns_parent_id_idx" ON "pages_blocks_columns" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_columns_path_idx" ON "pages_blocks_columns" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_columns_locales_locale_parent_id_unique" ON "pages_blocks_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_table_of_contents_order_idx" ON "pages_blocks_table_of_contents" USING btree ("_order");
  CREATE INDEX "pages_blocks_table_of_contents_parent_id_idx" ON "pages_blocks_table_of_contents" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_table_of_contents_path_idx" ON "pages_blocks_table_of_contents" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_table_of_contents_locales_locale_parent_id_uniq" ON "pages_blocks_table_of_contents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_code_order_idx" ON "pages_blocks_code" USING btree ("_order");
  CREATE INDEX "pages_blocks_code_parent_id_idx" ON "pages_blocks_code" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_code_path_idx" ON "pages_blocks_code" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_code_locales_locale_parent_id_unique" ON "pages_blocks_code_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_banner_order_idx" ON "pages_blocks_banner" USING btree ("_order");
  CREATE INDEX "pages_blocks_banner_parent_id_idx" ON "pages_blocks_banner" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_banner_path_idx" ON "pages_blocks_banner" USING btree ("_path");
  CREATE INDEX "pages_blocks_banner_link_link_page_idx" ON "pages_blocks_banner" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "pages_blocks_banner_locales_locale_parent_id_unique" ON "pages_blocks_banner_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_timeline_items_order_idx" ON "pages_blocks_timeline_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_timeline_items_parent_id_idx" ON "pages_blocks_timeline_items" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_timeline_items_image_idx" ON "pages_blocks_timeline_items" USING btree ("image_id");
  CREATE UNIQUE INDEX "pages_blocks_timeline_items_locales_locale_parent_id_unique" ON "pages_blocks_timeline_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_timeline_order_idx" ON "pages_blocks_timeline" USING btree ("_order");
  CREATE INDEX "pages_blocks_timeline_parent_id_idx" ON "pages_blocks_timeline" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_timeline_path_idx" ON "pages_blocks_timeline" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_timeline_locales_locale_parent_id_unique" ON "pages_blocks_timeline_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_comparison_options_order_idx" ON "pages_blocks_comparison_options" USING btree ("_order");
  CREATE INDEX "pages_blocks_comparison_options_parent_id_idx" ON "pages_blocks_comparison_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_comparison_options_locales_locale_parent_id_uni" ON "pages_blocks_comparison_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_comparison_rows_cells_order_idx" ON "pages_blocks_comparison_rows_cells" USING btree ("_order");
  CREATE INDEX "pages_blocks_comparison_rows_cells_parent_id_idx" ON "pages_blocks_comparison_rows_cells" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_comparison_rows_cells_locales_locale_parent_id_" ON "pages_blocks_comparison_rows_cells_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_comparison_rows_order_idx" ON "pages_blocks_comparison_rows" USING btree ("_order");
  CREATE INDEX "pages_blocks_comparison_rows_parent_id_idx" ON "pages_blocks_comparison_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_comparison_rows_locales_locale_parent_id_unique" ON "pages_blocks_comparison_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_comparison_order_idx" ON "pages_blocks_comparison" USING btree ("_order");
  CREATE INDEX "pages_blocks_comparison_parent_id_idx" ON "pages_blocks_comparison" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_comparison_path_idx" ON "pages_blocks_comparison" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_comparison_locales_locale_parent_id_unique" ON "pages_blocks_comparison_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_pricing_plans_points_order_idx" ON "pages_blocks_pricing_plans_points" USING btree ("_order");
  CREATE INDEX "pages_blocks_pricing_plans_points_parent_id_idx" ON "pages_blocks_pricing_plans_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_pricing_plans_points_locales_locale_parent_id_u" ON "pages_blocks_pricing_plans_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_pricing_plans_order_idx" ON "pages_blocks_pricing_plans" USING btree ("_order");
  CREATE INDEX "pages_blocks_pricing_plans_parent_id_idx" ON "pages_blocks_pricing_plans" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_pricing_plans_link_link_page_idx" ON "pages_blocks_pricing_plans" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "pages_blocks_pricing_plans_locales_locale_parent_id_unique" ON "pages_blocks_pricing_plans_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_pricing_order_idx" ON "pages_blocks_pricing" USING btree ("_order");
  CREATE INDEX "pages_blocks_pricing_parent_id_idx" ON "pages_blocks_pricing" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_pricing_path_idx" ON "pages_blocks_pricing" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_pricing_locales_locale_parent_id_unique" ON "pages_blocks_pricing_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_team_items_order_idx" ON "pages_blocks_team_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_team_items_parent_id_idx" ON "pages_blocks_team_items" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_team_items_image_idx" ON "pages_blocks_team_items" USING btree ("image_id");
  CREATE UNIQUE INDEX "pages_blocks_team_items_locales_locale_parent_id_unique" ON "pages_blocks_team_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_team_order_idx" ON "pages_blocks_team" USING btree ("_order");
  CREATE INDEX "pages_blocks_team_parent_id_idx" ON "pages_blocks_team" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_team_path_idx" ON "pages_blocks_team" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_team_locales_locale_parent_id_unique" ON "pages_blocks_team_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_case_list_order_idx" ON "pages_blocks_case_list" USING btree ("_order");
  CREATE INDEX "pages_blocks_case_list_parent_id_idx" ON "pages_blocks_case_list" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_case_list_path_idx" ON "pages_blocks_case_list" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_case_list_locales_locale_parent_id_unique" ON "pages_blocks_case_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_vacancies_order_idx" ON "pages_blocks_vacancies" USING btree ("_order");
  CREATE INDEX "pages_blocks_vacancies_parent_id_idx" ON "pages_blocks_vacancies" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_vacancies_path_idx" ON "pages_blocks_vacancies" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_vacancies_locales_locale_parent_id_unique" ON "pages_blocks_vacancies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_block_catalogue_order_idx" ON "pages_blocks_block_catalogue" USING btree ("_order");
  CREATE INDEX "pages_blocks_block_catalogue_parent_id_idx" ON "pages_blocks_block_catalogue" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_block_catalogue_path_idx" ON "pages_blocks_block_catalogue" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_block_catalogue_locales_locale_parent_id_unique" ON "pages_blocks_block_catalogue_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_configurator_order_idx" ON "pages_blocks_configurator" USING btree ("_order");
  CREATE INDEX "pages_blocks_configurator_parent_id_idx" ON "pages_blocks_configurator" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_configurator_path_idx" ON "pages_blocks_configurator" USING btree ("_path");
  CREATE INDEX "pages_blocks_configurator_contact_contact_page_idx" ON "pages_blocks_configurator" USING btree ("contact_page_id");
  CREATE UNIQUE INDEX "pages_blocks_configurator_locales_locale_parent_id_unique" ON "pages_blocks_configurator_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_products_order_idx" ON "pages_blocks_products" USING btree ("_order");
  CREATE INDEX "pages_blocks_products_parent_id_idx" ON "pages_blocks_products" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_products_path_idx" ON "pages_blocks_products" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_products_locales_locale_parent_id_unique" ON "pages_blocks_products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_video_order_idx" ON "pages_blocks_video" USING btree ("_order");
  CREATE INDEX "pages_blocks_video_parent_id_idx" ON "pages_blocks_video" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_video_path_idx" ON "pages_blocks_video" USING btree ("_path");
  CREATE INDEX "pages_blocks_video_poster_idx" ON "pages_blocks_video" USING btree ("poster_id");
  CREATE UNIQUE INDEX "pages_blocks_video_locales_locale_parent_id_unique" ON "pages_blocks_video_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_map_order_idx" ON "pages_blocks_map" USING btree ("_order");
  CREATE INDEX "pages_blocks_map_parent_id_idx" ON "pages_blocks_map" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_map_path_idx" ON "pages_blocks_map" USING btree ("_path");
  CREATE INDEX "pages_blocks_map_image_idx" ON "pages_blocks_map" USING btree ("image_id");
  CREATE INDEX "pages_blocks_map_link_link_page_idx" ON "pages_blocks_map" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "pages_blocks_map_locales_locale_parent_id_unique" ON "pages_blocks_map_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_rels_order_idx" ON "pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_pages_id_idx" ON "pages_rels" USING btree ("pages_id");
  CREATE INDEX "pages_rels_building_blocks_id_idx" ON "pages_rels" USING btree ("building_blocks_id");
  CREATE INDEX "pages_rels_products_id_idx" ON "pages_rels" USING btree ("products_id");
  CREATE INDEX "_pages_v_blocks_case_header_facts_order_idx" ON "_pages_v_blocks_case_header_facts" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_case_header_facts_parent_id_idx" ON "_pages_v_blocks_case_header_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_case_header_facts_locales_locale_parent_id_u" ON "_pages_v_blocks_case_header_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_case_header_order_idx" ON "_pages_v_blocks_case_header" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_case_header_parent_id_idx" ON "_pages_v_blocks_case_header" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_case_header_path_idx" ON "_pages_v_blocks_case_header" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_case_header_image_idx" ON "_pages_v_blocks_case_header" USING btree ("image_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_case_header_locales_locale_parent_id_unique" ON "_pages_v_blocks_case_header_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_vacancy_header_order_idx" ON "_pages_v_blocks_vacancy_header" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_vacancy_header_parent_id_idx" ON "_pages_v_blocks_vacancy_header" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_vacancy_header_path_idx" ON "_pages_v_blocks_vacancy_header" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_vacancy_header_apply_apply_page_idx" ON "_pages_v_blocks_vacancy_header" USING btree ("apply_page_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_vacancy_header_locales_locale_parent_id_uniq" ON "_pages_v_blocks_vacancy_header_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_columns_items_order_idx" ON "_pages_v_blocks_columns_items" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_columns_items_parent_id_idx" ON "_pages_v_blocks_columns_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_columns_items_locales_locale_parent_id_uniqu" ON "_pages_v_blocks_columns_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_columns_order_idx" ON "_pages_v_blocks_columns" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_columns_parent_id_idx" ON "_pages_v_blocks_columns" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_columns_path_idx" ON "_pages_v_blocks_columns" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_columns_locales_locale_parent_id_unique" ON "_pages_v_blocks_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_table_of_contents_order_idx" ON "_pages_v_blocks_table_of_contents" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_table_of_contents_parent_id_idx" ON "_pages_v_blocks_table_of_contents" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_table_of_contents_path_idx" ON "_pages_v_blocks_table_of_contents" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_table_of_contents_locales_locale_parent_id_u" ON "_pages_v_blocks_table_of_contents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_code_order_idx" ON "_pages_v_blocks_code" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_code_parent_id_idx" ON "_pages_v_blocks_code" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_code_path_idx" ON "_pages_v_blocks_code" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_code_locales_locale_parent_id_unique" ON "_pages_v_blocks_code_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_banner_order_idx" ON "_pages_v_blocks_banner" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_banner_parent_id_idx" ON "_pages_v_blocks_banner" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_banner_path_idx" ON "_pages_v_blocks_banner" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_banner_link_link_page_idx" ON "_pages_v_blocks_banner" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_banner_locales_locale_parent_id_unique" ON "_pages_v_blocks_banner_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_timeline_items_order_idx" ON "_pages_v_blocks_timeline_items" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_timeline_items_parent_id_idx" ON "_pages_v_blocks_timeline_items" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_timeline_items_image_idx" ON "_pages_v_blocks_timeline_items" USING btree ("image_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_timeline_items_locales_locale_parent_id_uniq" ON "_pages_v_blocks_timeline_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_timeline_order_idx" ON "_pages_v_blocks_timeline" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_timeline_parent_id_idx" ON "_pages_v_blocks_timeline" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_timeline_path_idx" ON "_pages_v_blocks_timeline" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_timeline_locales_locale_parent_id_unique" ON "_pages_v_blocks_timeline_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_comparison_options_order_idx" ON "_pages_v_blocks_comparison_options" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_comparison_options_parent_id_idx" ON "_pages_v_blocks_comparison_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_comparison_options_locales_locale_parent_id_" ON "_pages_v_blocks_comparison_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_comparison_rows_cells_order_idx" ON "_pages_v_blocks_comparison_rows_cells" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_comparison_rows_cells_parent_id_idx" ON "_pages_v_blocks_comparison_rows_cells" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_comparison_rows_cells_locales_locale_parent_" ON "_pages_v_blocks_comparison_rows_cells_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_comparison_rows_order_idx" ON "_pages_v_blocks_comparison_rows" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_comparison_rows_parent_id_idx" ON "_pages_v_blocks_comparison_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_comparison_rows_locales_locale_parent_id_uni" ON "_pages_v_blocks_comparison_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_comparison_order_idx" ON "_pages_v_blocks_comparison" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_comparison_parent_id_idx" ON "_pages_v_blocks_comparison" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_comparison_path_idx" ON "_pages_v_blocks_comparison" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_comparison_locales_locale_parent_id_unique" ON "_pages_v_blocks_comparison_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_pricing_plans_points_order_idx" ON "_pages_v_blocks_pricing_plans_points" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_pricing_plans_points_parent_id_idx" ON "_pages_v_blocks_pricing_plans_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_pricing_plans_points_locales_locale_parent_i" ON "_pages_v_blocks_pricing_plans_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_pricing_plans_order_idx" ON "_pages_v_blocks_pricing_plans" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_pricing_plans_parent_id_idx" ON "_pages_v_blocks_pricing_plans" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_pricing_plans_link_link_page_idx" ON "_pages_v_blocks_pricing_plans" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_pricing_plans_locales_locale_parent_id_uniqu" ON "_pages_v_blocks_pricing_plans_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_pricing_order_idx" ON "_pages_v_blocks_pricing" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_pricing_parent_id_idx" ON "_pages_v_blocks_pricing" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_pricing_path_idx" ON "_pages_v_blocks_pricing" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_pricing_locales_locale_parent_id_unique" ON "_pages_v_blocks_pricing_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_team_items_order_idx" ON "_pages_v_blocks_team_items" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_team_items_parent_id_idx" ON "_pages_v_blocks_team_items" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_team_items_image_idx" ON "_pages_v_blocks_team_items" USING btree ("image_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_team_items_locales_locale_parent_id_unique" ON "_pages_v_blocks_team_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_team_order_idx" ON "_pages_v_blocks_team" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_team_parent_id_idx" ON "_pages_v_blocks_team" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_team_path_idx" ON "_pages_v_blocks_team" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_team_locales_locale_parent_id_unique" ON "_pages_v_blocks_team_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_case_list_order_idx" ON "_pages_v_blocks_case_list" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_case_list_parent_id_idx" ON "_pages_v_blocks_case_list" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_case_list_path_idx" ON "_pages_v_blocks_case_list" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_case_list_locales_locale_parent_id_unique" ON "_pages_v_blocks_case_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_vacancies_order_idx" ON "_pages_v_blocks_vacancies" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_vacancies_parent_id_idx" ON "_pages_v_blocks_vacancies" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_vacancies_path_idx" ON "_pages_v_blocks_vacancies" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_vacancies_locales_locale_parent_id_unique" ON "_pages_v_blocks_vacancies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_block_catalogue_order_idx" ON "_pages_v_blocks_block_catalogue" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_block_catalogue_parent_id_idx" ON "_pages_v_blocks_block_catalogue" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_block_catalogue_path_idx" ON "_pages_v_blocks_block_catalogue" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_block_catalogue_locales_locale_parent_id_uni" ON "_pages_v_blocks_block_catalogue_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_configurator_order_idx" ON "_pages_v_blocks_configurator" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_configurator_parent_id_idx" ON "_pages_v_blocks_configurator" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_configurator_path_idx" ON "_pages_v_blocks_configurator" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_configurator_contact_contact_page_idx" ON "_pages_v_blocks_configurator" USING btree ("contact_page_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_configurator_locales_locale_parent_id_unique" ON "_pages_v_blocks_configurator_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_products_order_idx" ON "_pages_v_blocks_products" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_products_parent_id_idx" ON "_pages_v_blocks_products" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_products_path_idx" ON "_pages_v_blocks_products" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_products_locales_locale_parent_id_unique" ON "_pages_v_blocks_products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_video_order_idx" ON "_pages_v_blocks_video" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_video_parent_id_idx" ON "_pages_v_blocks_video" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_video_path_idx" ON "_pages_v_blocks_video" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_video_poster_idx" ON "_pages_v_blocks_video" USING btree ("poster_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_video_locales_locale_parent_id_unique" ON "_pages_v_blocks_video_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_map_order_idx" ON "_pages_v_blocks_map" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_map_parent_id_idx" ON "_pages_v_blocks_map" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_map_path_idx" ON "_pages_v_blocks_map" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_map_image_idx" ON "_pages_v_blocks_map" USING btree ("image_id");
  CREATE INDEX "_pages_v_blocks_map_link_link_page_idx" ON "_pages_v_blocks_map" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_map_locales_locale_parent_id_unique" ON "_pages_v_blocks_map_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_rels_order_idx" ON "_pages_v_rels" USING btree ("order");
  CREATE INDEX "_pages_v_rels_parent_idx" ON "_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_path_idx" ON "_pages_v_rels" USING btree ("path");
  CREATE INDEX "_pages_v_rels_pages_id_idx" ON "_pages_v_rels" USING btree ("pages_id");
  CREATE INDEX "_pages_v_rels_building_blocks_id_idx" ON "_pages_v_rels" USING btree ("building_blocks_id");
  CREATE INDEX "_pages_v_rels_products_id_idx" ON "_pages_v_rels" USING btree ("products_id");
  CREATE INDEX "building_blocks_tenant_idx" ON "building_blocks" USING btree ("tenant_id");
  CREATE INDEX "building_blocks_page_idx" ON "building_blocks" USING btree ("page_id");
  CREATE INDEX "building_blocks_updated_at_idx" ON "building_blocks" USING btree ("updated_at");
  CREATE INDEX "building_blocks_created_at_idx" ON "building_blocks" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_key_idx" ON "building_blocks" USING btree ("tenant_id","key");
  CREATE UNIQUE INDEX "building_blocks_locales_locale_parent_id_unique" ON "building_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "building_blocks_rels_order_idx" ON "building_blocks_rels" USING btree ("order");
  CREATE INDEX "building_blocks_rels_parent_idx" ON "building_blocks_rels" USING btree ("parent_id");
  CREATE INDEX "building_blocks_rels_path_idx" ON "building_blocks_rels" USING btree ("path");
  CREATE INDEX "building_blocks_rels_building_blocks_id_idx" ON "building_blocks_rels" USING btree ("building_blocks_id");
  CREATE INDEX "products_specs_order_idx" ON "products_specs" USING btree ("_order");
  CREATE INDEX "products_specs_parent_id_idx" ON "products_specs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_specs_locales_locale_parent_id_unique" ON "products_specs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_tenant_idx" ON "products" USING btree ("tenant_id");
  CREATE INDEX "products_page_idx" ON "products" USING btree ("page_id");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_model_idx" ON "products" USING btree ("tenant_id","model");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_media_id_idx" ON "products_rels" USING btree ("media_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_building_blocks_fk" FOREIGN KEY ("building_blocks_id") REFERENCES "public"."building_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_building_blocks_id_idx" ON "payload_locked_documents_rels" USING btree ("building_blocks_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_blocks_case_header_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_case_header_facts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_case_header" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_case_header_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_vacancy_header" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_vacancy_header_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_columns_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_columns_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_columns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_columns_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_table_of_contents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_table_of_contents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_code" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_code_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_banner" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_banner_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_timeline_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_timeline_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_timeline" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_timeline_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_comparison_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_comparison_options_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_comparison_rows_cells" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_comparison_rows_cells_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_comparison_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_comparison_rows_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_comparison" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_comparison_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_pricing_plans_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_pricing_plans_points_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_pricing_plans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_pricing_plans_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_pricing" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_pricing_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_team_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_team_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_team" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_team_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_case_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_case_list_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_vacancies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_vacancies_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_block_catalogue" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_block_catalogue_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_configurator" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_configurator_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_products" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_products_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_video" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_video_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_map" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_map_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_case_header_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_case_header_facts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_case_header" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_case_header_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_vacancy_header" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_vacancy_header_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_columns_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_columns_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_columns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_columns_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_table_of_contents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_table_of_contents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_code" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_code_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_banner" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_banner_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_timeline_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_timeline_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_timeline" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_timeline_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_comparison_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_comparison_options_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_comparison_rows_cells" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_comparison_rows_cells_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_comparison_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_comparison_rows_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_comparison" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_comparison_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_pricing_plans_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_pricing_plans_points_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_pricing_plans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_pricing_plans_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_pricing" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_pricing_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_team_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_team_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_team" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_team_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_case_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_case_list_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_vacancies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_vacancies_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_block_catalogue" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_block_catalogue_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_configurator" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_configurator_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_products" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_products_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_video" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_video_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_map" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_map_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "building_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "building_blocks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "building_blocks_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_specs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_specs_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "pages_blocks_case_header_facts" CASCADE;
  DROP TABLE "pages_blocks_case_header_facts_locales" CASCADE;
  DROP TABLE "pages_blocks_case_header" CASCADE;
  DROP TABLE "pages_blocks_case_header_locales" CASCADE;
  DROP TABLE "pages_blocks_vacancy_header" CASCADE;
  DROP TABLE "pages_blocks_vacancy_header_locales" CASCADE;
  DROP TABLE "pages_blocks_columns_items" CASCADE;
  DROP TABLE "pages_blocks_columns_items_locales" CASCADE;
  DROP TABLE "pages_blocks_columns" CASCADE;
  DROP TABLE "pages_blocks_columns_locales" CASCADE;
  DROP TABLE "pages_blocks_table_of_contents" CASCADE;
  DROP TABLE "pages_blocks_table_of_contents_locales" CASCADE;
  DROP TABLE "pages_blocks_code" CASCADE;
  DROP TABLE "pages_blocks_code_locales" CASCADE;
  DROP TABLE "pages_blocks_banner" CASCADE;
  DROP TABLE "pages_blocks_banner_locales" CASCADE;
  DROP TABLE "pages_blocks_timeline_items" CASCADE;
  DROP TABLE "pages_blocks_timeline_items_locales" CASCADE;
  DROP TABLE "pages_blocks_timeline" CASCADE;
  DROP TABLE "pages_blocks_timeline_locales" CASCADE;
  DROP TABLE "pages_blocks_comparison_options" CASCADE;
  DROP TABLE "pages_blocks_comparison_options_locales" CASCADE;
  DROP TABLE "pages_blocks_comparison_rows_cells" CASCADE;
  DROP TABLE "pages_blocks_comparison_rows_cells_locales" CASCADE;
  DROP TABLE "pages_blocks_comparison_rows" CASCADE;
  DROP TABLE "pages_blocks_comparison_rows_locales" CASCADE;
  DROP TABLE "pages_blocks_comparison" CASCADE;
  DROP TABLE "pages_blocks_comparison_locales" CASCADE;
  DROP TABLE "pages_blocks_pricing_plans_points" CASCADE;
  DROP TABLE "pages_blocks_pricing_plans_points_locales" CASCADE;
  DROP TABLE "pages_blocks_pricing_plans" CASCADE;
  DROP TABLE "pages_blocks_pricing_plans_locales" CASCADE;
  DROP TABLE "pages_blocks_pricing" CASCADE;
  DROP TABLE "pages_blocks_pricing_locales" CASCADE;
  DROP TABLE "pages_blocks_team_items" CASCADE;
  DROP TABLE "pages_blocks_team_items_locales" CASCADE;
  DROP TABLE "pages_blocks_team" CASCADE;
  DROP TABLE "pages_blocks_team_locales" CASCADE;
  DROP TABLE "pages_blocks_case_list" CASCADE;
  DROP TABLE "pages_blocks_case_list_locales" CASCADE;
  DROP TABLE "pages_blocks_vacancies" CASCADE;
  DROP TABLE "pages_blocks_vacancies_locales" CASCADE;
  DROP TABLE "pages_blocks_block_catalogue" CASCADE;
  DROP TABLE "pages_blocks_block_catalogue_locales" CASCADE;
  DROP TABLE "pages_blocks_configurator" CASCADE;
  DROP TABLE "pages_blocks_configurator_locales" CASCADE;
  DROP TABLE "pages_blocks_products" CASCADE;
  DROP TABLE "pages_blocks_products_locales" CASCADE;
  DROP TABLE "pages_blocks_video" CASCADE;
  DROP TABLE "pages_blocks_video_locales" CASCADE;
  DROP TABLE "pages_blocks_map" CASCADE;
  DROP TABLE "pages_blocks_map_locales" CASCADE;
  DROP TABLE "pages_rels" CASCADE;
  DROP TABLE "_pages_v_blocks_case_header_facts" CASCADE;
  DROP TABLE "_pages_v_blocks_case_header_facts_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_case_header" CASCADE;
  DROP TABLE "_pages_v_blocks_case_header_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_vacancy_header" CASCADE;
  DROP TABLE "_pages_v_blocks_vacancy_header_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_columns_items" CASCADE;
  DROP TABLE "_pages_v_blocks_columns_items_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_columns" CASCADE;
  DROP TABLE "_pages_v_blocks_columns_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_table_of_contents" CASCADE;
  DROP TABLE "_pages_v_blocks_table_of_contents_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_code" CASCADE;
  DROP TABLE "_pages_v_blocks_code_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_banner" CASCADE;
  DROP TABLE "_pages_v_blocks_banner_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_timeline_items" CASCADE;
  DROP TABLE "_pages_v_blocks_timeline_items_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_timeline" CASCADE;
  DROP TABLE "_pages_v_blocks_timeline_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_comparison_options" CASCADE;
  DROP TABLE "_pages_v_blocks_comparison_options_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_comparison_rows_cells" CASCADE;
  DROP TABLE "_pages_v_blocks_comparison_rows_cells_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_comparison_rows" CASCADE;
  DROP TABLE "_pages_v_blocks_comparison_rows_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_comparison" CASCADE;
  DROP TABLE "_pages_v_blocks_comparison_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_pricing_plans_points" CASCADE;
  DROP TABLE "_pages_v_blocks_pricing_plans_points_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_pricing_plans" CASCADE;
  DROP TABLE "_pages_v_blocks_pricing_plans_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_pricing" CASCADE;
  DROP TABLE "_pages_v_blocks_pricing_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_team_items" CASCADE;
  DROP TABLE "_pages_v_blocks_team_items_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_team" CASCADE;
  DROP TABLE "_pages_v_blocks_team_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_case_list" CASCADE;
  DROP TABLE "_pages_v_blocks_case_list_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_vacancies" CASCADE;
  DROP TABLE "_pages_v_blocks_vacancies_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_block_catalogue" CASCADE;
  DROP TABLE "_pages_v_blocks_block_catalogue_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_configurator" CASCADE;
  DROP TABLE "_pages_v_blocks_configurator_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_products" CASCADE;
  DROP TABLE "_pages_v_blocks_products_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_video" CASCADE;
  DROP TABLE "_pages_v_blocks_video_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_map" CASCADE;
  DROP TABLE "_pages_v_blocks_map_locales" CASCADE;
  DROP TABLE "_pages_v_rels" CASCADE;
  DROP TABLE "building_blocks" CASCADE;
  DROP TABLE "building_blocks_locales" CASCADE;
  DROP TABLE "building_blocks_rels" CASCADE;
  DROP TABLE "products_specs" CASCADE;
  DROP TABLE "products_specs_locales" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_locales" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_building_blocks_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_products_fk";
  
  ALTER TABLE "pages" ALTER COLUMN "layout" SET DATA TYPE text;
  ALTER TABLE "pages" ALTER COLUMN "layout" SET DEFAULT 'main'::text;
  DROP TYPE "public"."enum_pages_layout";
  CREATE TYPE "public"."enum_pages_layout" AS ENUM('main', 'blank', 'default');
  ALTER TABLE "pages" ALTER COLUMN "layout" SET DEFAULT 'main'::"public"."enum_pages_layout";
  ALTER TABLE "pages" ALTER COLUMN "layout" SET DATA TYPE "public"."enum_pages_layout" USING "layout"::"public"."enum_pages_layout";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_layout" SET DATA TYPE text;
  ALTER TABLE "_pages_v" ALTER COLUMN "version_layout" SET DEFAULT 'main'::text;
  DROP TYPE "public"."enum__pages_v_version_layout";
  CREATE TYPE "public"."enum__pages_v_version_layout" AS ENUM('main', 'blank', 'default');
  ALTER TABLE "_pages_v" ALTER COLUMN "version_layout" SET DEFAULT 'main'::"public"."enum__pages_v_version_layout";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_layout" SET DATA TYPE "public"."enum__pages_v_version_layout" USING "version_layout"::"public"."enum__pages_v_version_layout";
  DROP INDEX "payload_locked_documents_rels_building_blocks_id_idx";
  DROP INDEX "payload_locked_documents_rels_products_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "building_blocks_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "products_id";
  DROP TYPE "public"."enum_pages_blocks_case_header_tone";
  DROP TYPE "public"."enum_pages_blocks_vacancy_header_employment_type";
  DROP TYPE "public"."enum_pages_blocks_vacancy_header_remote";
  DROP TYPE "public"."enum_pages_blocks_vacancy_header_apply_type";
  DROP TYPE "public"."enum_pages_blocks_vacancy_header_tone";
  DROP TYPE "public"."enum_pages_blocks_columns_tone";
  DROP TYPE "public"."enum_pages_blocks_table_of_contents_tone";
  DROP TYPE "public"."enum_pages_blocks_code_language";
  DROP TYPE "public"."enum_pages_blocks_code_tone";
  DROP TYPE "public"."enum_pages_blocks_banner_link_type";
  DROP TYPE "public"."enum_pages_blocks_banner_tone";
  DROP TYPE "public"."enum_pages_blocks_timeline_tone";
  DROP TYPE "public"."enum_pages_blocks_comparison_rows_cells_mark";
  DROP TYPE "public"."enum_pages_blocks_comparison_tone";
  DROP TYPE "public"."enum_pages_blocks_pricing_plans_link_type";
  DROP TYPE "public"."enum_pages_blocks_pricing_tone";
  DROP TYPE "public"."enum_pages_blocks_team_tone";
  DROP TYPE "public"."enum_pages_blocks_case_list_variant";
  DROP TYPE "public"."enum_pages_blocks_case_list_tone";
  DROP TYPE "public"."enum_pages_blocks_vacancies_tone";
  DROP TYPE "public"."enum_pages_blocks_block_catalogue_selection";
  DROP TYPE "public"."enum_pages_blocks_block_catalogue_tone";
  DROP TYPE "public"."enum_pages_blocks_configurator_contact_type";
  DROP TYPE "public"."enum_pages_blocks_configurator_tone";
  DROP TYPE "public"."enum_pages_blocks_products_selection";
  DROP TYPE "public"."enum_pages_blocks_products_tone";
  DROP TYPE "public"."enum_pages_blocks_video_source";
  DROP TYPE "public"."enum_pages_blocks_video_tone";
  DROP TYPE "public"."enum_pages_blocks_map_link_type";
  DROP TYPE "public"."enum_pages_blocks_map_tone";
  DROP TYPE "public"."enum__pages_v_blocks_case_header_tone";
  DROP TYPE "public"."enum__pages_v_blocks_vacancy_header_employment_type";
  DROP TYPE "public"."enum__pages_v_blocks_vacancy_header_remote";
  DROP TYPE "public"."enum__pages_v_blocks_vacancy_header_apply_type";
  DROP TYPE "public"."enum__pages_v_blocks_vacancy_header_tone";
  DROP TYPE "public"."enum__pages_v_blocks_columns_tone";
  DROP TYPE "public"."enum__pages_v_blocks_table_of_contents_tone";
  DROP TYPE "public"."enum__pages_v_blocks_code_language";
  DROP TYPE "public"."enum__pages_v_blocks_code_tone";
  DROP TYPE "public"."enum__pages_v_blocks_banner_link_type";
  DROP TYPE "public"."enum__pages_v_blocks_banner_tone";
  DROP TYPE "public"."enum__pages_v_blocks_timeline_tone";
  DROP TYPE "public"."enum__pages_v_blocks_comparison_rows_cells_mark";
  DROP TYPE "public"."enum__pages_v_blocks_comparison_tone";
  DROP TYPE "public"."enum__pages_v_blocks_pricing_plans_link_type";
  DROP TYPE "public"."enum__pages_v_blocks_pricing_tone";
  DROP TYPE "public"."enum__pages_v_blocks_team_tone";
  DROP TYPE "public"."enum__pages_v_blocks_case_list_variant";
  DROP TYPE "public"."enum__pages_v_blocks_case_list_tone";
  DROP TYPE "public"."enum__pages_v_blocks_vacancies_tone";
  DROP TYPE "public"."enum__pages_v_blocks_block_catalogue_selection";
  DROP TYPE "public"."enum__pages_v_blocks_block_catalogue_tone";
  DROP TYPE "public"."enum__pages_v_blocks_configurator_contact_type";
  DROP TYPE "public"."enum__pages_v_blocks_configurator_tone";
  DROP TYPE "public"."enum__pages_v_blocks_products_selection";
  DROP TYPE "public"."enum__pages_v_blocks_products_tone";
  DROP TYPE "public"."enum__pages_v_blocks_video_source";
  DROP TYPE "public"."enum__pages_v_blocks_video_tone";
  DROP TYPE "public"."enum__pages_v_blocks_map_link_type";
  DROP TYPE "public"."enum__pages_v_blocks_map_tone";
  DROP TYPE "public"."enum_building_blocks_group";
  DROP TYPE "public"."enum_products_currency";
  DROP TYPE "public"."enum_products_status";`)
}
