import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_templates_blocks_hero_actions_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_templates_blocks_hero_variant" AS ENUM('statement', 'exhibit', 'immersive');
  CREATE TYPE "public"."enum_templates_blocks_hero_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_case_header_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_vacancy_header_employment_type" AS ENUM('fullTime', 'partTime', 'contractor', 'intern');
  CREATE TYPE "public"."enum_templates_blocks_vacancy_header_remote" AS ENUM('partly', 'no', 'yes');
  CREATE TYPE "public"."enum_templates_blocks_vacancy_header_apply_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_templates_blocks_vacancy_header_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_rich_text_measure" AS ENUM('reading', 'lead', 'columns');
  CREATE TYPE "public"."enum_templates_blocks_rich_text_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_columns_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_media_text_variant" AS ENUM('left', 'right', 'over');
  CREATE TYPE "public"."enum_templates_blocks_media_text_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_templates_blocks_media_text_ratio" AS ENUM('original', 'landscape', 'square', 'portrait');
  CREATE TYPE "public"."enum_templates_blocks_media_text_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_table_of_contents_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_code_language" AS ENUM('typescript', 'tsx', 'sql', 'json', 'bash', 'http', 'css', 'html', 'text');
  CREATE TYPE "public"."enum_templates_blocks_code_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_banner_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_templates_blocks_banner_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_features_variant" AS ENUM('list', 'columns');
  CREATE TYPE "public"."enum_templates_blocks_features_columns" AS ENUM('three', 'two', 'four');
  CREATE TYPE "public"."enum_templates_blocks_features_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_steps_variant" AS ENUM('line', 'stack');
  CREATE TYPE "public"."enum_templates_blocks_steps_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_timeline_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_comparison_rows_cells_mark" AS ENUM('text', 'yes', 'no');
  CREATE TYPE "public"."enum_templates_blocks_comparison_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_pricing_plans_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_templates_blocks_pricing_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_team_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_cases_items_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_templates_blocks_cases_variant" AS ENUM('exhibition', 'index', 'screens');
  CREATE TYPE "public"."enum_templates_blocks_cases_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_case_list_variant" AS ENUM('wall', 'register');
  CREATE TYPE "public"."enum_templates_blocks_case_list_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_vacancies_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_block_catalogue_selection" AS ENUM('all', 'chosen');
  CREATE TYPE "public"."enum_templates_blocks_block_catalogue_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_configurator_contact_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_templates_blocks_configurator_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_products_selection" AS ENUM('all', 'chosen');
  CREATE TYPE "public"."enum_templates_blocks_products_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_blog_list_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_blog_teaser_count" AS ENUM('three', 'two', 'four');
  CREATE TYPE "public"."enum_templates_blocks_blog_teaser_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_templates_blocks_blog_teaser_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_stats_variant" AS ENUM('leading', 'row');
  CREATE TYPE "public"."enum_templates_blocks_stats_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_logos_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_faq_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_quote_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_form_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_call_to_action_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_templates_blocks_call_to_action_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_gallery_variant" AS ENUM('rhythm', 'wall', 'strip');
  CREATE TYPE "public"."enum_templates_blocks_gallery_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_video_source" AS ENUM('file', 'youtube', 'vimeo');
  CREATE TYPE "public"."enum_templates_blocks_video_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_map_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_templates_blocks_map_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_booking_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_sign_in_forgotten_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_templates_blocks_sign_in_other_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_templates_blocks_sign_in_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_registration_closed_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_templates_blocks_registration_other_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_templates_blocks_registration_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_verify_address_sign_in_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_templates_blocks_verify_address_again_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_templates_blocks_verify_address_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_forgot_password_other_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_templates_blocks_forgot_password_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_blocks_reset_password_sign_in_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_templates_blocks_reset_password_again_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_templates_blocks_reset_password_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum_templates_layout" AS ENUM('main', 'auth', 'blog', 'cms', 'vision', 'blank', 'default');
  CREATE TYPE "public"."enum_templates_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__templates_v_blocks_hero_actions_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__templates_v_blocks_hero_variant" AS ENUM('statement', 'exhibit', 'immersive');
  CREATE TYPE "public"."enum__templates_v_blocks_hero_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_case_header_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_vacancy_header_employment_type" AS ENUM('fullTime', 'partTime', 'contractor', 'intern');
  CREATE TYPE "public"."enum__templates_v_blocks_vacancy_header_remote" AS ENUM('partly', 'no', 'yes');
  CREATE TYPE "public"."enum__templates_v_blocks_vacancy_header_apply_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__templates_v_blocks_vacancy_header_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_rich_text_measure" AS ENUM('reading', 'lead', 'columns');
  CREATE TYPE "public"."enum__templates_v_blocks_rich_text_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_columns_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_media_text_variant" AS ENUM('left', 'right', 'over');
  CREATE TYPE "public"."enum__templates_v_blocks_media_text_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__templates_v_blocks_media_text_ratio" AS ENUM('original', 'landscape', 'square', 'portrait');
  CREATE TYPE "public"."enum__templates_v_blocks_media_text_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_table_of_contents_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_code_language" AS ENUM('typescript', 'tsx', 'sql', 'json', 'bash', 'http', 'css', 'html', 'text');
  CREATE TYPE "public"."enum__templates_v_blocks_code_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_banner_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__templates_v_blocks_banner_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_features_variant" AS ENUM('list', 'columns');
  CREATE TYPE "public"."enum__templates_v_blocks_features_columns" AS ENUM('three', 'two', 'four');
  CREATE TYPE "public"."enum__templates_v_blocks_features_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_steps_variant" AS ENUM('line', 'stack');
  CREATE TYPE "public"."enum__templates_v_blocks_steps_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_timeline_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_comparison_rows_cells_mark" AS ENUM('text', 'yes', 'no');
  CREATE TYPE "public"."enum__templates_v_blocks_comparison_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_pricing_plans_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__templates_v_blocks_pricing_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_team_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_cases_items_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__templates_v_blocks_cases_variant" AS ENUM('exhibition', 'index', 'screens');
  CREATE TYPE "public"."enum__templates_v_blocks_cases_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_case_list_variant" AS ENUM('wall', 'register');
  CREATE TYPE "public"."enum__templates_v_blocks_case_list_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_vacancies_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_block_catalogue_selection" AS ENUM('all', 'chosen');
  CREATE TYPE "public"."enum__templates_v_blocks_block_catalogue_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_configurator_contact_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__templates_v_blocks_configurator_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_products_selection" AS ENUM('all', 'chosen');
  CREATE TYPE "public"."enum__templates_v_blocks_products_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_blog_list_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_blog_teaser_count" AS ENUM('three', 'two', 'four');
  CREATE TYPE "public"."enum__templates_v_blocks_blog_teaser_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__templates_v_blocks_blog_teaser_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_stats_variant" AS ENUM('leading', 'row');
  CREATE TYPE "public"."enum__templates_v_blocks_stats_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_logos_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_faq_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_quote_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_form_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_call_to_action_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__templates_v_blocks_call_to_action_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_gallery_variant" AS ENUM('rhythm', 'wall', 'strip');
  CREATE TYPE "public"."enum__templates_v_blocks_gallery_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_video_source" AS ENUM('file', 'youtube', 'vimeo');
  CREATE TYPE "public"."enum__templates_v_blocks_video_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_map_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__templates_v_blocks_map_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_booking_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_sign_in_forgotten_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__templates_v_blocks_sign_in_other_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__templates_v_blocks_sign_in_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_registration_closed_link_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__templates_v_blocks_registration_other_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__templates_v_blocks_registration_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_verify_address_sign_in_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__templates_v_blocks_verify_address_again_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__templates_v_blocks_verify_address_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_forgot_password_other_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__templates_v_blocks_forgot_password_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_blocks_reset_password_sign_in_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__templates_v_blocks_reset_password_again_type" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__templates_v_blocks_reset_password_tone" AS ENUM('ground', 'subtle', 'inverse', 'primary');
  CREATE TYPE "public"."enum__templates_v_version_layout" AS ENUM('main', 'auth', 'blog', 'cms', 'vision', 'blank', 'default');
  CREATE TYPE "public"."enum__templates_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__templates_v_published_locale" AS ENUM('nl', 'en');
  CREATE TABLE "templates_blocks_hero_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_type" "enum_templates_blocks_hero_actions_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" uuid,
  	"link_url" varchar
  );
  
  CREATE TABLE "templates_blocks_hero_actions_locales" (
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_hero" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"variant" "enum_templates_blocks_hero_variant" DEFAULT 'statement',
  	"image_id" uuid,
  	"tone" "enum_templates_blocks_hero_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_hero_locales" (
  	"kicker" varchar,
  	"heading" varchar,
  	"intro" varchar,
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_case_header_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "templates_blocks_case_header_facts_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_case_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"year" varchar,
  	"tone" "enum_templates_blocks_case_header_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_case_header_locales" (
  	"heading" varchar,
  	"summary" varchar,
  	"sector" varchar,
  	"duration" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_vacancy_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"employment_type" "enum_templates_blocks_vacancy_header_employment_type" DEFAULT 'fullTime',
  	"hours_min" numeric,
  	"hours_max" numeric,
  	"salary_min" numeric,
  	"salary_max" numeric,
  	"remote" "enum_templates_blocks_vacancy_header_remote" DEFAULT 'partly',
  	"posted_at" timestamp(3) with time zone,
  	"valid_through" timestamp(3) with time zone,
  	"apply_type" "enum_templates_blocks_vacancy_header_apply_type" DEFAULT 'page',
  	"apply_new_tab" boolean DEFAULT false,
  	"apply_page_id" uuid,
  	"apply_url" varchar,
  	"tone" "enum_templates_blocks_vacancy_header_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_vacancy_header_locales" (
  	"heading" varchar,
  	"summary" varchar,
  	"location" varchar,
  	"apply_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_rich_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"measure" "enum_templates_blocks_rich_text_measure" DEFAULT 'reading',
  	"tone" "enum_templates_blocks_rich_text_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_rich_text_locales" (
  	"heading" varchar,
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_columns_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "templates_blocks_columns_items_locales" (
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tone" "enum_templates_blocks_columns_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_columns_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_media_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"variant" "enum_templates_blocks_media_text_variant" DEFAULT 'left',
  	"link_type" "enum_templates_blocks_media_text_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" uuid,
  	"link_url" varchar,
  	"image_id" uuid,
  	"ratio" "enum_templates_blocks_media_text_ratio" DEFAULT 'original',
  	"tone" "enum_templates_blocks_media_text_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_media_text_locales" (
  	"heading" varchar,
  	"content" jsonb,
  	"link_label" varchar,
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_table_of_contents" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tone" "enum_templates_blocks_table_of_contents_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_table_of_contents_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_code" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" "enum_templates_blocks_code_language" DEFAULT 'typescript',
  	"filename" varchar,
  	"code" varchar,
  	"tone" "enum_templates_blocks_code_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_code_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_banner" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_type" "enum_templates_blocks_banner_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" uuid,
  	"link_url" varchar,
  	"tone" "enum_templates_blocks_banner_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_banner_locales" (
  	"text" varchar,
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_features_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "templates_blocks_features_items_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"variant" "enum_templates_blocks_features_variant" DEFAULT 'list',
  	"columns" "enum_templates_blocks_features_columns" DEFAULT 'three',
  	"tone" "enum_templates_blocks_features_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_features_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_steps_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "templates_blocks_steps_items_locales" (
  	"moment" varchar,
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"variant" "enum_templates_blocks_steps_variant" DEFAULT 'line',
  	"tone" "enum_templates_blocks_steps_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_steps_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_timeline_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid
  );
  
  CREATE TABLE "templates_blocks_timeline_items_locales" (
  	"moment" varchar,
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_timeline" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tone" "enum_templates_blocks_timeline_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_timeline_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_comparison_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"highlighted" boolean DEFAULT false
  );
  
  CREATE TABLE "templates_blocks_comparison_options_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_comparison_rows_cells" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"mark" "enum_templates_blocks_comparison_rows_cells_mark" DEFAULT 'text'
  );
  
  CREATE TABLE "templates_blocks_comparison_rows_cells_locales" (
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_comparison_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "templates_blocks_comparison_rows_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_comparison" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tone" "enum_templates_blocks_comparison_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_comparison_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_pricing_plans_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "templates_blocks_pricing_plans_points_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_pricing_plans" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_type" "enum_templates_blocks_pricing_plans_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" uuid,
  	"link_url" varchar,
  	"highlighted" boolean DEFAULT false
  );
  
  CREATE TABLE "templates_blocks_pricing_plans_locales" (
  	"name" varchar,
  	"price" varchar,
  	"unit" varchar,
  	"text" varchar,
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_pricing" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tone" "enum_templates_blocks_pricing_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_pricing_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_team_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"image_id" uuid
  );
  
  CREATE TABLE "templates_blocks_team_items_locales" (
  	"role" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_team" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tone" "enum_templates_blocks_team_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_team_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_cases_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"year" varchar,
  	"link_type" "enum_templates_blocks_cases_items_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" uuid,
  	"link_url" varchar
  );
  
  CREATE TABLE "templates_blocks_cases_items_locales" (
  	"title" varchar,
  	"material" varchar,
  	"text" varchar,
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_cases" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"variant" "enum_templates_blocks_cases_variant" DEFAULT 'exhibition',
  	"tone" "enum_templates_blocks_cases_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_cases_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_case_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"variant" "enum_templates_blocks_case_list_variant" DEFAULT 'wall',
  	"tone" "enum_templates_blocks_case_list_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_case_list_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"empty_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_vacancies" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tone" "enum_templates_blocks_vacancies_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_vacancies_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"empty_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_block_catalogue" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"selection" "enum_templates_blocks_block_catalogue_selection" DEFAULT 'all',
  	"tone" "enum_templates_blocks_block_catalogue_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_block_catalogue_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_configurator" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"base_weeks" numeric DEFAULT 2,
  	"base_price" numeric DEFAULT 0,
  	"contact_type" "enum_templates_blocks_configurator_contact_type" DEFAULT 'page',
  	"contact_new_tab" boolean DEFAULT false,
  	"contact_page_id" uuid,
  	"contact_url" varchar,
  	"tone" "enum_templates_blocks_configurator_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_configurator_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"note" varchar,
  	"contact_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_products" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"selection" "enum_templates_blocks_products_selection" DEFAULT 'all',
  	"tone" "enum_templates_blocks_products_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_products_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"empty_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_blog_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"show_categories" boolean DEFAULT true,
  	"tone" "enum_templates_blocks_blog_list_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_blog_list_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"empty_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_blog_teaser" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"count" "enum_templates_blocks_blog_teaser_count" DEFAULT 'three',
  	"category_id" uuid,
  	"link_type" "enum_templates_blocks_blog_teaser_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" uuid,
  	"link_url" varchar,
  	"tone" "enum_templates_blocks_blog_teaser_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_blog_teaser_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"link_label" varchar,
  	"empty_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_stats_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "templates_blocks_stats_items_locales" (
  	"value" varchar,
  	"label" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_stats" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"variant" "enum_templates_blocks_stats_variant" DEFAULT 'leading',
  	"tone" "enum_templates_blocks_stats_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_stats_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_logos_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid
  );
  
  CREATE TABLE "templates_blocks_logos" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tone" "enum_templates_blocks_logos_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_logos_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_faq_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "templates_blocks_faq_items_locales" (
  	"question" varchar,
  	"answer" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tone" "enum_templates_blocks_faq_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_faq_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_quote" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"tone" "enum_templates_blocks_quote_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_quote_locales" (
  	"text" varchar,
  	"source" varchar,
  	"detail" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_form" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"form_id" uuid,
  	"tone" "enum_templates_blocks_form_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_form_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"aside" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_call_to_action" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_type" "enum_templates_blocks_call_to_action_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" uuid,
  	"link_url" varchar,
  	"image_id" uuid,
  	"tone" "enum_templates_blocks_call_to_action_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_call_to_action_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_gallery_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid
  );
  
  CREATE TABLE "templates_blocks_gallery_items_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"variant" "enum_templates_blocks_gallery_variant" DEFAULT 'rhythm',
  	"tone" "enum_templates_blocks_gallery_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_gallery_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_video" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"poster_id" uuid,
  	"source" "enum_templates_blocks_video_source" DEFAULT 'file',
  	"url" varchar,
  	"tone" "enum_templates_blocks_video_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_video_locales" (
  	"heading" varchar,
  	"captions" varchar,
  	"caption" varchar,
  	"transcript" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_map" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"link_type" "enum_templates_blocks_map_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" uuid,
  	"link_url" varchar,
  	"tone" "enum_templates_blocks_map_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_map_locales" (
  	"heading" varchar,
  	"caption" varchar,
  	"address" varchar,
  	"directions" varchar,
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_booking" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tone" "enum_templates_blocks_booking_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_booking_locales" (
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
  
  CREATE TABLE "templates_blocks_sign_in" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"forgotten_type" "enum_templates_blocks_sign_in_forgotten_type" DEFAULT 'page',
  	"forgotten_new_tab" boolean DEFAULT false,
  	"forgotten_page_id" uuid,
  	"forgotten_url" varchar,
  	"other_type" "enum_templates_blocks_sign_in_other_type" DEFAULT 'page',
  	"other_new_tab" boolean DEFAULT false,
  	"other_page_id" uuid,
  	"other_url" varchar,
  	"tone" "enum_templates_blocks_sign_in_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_sign_in_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"submit_label" varchar,
  	"signed_in_text" varchar,
  	"go_on_label" varchar,
  	"sign_out_label" varchar,
  	"forgotten_label" varchar,
  	"other_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_registration" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"closed_link_type" "enum_templates_blocks_registration_closed_link_type" DEFAULT 'page',
  	"closed_link_new_tab" boolean DEFAULT false,
  	"closed_link_page_id" uuid,
  	"closed_link_url" varchar,
  	"other_type" "enum_templates_blocks_registration_other_type" DEFAULT 'page',
  	"other_new_tab" boolean DEFAULT false,
  	"other_page_id" uuid,
  	"other_url" varchar,
  	"tone" "enum_templates_blocks_registration_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_registration_locales" (
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
  
  CREATE TABLE "templates_blocks_verify_address" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"sign_in_type" "enum_templates_blocks_verify_address_sign_in_type" DEFAULT 'page',
  	"sign_in_new_tab" boolean DEFAULT false,
  	"sign_in_page_id" uuid,
  	"sign_in_url" varchar,
  	"again_type" "enum_templates_blocks_verify_address_again_type" DEFAULT 'page',
  	"again_new_tab" boolean DEFAULT false,
  	"again_page_id" uuid,
  	"again_url" varchar,
  	"tone" "enum_templates_blocks_verify_address_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_verify_address_locales" (
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
  
  CREATE TABLE "templates_blocks_forgot_password" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"other_type" "enum_templates_blocks_forgot_password_other_type" DEFAULT 'page',
  	"other_new_tab" boolean DEFAULT false,
  	"other_page_id" uuid,
  	"other_url" varchar,
  	"tone" "enum_templates_blocks_forgot_password_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_forgot_password_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"submit_label" varchar,
  	"sent_text" varchar,
  	"other_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "templates_blocks_reset_password" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"sign_in_type" "enum_templates_blocks_reset_password_sign_in_type" DEFAULT 'page',
  	"sign_in_new_tab" boolean DEFAULT false,
  	"sign_in_page_id" uuid,
  	"sign_in_url" varchar,
  	"again_type" "enum_templates_blocks_reset_password_again_type" DEFAULT 'page',
  	"again_new_tab" boolean DEFAULT false,
  	"again_page_id" uuid,
  	"again_url" varchar,
  	"tone" "enum_templates_blocks_reset_password_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "templates_blocks_reset_password_locales" (
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
  
  CREATE TABLE "templates" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"name" varchar,
  	"description" varchar,
  	"layout" "enum_templates_layout" DEFAULT 'main',
  	"show_top_bar" boolean DEFAULT true,
  	"show_footer" boolean DEFAULT true,
  	"thumbnail_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_templates_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "templates_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"building_blocks_id" uuid,
  	"products_id" uuid
  );
  
  CREATE TABLE "_templates_v_blocks_hero_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link_type" "enum__templates_v_blocks_hero_actions_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" uuid,
  	"link_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_hero_actions_locales" (
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_hero" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"variant" "enum__templates_v_blocks_hero_variant" DEFAULT 'statement',
  	"image_id" uuid,
  	"tone" "enum__templates_v_blocks_hero_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_hero_locales" (
  	"kicker" varchar,
  	"heading" varchar,
  	"intro" varchar,
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_case_header_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_case_header_facts_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_case_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"image_id" uuid,
  	"year" varchar,
  	"tone" "enum__templates_v_blocks_case_header_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_case_header_locales" (
  	"heading" varchar,
  	"summary" varchar,
  	"sector" varchar,
  	"duration" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_vacancy_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"employment_type" "enum__templates_v_blocks_vacancy_header_employment_type" DEFAULT 'fullTime',
  	"hours_min" numeric,
  	"hours_max" numeric,
  	"salary_min" numeric,
  	"salary_max" numeric,
  	"remote" "enum__templates_v_blocks_vacancy_header_remote" DEFAULT 'partly',
  	"posted_at" timestamp(3) with time zone,
  	"valid_through" timestamp(3) with time zone,
  	"apply_type" "enum__templates_v_blocks_vacancy_header_apply_type" DEFAULT 'page',
  	"apply_new_tab" boolean DEFAULT false,
  	"apply_page_id" uuid,
  	"apply_url" varchar,
  	"tone" "enum__templates_v_blocks_vacancy_header_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_vacancy_header_locales" (
  	"heading" varchar,
  	"summary" varchar,
  	"location" varchar,
  	"apply_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_rich_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"measure" "enum__templates_v_blocks_rich_text_measure" DEFAULT 'reading',
  	"tone" "enum__templates_v_blocks_rich_text_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_rich_text_locales" (
  	"heading" varchar,
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_columns_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_columns_items_locales" (
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tone" "enum__templates_v_blocks_columns_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_columns_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_media_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"variant" "enum__templates_v_blocks_media_text_variant" DEFAULT 'left',
  	"link_type" "enum__templates_v_blocks_media_text_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" uuid,
  	"link_url" varchar,
  	"image_id" uuid,
  	"ratio" "enum__templates_v_blocks_media_text_ratio" DEFAULT 'original',
  	"tone" "enum__templates_v_blocks_media_text_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_media_text_locales" (
  	"heading" varchar,
  	"content" jsonb,
  	"link_label" varchar,
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_table_of_contents" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tone" "enum__templates_v_blocks_table_of_contents_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_table_of_contents_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_code" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"language" "enum__templates_v_blocks_code_language" DEFAULT 'typescript',
  	"filename" varchar,
  	"code" varchar,
  	"tone" "enum__templates_v_blocks_code_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_code_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_banner" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link_type" "enum__templates_v_blocks_banner_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" uuid,
  	"link_url" varchar,
  	"tone" "enum__templates_v_blocks_banner_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_banner_locales" (
  	"text" varchar,
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_features_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_features_items_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"variant" "enum__templates_v_blocks_features_variant" DEFAULT 'list',
  	"columns" "enum__templates_v_blocks_features_columns" DEFAULT 'three',
  	"tone" "enum__templates_v_blocks_features_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_features_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_steps_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_steps_items_locales" (
  	"moment" varchar,
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"variant" "enum__templates_v_blocks_steps_variant" DEFAULT 'line',
  	"tone" "enum__templates_v_blocks_steps_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_steps_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_timeline_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"image_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_timeline_items_locales" (
  	"moment" varchar,
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_timeline" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tone" "enum__templates_v_blocks_timeline_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_timeline_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_comparison_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"highlighted" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_comparison_options_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_comparison_rows_cells" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"mark" "enum__templates_v_blocks_comparison_rows_cells_mark" DEFAULT 'text',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_comparison_rows_cells_locales" (
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_comparison_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_comparison_rows_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_comparison" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tone" "enum__templates_v_blocks_comparison_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_comparison_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_pricing_plans_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_pricing_plans_points_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_pricing_plans" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link_type" "enum__templates_v_blocks_pricing_plans_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" uuid,
  	"link_url" varchar,
  	"highlighted" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_pricing_plans_locales" (
  	"name" varchar,
  	"price" varchar,
  	"unit" varchar,
  	"text" varchar,
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_pricing" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tone" "enum__templates_v_blocks_pricing_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_pricing_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_team_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"email" varchar,
  	"image_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_team_items_locales" (
  	"role" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_team" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tone" "enum__templates_v_blocks_team_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_team_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_cases_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"image_id" uuid,
  	"year" varchar,
  	"link_type" "enum__templates_v_blocks_cases_items_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" uuid,
  	"link_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_cases_items_locales" (
  	"title" varchar,
  	"material" varchar,
  	"text" varchar,
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_cases" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"variant" "enum__templates_v_blocks_cases_variant" DEFAULT 'exhibition',
  	"tone" "enum__templates_v_blocks_cases_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_cases_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_case_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"variant" "enum__templates_v_blocks_case_list_variant" DEFAULT 'wall',
  	"tone" "enum__templates_v_blocks_case_list_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_case_list_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"empty_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_vacancies" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tone" "enum__templates_v_blocks_vacancies_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_vacancies_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"empty_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_block_catalogue" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"selection" "enum__templates_v_blocks_block_catalogue_selection" DEFAULT 'all',
  	"tone" "enum__templates_v_blocks_block_catalogue_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_block_catalogue_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_configurator" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"base_weeks" numeric DEFAULT 2,
  	"base_price" numeric DEFAULT 0,
  	"contact_type" "enum__templates_v_blocks_configurator_contact_type" DEFAULT 'page',
  	"contact_new_tab" boolean DEFAULT false,
  	"contact_page_id" uuid,
  	"contact_url" varchar,
  	"tone" "enum__templates_v_blocks_configurator_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_configurator_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"note" varchar,
  	"contact_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_products" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"selection" "enum__templates_v_blocks_products_selection" DEFAULT 'all',
  	"tone" "enum__templates_v_blocks_products_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_products_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"empty_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_blog_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"show_categories" boolean DEFAULT true,
  	"tone" "enum__templates_v_blocks_blog_list_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_blog_list_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"empty_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_blog_teaser" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"count" "enum__templates_v_blocks_blog_teaser_count" DEFAULT 'three',
  	"category_id" uuid,
  	"link_type" "enum__templates_v_blocks_blog_teaser_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" uuid,
  	"link_url" varchar,
  	"tone" "enum__templates_v_blocks_blog_teaser_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_blog_teaser_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"link_label" varchar,
  	"empty_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_stats_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_stats_items_locales" (
  	"value" varchar,
  	"label" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_stats" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"variant" "enum__templates_v_blocks_stats_variant" DEFAULT 'leading',
  	"tone" "enum__templates_v_blocks_stats_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_stats_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_logos_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"image_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_logos" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tone" "enum__templates_v_blocks_logos_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_logos_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_faq_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_faq_items_locales" (
  	"question" varchar,
  	"answer" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tone" "enum__templates_v_blocks_faq_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_faq_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_quote" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"image_id" uuid,
  	"tone" "enum__templates_v_blocks_quote_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_quote_locales" (
  	"text" varchar,
  	"source" varchar,
  	"detail" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_form" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"form_id" uuid,
  	"tone" "enum__templates_v_blocks_form_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_form_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"aside" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_call_to_action" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link_type" "enum__templates_v_blocks_call_to_action_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" uuid,
  	"link_url" varchar,
  	"image_id" uuid,
  	"tone" "enum__templates_v_blocks_call_to_action_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_call_to_action_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_gallery_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"image_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_gallery_items_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"variant" "enum__templates_v_blocks_gallery_variant" DEFAULT 'rhythm',
  	"tone" "enum__templates_v_blocks_gallery_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_gallery_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_video" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"poster_id" uuid,
  	"source" "enum__templates_v_blocks_video_source" DEFAULT 'file',
  	"url" varchar,
  	"tone" "enum__templates_v_blocks_video_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_video_locales" (
  	"heading" varchar,
  	"captions" varchar,
  	"caption" varchar,
  	"transcript" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_map" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"image_id" uuid,
  	"link_type" "enum__templates_v_blocks_map_link_type" DEFAULT 'page',
  	"link_new_tab" boolean DEFAULT false,
  	"link_page_id" uuid,
  	"link_url" varchar,
  	"tone" "enum__templates_v_blocks_map_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_map_locales" (
  	"heading" varchar,
  	"caption" varchar,
  	"address" varchar,
  	"directions" varchar,
  	"link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_booking" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tone" "enum__templates_v_blocks_booking_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_booking_locales" (
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
  
  CREATE TABLE "_templates_v_blocks_sign_in" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"forgotten_type" "enum__templates_v_blocks_sign_in_forgotten_type" DEFAULT 'page',
  	"forgotten_new_tab" boolean DEFAULT false,
  	"forgotten_page_id" uuid,
  	"forgotten_url" varchar,
  	"other_type" "enum__templates_v_blocks_sign_in_other_type" DEFAULT 'page',
  	"other_new_tab" boolean DEFAULT false,
  	"other_page_id" uuid,
  	"other_url" varchar,
  	"tone" "enum__templates_v_blocks_sign_in_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_sign_in_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"submit_label" varchar,
  	"signed_in_text" varchar,
  	"go_on_label" varchar,
  	"sign_out_label" varchar,
  	"forgotten_label" varchar,
  	"other_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_registration" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"closed_link_type" "enum__templates_v_blocks_registration_closed_link_type" DEFAULT 'page',
  	"closed_link_new_tab" boolean DEFAULT false,
  	"closed_link_page_id" uuid,
  	"closed_link_url" varchar,
  	"other_type" "enum__templates_v_blocks_registration_other_type" DEFAULT 'page',
  	"other_new_tab" boolean DEFAULT false,
  	"other_page_id" uuid,
  	"other_url" varchar,
  	"tone" "enum__templates_v_blocks_registration_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_registration_locales" (
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
  
  CREATE TABLE "_templates_v_blocks_verify_address" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"sign_in_type" "enum__templates_v_blocks_verify_address_sign_in_type" DEFAULT 'page',
  	"sign_in_new_tab" boolean DEFAULT false,
  	"sign_in_page_id" uuid,
  	"sign_in_url" varchar,
  	"again_type" "enum__templates_v_blocks_verify_address_again_type" DEFAULT 'page',
  	"again_new_tab" boolean DEFAULT false,
  	"again_page_id" uuid,
  	"again_url" varchar,
  	"tone" "enum__templates_v_blocks_verify_address_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_verify_address_locales" (
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
  
  CREATE TABLE "_templates_v_blocks_forgot_password" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"other_type" "enum__templates_v_blocks_forgot_password_other_type" DEFAULT 'page',
  	"other_new_tab" boolean DEFAULT false,
  	"other_page_id" uuid,
  	"other_url" varchar,
  	"tone" "enum__templates_v_blocks_forgot_password_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_forgot_password_locales" (
  	"heading" varchar,
  	"intro" varchar,
  	"submit_label" varchar,
  	"sent_text" varchar,
  	"other_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_templates_v_blocks_reset_password" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"sign_in_type" "enum__templates_v_blocks_reset_password_sign_in_type" DEFAULT 'page',
  	"sign_in_new_tab" boolean DEFAULT false,
  	"sign_in_page_id" uuid,
  	"sign_in_url" varchar,
  	"again_type" "enum__templates_v_blocks_reset_password_again_type" DEFAULT 'page',
  	"again_new_tab" boolean DEFAULT false,
  	"again_page_id" uuid,
  	"again_url" varchar,
  	"tone" "enum__templates_v_blocks_reset_password_tone" DEFAULT 'ground',
  	"anchor" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_templates_v_blocks_reset_password_locales" (
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
  
  CREATE TABLE "_templates_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_layout" "enum__templates_v_version_layout" DEFAULT 'main',
  	"version_show_top_bar" boolean DEFAULT true,
  	"version_show_footer" boolean DEFAULT true,
  	"version_thumbnail_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__templates_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__templates_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_templates_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"building_blocks_id" uuid,
  	"products_id" uuid
  );
  
  ALTER TABLE "pages" ADD COLUMN "template_id" uuid;
  ALTER TABLE "_pages_v" ADD COLUMN "version_template_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "templates_id" uuid;
  ALTER TABLE "templates_blocks_hero_actions" ADD CONSTRAINT "templates_blocks_hero_actions_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_hero_actions" ADD CONSTRAINT "templates_blocks_hero_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_hero"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_hero_actions_locales" ADD CONSTRAINT "templates_blocks_hero_actions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_hero_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_hero" ADD CONSTRAINT "templates_blocks_hero_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_hero" ADD CONSTRAINT "templates_blocks_hero_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_hero_locales" ADD CONSTRAINT "templates_blocks_hero_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_hero"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_case_header_facts" ADD CONSTRAINT "templates_blocks_case_header_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_case_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_case_header_facts_locales" ADD CONSTRAINT "templates_blocks_case_header_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_case_header_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_case_header" ADD CONSTRAINT "templates_blocks_case_header_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_case_header" ADD CONSTRAINT "templates_blocks_case_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_case_header_locales" ADD CONSTRAINT "templates_blocks_case_header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_case_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_vacancy_header" ADD CONSTRAINT "templates_blocks_vacancy_header_apply_page_id_pages_id_fk" FOREIGN KEY ("apply_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_vacancy_header" ADD CONSTRAINT "templates_blocks_vacancy_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_vacancy_header_locales" ADD CONSTRAINT "templates_blocks_vacancy_header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_vacancy_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_rich_text" ADD CONSTRAINT "templates_blocks_rich_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_rich_text_locales" ADD CONSTRAINT "templates_blocks_rich_text_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_rich_text"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_columns_items" ADD CONSTRAINT "templates_blocks_columns_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_columns_items_locales" ADD CONSTRAINT "templates_blocks_columns_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_columns_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_columns" ADD CONSTRAINT "templates_blocks_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_columns_locales" ADD CONSTRAINT "templates_blocks_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_media_text" ADD CONSTRAINT "templates_blocks_media_text_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_media_text" ADD CONSTRAINT "templates_blocks_media_text_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_media_text" ADD CONSTRAINT "templates_blocks_media_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_media_text_locales" ADD CONSTRAINT "templates_blocks_media_text_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_media_text"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_table_of_contents" ADD CONSTRAINT "templates_blocks_table_of_contents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_table_of_contents_locales" ADD CONSTRAINT "templates_blocks_table_of_contents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_table_of_contents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_code" ADD CONSTRAINT "templates_blocks_code_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_code_locales" ADD CONSTRAINT "templates_blocks_code_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_code"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_banner" ADD CONSTRAINT "templates_blocks_banner_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_banner" ADD CONSTRAINT "templates_blocks_banner_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_banner_locales" ADD CONSTRAINT "templates_blocks_banner_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_banner"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_features_items" ADD CONSTRAINT "templates_blocks_features_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_features_items_locales" ADD CONSTRAINT "templates_blocks_features_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_features_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_features" ADD CONSTRAINT "templates_blocks_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_features_locales" ADD CONSTRAINT "templates_blocks_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_steps_items" ADD CONSTRAINT "templates_blocks_steps_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_steps_items_locales" ADD CONSTRAINT "templates_blocks_steps_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_steps_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_steps" ADD CONSTRAINT "templates_blocks_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_steps_locales" ADD CONSTRAINT "templates_blocks_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_timeline_items" ADD CONSTRAINT "templates_blocks_timeline_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_timeline_items" ADD CONSTRAINT "templates_blocks_timeline_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_timeline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_timeline_items_locales" ADD CONSTRAINT "templates_blocks_timeline_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_timeline_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_timeline" ADD CONSTRAINT "templates_blocks_timeline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_timeline_locales" ADD CONSTRAINT "templates_blocks_timeline_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_timeline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_comparison_options" ADD CONSTRAINT "templates_blocks_comparison_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_comparison"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_comparison_options_locales" ADD CONSTRAINT "templates_blocks_comparison_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_comparison_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_comparison_rows_cells" ADD CONSTRAINT "templates_blocks_comparison_rows_cells_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_comparison_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_comparison_rows_cells_locales" ADD CONSTRAINT "templates_blocks_comparison_rows_cells_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_comparison_rows_cells"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_comparison_rows" ADD CONSTRAINT "templates_blocks_comparison_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_comparison"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_comparison_rows_locales" ADD CONSTRAINT "templates_blocks_comparison_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_comparison_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_comparison" ADD CONSTRAINT "templates_blocks_comparison_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_comparison_locales" ADD CONSTRAINT "templates_blocks_comparison_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_comparison"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_pricing_plans_points" ADD CONSTRAINT "templates_blocks_pricing_plans_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_pricing_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_pricing_plans_points_locales" ADD CONSTRAINT "templates_blocks_pricing_plans_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_pricing_plans_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_pricing_plans" ADD CONSTRAINT "templates_blocks_pricing_plans_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_pricing_plans" ADD CONSTRAINT "templates_blocks_pricing_plans_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_pricing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_pricing_plans_locales" ADD CONSTRAINT "templates_blocks_pricing_plans_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_pricing_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_pricing" ADD CONSTRAINT "templates_blocks_pricing_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_pricing_locales" ADD CONSTRAINT "templates_blocks_pricing_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_pricing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_team_items" ADD CONSTRAINT "templates_blocks_team_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_team_items" ADD CONSTRAINT "templates_blocks_team_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_team_items_locales" ADD CONSTRAINT "templates_blocks_team_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_team_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_team" ADD CONSTRAINT "templates_blocks_team_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_team_locales" ADD CONSTRAINT "templates_blocks_team_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_cases_items" ADD CONSTRAINT "templates_blocks_cases_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_cases_items" ADD CONSTRAINT "templates_blocks_cases_items_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_cases_items" ADD CONSTRAINT "templates_blocks_cases_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_cases_items_locales" ADD CONSTRAINT "templates_blocks_cases_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_cases_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_cases" ADD CONSTRAINT "templates_blocks_cases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_cases_locales" ADD CONSTRAINT "templates_blocks_cases_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_case_list" ADD CONSTRAINT "templates_blocks_case_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_case_list_locales" ADD CONSTRAINT "templates_blocks_case_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_case_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_vacancies" ADD CONSTRAINT "templates_blocks_vacancies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_vacancies_locales" ADD CONSTRAINT "templates_blocks_vacancies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_block_catalogue" ADD CONSTRAINT "templates_blocks_block_catalogue_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_block_catalogue_locales" ADD CONSTRAINT "templates_blocks_block_catalogue_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_block_catalogue"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_configurator" ADD CONSTRAINT "templates_blocks_configurator_contact_page_id_pages_id_fk" FOREIGN KEY ("contact_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_configurator" ADD CONSTRAINT "templates_blocks_configurator_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_configurator_locales" ADD CONSTRAINT "templates_blocks_configurator_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_configurator"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_products" ADD CONSTRAINT "templates_blocks_products_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_products_locales" ADD CONSTRAINT "templates_blocks_products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_blog_list" ADD CONSTRAINT "templates_blocks_blog_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_blog_list_locales" ADD CONSTRAINT "templates_blocks_blog_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_blog_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_blog_teaser" ADD CONSTRAINT "templates_blocks_blog_teaser_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_blog_teaser" ADD CONSTRAINT "templates_blocks_blog_teaser_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_blog_teaser" ADD CONSTRAINT "templates_blocks_blog_teaser_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_blog_teaser_locales" ADD CONSTRAINT "templates_blocks_blog_teaser_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_blog_teaser"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_stats_items" ADD CONSTRAINT "templates_blocks_stats_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_stats"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_stats_items_locales" ADD CONSTRAINT "templates_blocks_stats_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_stats_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_stats" ADD CONSTRAINT "templates_blocks_stats_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_stats_locales" ADD CONSTRAINT "templates_blocks_stats_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_stats"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_logos_items" ADD CONSTRAINT "templates_blocks_logos_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_logos_items" ADD CONSTRAINT "templates_blocks_logos_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_logos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_logos" ADD CONSTRAINT "templates_blocks_logos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_logos_locales" ADD CONSTRAINT "templates_blocks_logos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_logos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_faq_items" ADD CONSTRAINT "templates_blocks_faq_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_faq_items_locales" ADD CONSTRAINT "templates_blocks_faq_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_faq_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_faq" ADD CONSTRAINT "templates_blocks_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_faq_locales" ADD CONSTRAINT "templates_blocks_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_quote" ADD CONSTRAINT "templates_blocks_quote_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_quote" ADD CONSTRAINT "templates_blocks_quote_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_quote_locales" ADD CONSTRAINT "templates_blocks_quote_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_quote"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_form" ADD CONSTRAINT "templates_blocks_form_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_form" ADD CONSTRAINT "templates_blocks_form_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_form_locales" ADD CONSTRAINT "templates_blocks_form_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_call_to_action" ADD CONSTRAINT "templates_blocks_call_to_action_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_call_to_action" ADD CONSTRAINT "templates_blocks_call_to_action_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_call_to_action" ADD CONSTRAINT "templates_blocks_call_to_action_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_call_to_action_locales" ADD CONSTRAINT "templates_blocks_call_to_action_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_call_to_action"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_gallery_items" ADD CONSTRAINT "templates_blocks_gallery_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_gallery_items" ADD CONSTRAINT "templates_blocks_gallery_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_gallery_items_locales" ADD CONSTRAINT "templates_blocks_gallery_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_gallery_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_gallery" ADD CONSTRAINT "templates_blocks_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_gallery_locales" ADD CONSTRAINT "templates_blocks_gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_video" ADD CONSTRAINT "templates_blocks_video_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_video" ADD CONSTRAINT "templates_blocks_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_video_locales" ADD CONSTRAINT "templates_blocks_video_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_video"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_map" ADD CONSTRAINT "templates_blocks_map_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_map" ADD CONSTRAINT "templates_blocks_map_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_map" ADD CONSTRAINT "templates_blocks_map_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_map_locales" ADD CONSTRAINT "templates_blocks_map_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_map"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_booking" ADD CONSTRAINT "templates_blocks_booking_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_booking_locales" ADD CONSTRAINT "templates_blocks_booking_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_booking"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_sign_in" ADD CONSTRAINT "templates_blocks_sign_in_forgotten_page_id_pages_id_fk" FOREIGN KEY ("forgotten_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_sign_in" ADD CONSTRAINT "templates_blocks_sign_in_other_page_id_pages_id_fk" FOREIGN KEY ("other_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_sign_in" ADD CONSTRAINT "templates_blocks_sign_in_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_sign_in_locales" ADD CONSTRAINT "templates_blocks_sign_in_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_sign_in"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_registration" ADD CONSTRAINT "templates_blocks_registration_closed_link_page_id_pages_id_fk" FOREIGN KEY ("closed_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_registration" ADD CONSTRAINT "templates_blocks_registration_other_page_id_pages_id_fk" FOREIGN KEY ("other_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_registration" ADD CONSTRAINT "templates_blocks_registration_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_registration_locales" ADD CONSTRAINT "templates_blocks_registration_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_registration"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_verify_address" ADD CONSTRAINT "templates_blocks_verify_address_sign_in_page_id_pages_id_fk" FOREIGN KEY ("sign_in_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_verify_address" ADD CONSTRAINT "templates_blocks_verify_address_again_page_id_pages_id_fk" FOREIGN KEY ("again_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_verify_address" ADD CONSTRAINT "templates_blocks_verify_address_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_verify_address_locales" ADD CONSTRAINT "templates_blocks_verify_address_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_verify_address"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_forgot_password" ADD CONSTRAINT "templates_blocks_forgot_password_other_page_id_pages_id_fk" FOREIGN KEY ("other_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_forgot_password" ADD CONSTRAINT "templates_blocks_forgot_password_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_forgot_password_locales" ADD CONSTRAINT "templates_blocks_forgot_password_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_forgot_password"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_reset_password" ADD CONSTRAINT "templates_blocks_reset_password_sign_in_page_id_pages_id_fk" FOREIGN KEY ("sign_in_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_reset_password" ADD CONSTRAINT "templates_blocks_reset_password_again_page_id_pages_id_fk" FOREIGN KEY ("again_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_blocks_reset_password" ADD CONSTRAINT "templates_blocks_reset_password_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_blocks_reset_password_locales" ADD CONSTRAINT "templates_blocks_reset_password_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."templates_blocks_reset_password"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates" ADD CONSTRAINT "templates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates" ADD CONSTRAINT "templates_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_rels" ADD CONSTRAINT "templates_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_rels" ADD CONSTRAINT "templates_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_rels" ADD CONSTRAINT "templates_rels_building_blocks_fk" FOREIGN KEY ("building_blocks_id") REFERENCES "public"."building_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_rels" ADD CONSTRAINT "templates_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_hero_actions" ADD CONSTRAINT "_templates_v_blocks_hero_actions_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_hero_actions" ADD CONSTRAINT "_templates_v_blocks_hero_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_hero"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_hero_actions_locales" ADD CONSTRAINT "_templates_v_blocks_hero_actions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_hero_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_hero" ADD CONSTRAINT "_templates_v_blocks_hero_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_hero" ADD CONSTRAINT "_templates_v_blocks_hero_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_hero_locales" ADD CONSTRAINT "_templates_v_blocks_hero_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_hero"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_case_header_facts" ADD CONSTRAINT "_templates_v_blocks_case_header_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_case_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_case_header_facts_locales" ADD CONSTRAINT "_templates_v_blocks_case_header_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_case_header_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_case_header" ADD CONSTRAINT "_templates_v_blocks_case_header_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_case_header" ADD CONSTRAINT "_templates_v_blocks_case_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_case_header_locales" ADD CONSTRAINT "_templates_v_blocks_case_header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_case_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_vacancy_header" ADD CONSTRAINT "_templates_v_blocks_vacancy_header_apply_page_id_pages_id_fk" FOREIGN KEY ("apply_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_vacancy_header" ADD CONSTRAINT "_templates_v_blocks_vacancy_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_vacancy_header_locales" ADD CONSTRAINT "_templates_v_blocks_vacancy_header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_vacancy_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_rich_text" ADD CONSTRAINT "_templates_v_blocks_rich_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_rich_text_locales" ADD CONSTRAINT "_templates_v_blocks_rich_text_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_rich_text"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_columns_items" ADD CONSTRAINT "_templates_v_blocks_columns_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_columns_items_locales" ADD CONSTRAINT "_templates_v_blocks_columns_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_columns_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_columns" ADD CONSTRAINT "_templates_v_blocks_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_columns_locales" ADD CONSTRAINT "_templates_v_blocks_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_media_text" ADD CONSTRAINT "_templates_v_blocks_media_text_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_media_text" ADD CONSTRAINT "_templates_v_blocks_media_text_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_media_text" ADD CONSTRAINT "_templates_v_blocks_media_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_media_text_locales" ADD CONSTRAINT "_templates_v_blocks_media_text_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_media_text"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_table_of_contents" ADD CONSTRAINT "_templates_v_blocks_table_of_contents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_table_of_contents_locales" ADD CONSTRAINT "_templates_v_blocks_table_of_contents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_table_of_contents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_code" ADD CONSTRAINT "_templates_v_blocks_code_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_code_locales" ADD CONSTRAINT "_templates_v_blocks_code_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_code"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_banner" ADD CONSTRAINT "_templates_v_blocks_banner_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_banner" ADD CONSTRAINT "_templates_v_blocks_banner_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_banner_locales" ADD CONSTRAINT "_templates_v_blocks_banner_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_banner"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_features_items" ADD CONSTRAINT "_templates_v_blocks_features_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_features_items_locales" ADD CONSTRAINT "_templates_v_blocks_features_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_features_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_features" ADD CONSTRAINT "_templates_v_blocks_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_features_locales" ADD CONSTRAINT "_templates_v_blocks_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_steps_items" ADD CONSTRAINT "_templates_v_blocks_steps_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_steps_items_locales" ADD CONSTRAINT "_templates_v_blocks_steps_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_steps_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_steps" ADD CONSTRAINT "_templates_v_blocks_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_steps_locales" ADD CONSTRAINT "_templates_v_blocks_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_timeline_items" ADD CONSTRAINT "_templates_v_blocks_timeline_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_timeline_items" ADD CONSTRAINT "_templates_v_blocks_timeline_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_timeline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_timeline_items_locales" ADD CONSTRAINT "_templates_v_blocks_timeline_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_timeline_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_timeline" ADD CONSTRAINT "_templates_v_blocks_timeline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_timeline_locales" ADD CONSTRAINT "_templates_v_blocks_timeline_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_timeline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_comparison_options" ADD CONSTRAINT "_templates_v_blocks_comparison_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_comparison"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_comparison_options_locales" ADD CONSTRAINT "_templates_v_blocks_comparison_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_comparison_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_comparison_rows_cells" ADD CONSTRAINT "_templates_v_blocks_comparison_rows_cells_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_comparison_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_comparison_rows_cells_locales" ADD CONSTRAINT "_templates_v_blocks_comparison_rows_cells_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_comparison_rows_cells"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_comparison_rows" ADD CONSTRAINT "_templates_v_blocks_comparison_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_comparison"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_comparison_rows_locales" ADD CONSTRAINT "_templates_v_blocks_comparison_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_comparison_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_comparison" ADD CONSTRAINT "_templates_v_blocks_comparison_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_comparison_locales" ADD CONSTRAINT "_templates_v_blocks_comparison_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_comparison"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_pricing_plans_points" ADD CONSTRAINT "_templates_v_blocks_pricing_plans_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_pricing_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_pricing_plans_points_locales" ADD CONSTRAINT "_templates_v_blocks_pricing_plans_points_locales_parent_i_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_pricing_plans_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_pricing_plans" ADD CONSTRAINT "_templates_v_blocks_pricing_plans_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_pricing_plans" ADD CONSTRAINT "_templates_v_blocks_pricing_plans_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_pricing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_pricing_plans_locales" ADD CONSTRAINT "_templates_v_blocks_pricing_plans_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_pricing_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_pricing" ADD CONSTRAINT "_templates_v_blocks_pricing_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_pricing_locales" ADD CONSTRAINT "_templates_v_blocks_pricing_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_pricing"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_team_items" ADD CONSTRAINT "_templates_v_blocks_team_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_team_items" ADD CONSTRAINT "_templates_v_blocks_team_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_team_items_locales" ADD CONSTRAINT "_templates_v_blocks_team_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_team_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_team" ADD CONSTRAINT "_templates_v_blocks_team_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_team_locales" ADD CONSTRAINT "_templates_v_blocks_team_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_cases_items" ADD CONSTRAINT "_templates_v_blocks_cases_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_cases_items" ADD CONSTRAINT "_templates_v_blocks_cases_items_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_cases_items" ADD CONSTRAINT "_templates_v_blocks_cases_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_cases_items_locales" ADD CONSTRAINT "_templates_v_blocks_cases_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_cases_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_cases" ADD CONSTRAINT "_templates_v_blocks_cases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_cases_locales" ADD CONSTRAINT "_templates_v_blocks_cases_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_case_list" ADD CONSTRAINT "_templates_v_blocks_case_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_case_list_locales" ADD CONSTRAINT "_templates_v_blocks_case_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_case_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_vacancies" ADD CONSTRAINT "_templates_v_blocks_vacancies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_vacancies_locales" ADD CONSTRAINT "_templates_v_blocks_vacancies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_block_catalogue" ADD CONSTRAINT "_templates_v_blocks_block_catalogue_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_block_catalogue_locales" ADD CONSTRAINT "_templates_v_blocks_block_catalogue_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_block_catalogue"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_configurator" ADD CONSTRAINT "_templates_v_blocks_configurator_contact_page_id_pages_id_fk" FOREIGN KEY ("contact_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_configurator" ADD CONSTRAINT "_templates_v_blocks_configurator_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_configurator_locales" ADD CONSTRAINT "_templates_v_blocks_configurator_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_configurator"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_products" ADD CONSTRAINT "_templates_v_blocks_products_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_products_locales" ADD CONSTRAINT "_templates_v_blocks_products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_blog_list" ADD CONSTRAINT "_templates_v_blocks_blog_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_blog_list_locales" ADD CONSTRAINT "_templates_v_blocks_blog_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_blog_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_blog_teaser" ADD CONSTRAINT "_templates_v_blocks_blog_teaser_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_blog_teaser" ADD CONSTRAINT "_templates_v_blocks_blog_teaser_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_blog_teaser" ADD CONSTRAINT "_templates_v_blocks_blog_teaser_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_blog_teaser_locales" ADD CONSTRAINT "_templates_v_blocks_blog_teaser_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_blog_teaser"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_stats_items" ADD CONSTRAINT "_templates_v_blocks_stats_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_stats"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_stats_items_locales" ADD CONSTRAINT "_templates_v_blocks_stats_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_stats_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_stats" ADD CONSTRAINT "_templates_v_blocks_stats_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_stats_locales" ADD CONSTRAINT "_templates_v_blocks_stats_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_stats"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_logos_items" ADD CONSTRAINT "_templates_v_blocks_logos_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_logos_items" ADD CONSTRAINT "_templates_v_blocks_logos_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_logos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_logos" ADD CONSTRAINT "_templates_v_blocks_logos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_logos_locales" ADD CONSTRAINT "_templates_v_blocks_logos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_logos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_faq_items" ADD CONSTRAINT "_templates_v_blocks_faq_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_faq_items_locales" ADD CONSTRAINT "_templates_v_blocks_faq_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_faq_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_faq" ADD CONSTRAINT "_templates_v_blocks_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_faq_locales" ADD CONSTRAINT "_templates_v_blocks_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_quote" ADD CONSTRAINT "_templates_v_blocks_quote_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_quote" ADD CONSTRAINT "_templates_v_blocks_quote_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_quote_locales" ADD CONSTRAINT "_templates_v_blocks_quote_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_quote"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_form" ADD CONSTRAINT "_templates_v_blocks_form_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_form" ADD CONSTRAINT "_templates_v_blocks_form_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_form_locales" ADD CONSTRAINT "_templates_v_blocks_form_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_call_to_action" ADD CONSTRAINT "_templates_v_blocks_call_to_action_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_call_to_action" ADD CONSTRAINT "_templates_v_blocks_call_to_action_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_call_to_action" ADD CONSTRAINT "_templates_v_blocks_call_to_action_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_call_to_action_locales" ADD CONSTRAINT "_templates_v_blocks_call_to_action_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_call_to_action"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_gallery_items" ADD CONSTRAINT "_templates_v_blocks_gallery_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_gallery_items" ADD CONSTRAINT "_templates_v_blocks_gallery_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_gallery_items_locales" ADD CONSTRAINT "_templates_v_blocks_gallery_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_gallery_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_gallery" ADD CONSTRAINT "_templates_v_blocks_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_gallery_locales" ADD CONSTRAINT "_templates_v_blocks_gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_video" ADD CONSTRAINT "_templates_v_blocks_video_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_video" ADD CONSTRAINT "_templates_v_blocks_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_video_locales" ADD CONSTRAINT "_templates_v_blocks_video_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_video"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_map" ADD CONSTRAINT "_templates_v_blocks_map_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_map" ADD CONSTRAINT "_templates_v_blocks_map_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_map" ADD CONSTRAINT "_templates_v_blocks_map_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_map_locales" ADD CONSTRAINT "_templates_v_blocks_map_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_map"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_booking" ADD CONSTRAINT "_templates_v_blocks_booking_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_booking_locales" ADD CONSTRAINT "_templates_v_blocks_booking_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_booking"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_sign_in" ADD CONSTRAINT "_templates_v_blocks_sign_in_forgotten_page_id_pages_id_fk" FOREIGN KEY ("forgotten_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_sign_in" ADD CONSTRAINT "_templates_v_blocks_sign_in_other_page_id_pages_id_fk" FOREIGN KEY ("other_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_sign_in" ADD CONSTRAINT "_templates_v_blocks_sign_in_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_sign_in_locales" ADD CONSTRAINT "_templates_v_blocks_sign_in_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_sign_in"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_registration" ADD CONSTRAINT "_templates_v_blocks_registration_closed_link_page_id_pages_id_fk" FOREIGN KEY ("closed_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_registration" ADD CONSTRAINT "_templates_v_blocks_registration_other_page_id_pages_id_fk" FOREIGN KEY ("other_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_registration" ADD CONSTRAINT "_templates_v_blocks_registration_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_registration_locales" ADD CONSTRAINT "_templates_v_blocks_registration_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_registration"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_verify_address" ADD CONSTRAINT "_templates_v_blocks_verify_address_sign_in_page_id_pages_id_fk" FOREIGN KEY ("sign_in_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_verify_address" ADD CONSTRAINT "_templates_v_blocks_verify_address_again_page_id_pages_id_fk" FOREIGN KEY ("again_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_verify_address" ADD CONSTRAINT "_templates_v_blocks_verify_address_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_verify_address_locales" ADD CONSTRAINT "_templates_v_blocks_verify_address_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_verify_address"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_forgot_password" ADD CONSTRAINT "_templates_v_blocks_forgot_password_other_page_id_pages_id_fk" FOREIGN KEY ("other_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_forgot_password" ADD CONSTRAINT "_templates_v_blocks_forgot_password_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_forgot_password_locales" ADD CONSTRAINT "_templates_v_blocks_forgot_password_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_forgot_password"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_reset_password" ADD CONSTRAINT "_templates_v_blocks_reset_password_sign_in_page_id_pages_id_fk" FOREIGN KEY ("sign_in_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_reset_password" ADD CONSTRAINT "_templates_v_blocks_reset_password_again_page_id_pages_id_fk" FOREIGN KEY ("again_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_reset_password" ADD CONSTRAINT "_templates_v_blocks_reset_password_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_blocks_reset_password_locales" ADD CONSTRAINT "_templates_v_blocks_reset_password_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_templates_v_blocks_reset_password"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v" ADD CONSTRAINT "_templates_v_parent_id_templates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v" ADD CONSTRAINT "_templates_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v" ADD CONSTRAINT "_templates_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_rels" ADD CONSTRAINT "_templates_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_rels" ADD CONSTRAINT "_templates_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_rels" ADD CONSTRAINT "_templates_v_rels_building_blocks_fk" FOREIGN KEY ("building_blocks_id") REFERENCES "public"."building_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_rels" ADD CONSTRAINT "_templates_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "templates_blocks_hero_actions_order_idx" ON "templates_blocks_hero_actions" USING btree ("_order");
  CREATE INDEX "templates_blocks_hero_actions_parent_id_idx" ON "templates_blocks_hero_actions" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_hero_actions_link_link_page_idx" ON "templates_blocks_hero_actions" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "templates_blocks_hero_actions_locales_locale_parent_id_uniqu" ON "templates_blocks_hero_actions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_hero_order_idx" ON "templates_blocks_hero" USING btree ("_order");
  CREATE INDEX "templates_blocks_hero_parent_id_idx" ON "templates_blocks_hero" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_hero_path_idx" ON "templates_blocks_hero" USING btree ("_path");
  CREATE INDEX "templates_blocks_hero_image_idx" ON "templates_blocks_hero" USING btree ("image_id");
  CREATE UNIQUE INDEX "templates_blocks_hero_locales_locale_parent_id_unique" ON "templates_blocks_hero_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_case_header_facts_order_idx" ON "templates_blocks_case_header_facts" USING btree ("_order");
  CREATE INDEX "templates_blocks_case_header_facts_parent_id_idx" ON "templates_blocks_case_header_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "templates_blocks_case_header_facts_locales_locale_parent_id_" ON "templates_blocks_case_header_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_case_header_order_idx" ON "templates_blocks_case_header" USING btree ("_order");
  CREATE INDEX "templates_blocks_case_header_parent_id_idx" ON "templates_blocks_case_header" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_case_header_path_idx" ON "templates_blocks_case_header" USING btree ("_path");
  CREATE INDEX "templates_blocks_case_header_image_idx" ON "templates_blocks_case_header" USING btree ("image_id");
  CREATE UNIQUE INDEX "templates_blocks_case_header_locales_locale_parent_id_unique" ON "templates_blocks_case_header_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_vacancy_header_order_idx" ON "templates_blocks_vacancy_header" USING btree ("_order");
  CREATE INDEX "templates_blocks_vacancy_header_parent_id_idx" ON "templates_blocks_vacancy_header" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_vacancy_header_path_idx" ON "templates_blocks_vacancy_header" USING btree ("_path");
  CREATE INDEX "templates_blocks_vacancy_header_apply_apply_page_idx" ON "templates_blocks_vacancy_header" USING btree ("apply_page_id");
  CREATE UNIQUE INDEX "templates_blocks_vacancy_header_locales_locale_parent_id_uni" ON "templates_blocks_vacancy_header_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_rich_text_order_idx" ON "templates_blocks_rich_text" USING btree ("_order");
  CREATE INDEX "templates_blocks_rich_text_parent_id_idx" ON "templates_blocks_rich_text" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_rich_text_path_idx" ON "templates_blocks_rich_text" USING btree ("_path");
  CREATE UNIQUE INDEX "templates_blocks_rich_text_locales_locale_parent_id_unique" ON "templates_blocks_rich_text_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_columns_items_order_idx" ON "templates_blocks_columns_items" USING btree ("_order");
  CREATE INDEX "templates_blocks_columns_items_parent_id_idx" ON "templates_blocks_columns_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "templates_blocks_columns_items_locales_locale_parent_id_uniq" ON "templates_blocks_columns_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_columns_order_idx" ON "templates_blocks_columns" USING btree ("_order");
  CREATE INDEX "templates_blocks_columns_parent_id_idx" ON "templates_blocks_columns" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_columns_path_idx" ON "templates_blocks_columns" USING btree ("_path");
  CREATE UNIQUE INDEX "templates_blocks_columns_locales_locale_parent_id_unique" ON "templates_blocks_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_media_text_order_idx" ON "templates_blocks_media_text" USING btree ("_order");
  CREATE INDEX "templates_blocks_media_text_parent_id_idx" ON "templates_blocks_media_text" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_media_text_path_idx" ON "templates_blocks_media_text" USING btree ("_path");
  CREATE INDEX "templates_blocks_media_text_link_link_page_idx" ON "templates_blocks_media_text" USING btree ("link_page_id");
  CREATE INDEX "templates_blocks_media_text_image_idx" ON "templates_blocks_media_text" USING btree ("image_id");
  CREATE UNIQUE INDEX "templates_blocks_media_text_locales_locale_parent_id_unique" ON "templates_blocks_media_text_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_table_of_contents_order_idx" ON "templates_blocks_table_of_contents" USING btree ("_order");
  CREATE INDEX "templates_blocks_table_of_contents_parent_id_idx" ON "templates_blocks_table_of_contents" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_table_of_contents_path_idx" ON "templates_blocks_table_of_contents" USING btree ("_path");
  CREATE UNIQUE INDEX "templates_blocks_table_of_contents_locales_locale_parent_id_" ON "templates_blocks_table_of_contents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_code_order_idx" ON "templates_blocks_code" USING btree ("_order");
  CREATE INDEX "templates_blocks_code_parent_id_idx" ON "templates_blocks_code" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_code_path_idx" ON "templates_blocks_code" USING btree ("_path");
  CREATE UNIQUE INDEX "templates_blocks_code_locales_locale_parent_id_unique" ON "templates_blocks_code_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_banner_order_idx" ON "templates_blocks_banner" USING btree ("_order");
  CREATE INDEX "templates_blocks_banner_parent_id_idx" ON "templates_blocks_banner" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_banner_path_idx" ON "templates_blocks_banner" USING btree ("_path");
  CREATE INDEX "templates_blocks_banner_link_link_page_idx" ON "templates_blocks_banner" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "templates_blocks_banner_locales_locale_parent_id_unique" ON "templates_blocks_banner_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_features_items_order_idx" ON "templates_blocks_features_items" USING btree ("_order");
  CREATE INDEX "templates_blocks_features_items_parent_id_idx" ON "templates_blocks_features_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "templates_blocks_features_items_locales_locale_parent_id_uni" ON "templates_blocks_features_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_features_order_idx" ON "templates_blocks_features" USING btree ("_order");
  CREATE INDEX "templates_blocks_features_parent_id_idx" ON "templates_blocks_features" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_features_path_idx" ON "templates_blocks_features" USING btree ("_path");
  CREATE UNIQUE INDEX "templates_blocks_features_locales_locale_parent_id_unique" ON "templates_blocks_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_steps_items_order_idx" ON "templates_blocks_steps_items" USING btree ("_order");
  CREATE INDEX "templates_blocks_steps_items_parent_id_idx" ON "templates_blocks_steps_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "templates_blocks_steps_items_locales_locale_parent_id_unique" ON "templates_blocks_steps_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_steps_order_idx" ON "templates_blocks_steps" USING btree ("_order");
  CREATE INDEX "templates_blocks_steps_parent_id_idx" ON "templates_blocks_steps" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_steps_path_idx" ON "templates_blocks_steps" USING btree ("_path");
  CREATE UNIQUE INDEX "templates_blocks_steps_locales_locale_parent_id_unique" ON "templates_blocks_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_timeline_items_order_idx" ON "templates_blocks_timeline_items" USING btree ("_order");
  CREATE INDEX "templates_blocks_timeline_items_parent_id_idx" ON "templates_blocks_timeline_items" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_timeline_items_image_idx" ON "templates_blocks_timeline_items" USING btree ("image_id");
  CREATE UNIQUE INDEX "templates_blocks_timeline_items_locales_locale_parent_id_uni" ON "templates_blocks_timeline_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_timeline_order_idx" ON "templates_blocks_timeline" USING btree ("_order");
  CREATE INDEX "templates_blocks_timeline_parent_id_idx" ON "templates_blocks_timeline" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_timeline_path_idx" ON "templates_blocks_timeline" USING btree ("_path");
  CREATE UNIQUE INDEX "templates_blocks_timeline_locales_locale_parent_id_unique" ON "templates_blocks_timeline_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_comparison_options_order_idx" ON "templates_blocks_comparison_options" USING btree ("_order");
  CREATE INDEX "templates_blocks_comparison_options_parent_id_idx" ON "templates_blocks_comparison_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "templates_blocks_comparison_options_locales_locale_parent_id" ON "templates_blocks_comparison_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_comparison_rows_cells_order_idx" ON "templates_blocks_comparison_rows_cells" USING btree ("_order");
  CREATE INDEX "templates_blocks_comparison_rows_cells_parent_id_idx" ON "templates_blocks_comparison_rows_cells" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "templates_blocks_comparison_rows_cells_locales_locale_parent" ON "templates_blocks_comparison_rows_cells_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_comparison_rows_order_idx" ON "templates_blocks_comparison_rows" USING btree ("_order");
  CREATE INDEX "templates_blocks_comparison_rows_parent_id_idx" ON "templates_blocks_comparison_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "templates_blocks_comparison_rows_locales_locale_parent_id_un" ON "templates_blocks_comparison_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_comparison_order_idx" ON "templates_blocks_comparison" USING btree ("_order");
  CREATE INDEX "templates_blocks_comparison_parent_id_idx" ON "templates_blocks_comparison" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_comparison_path_idx" ON "templates_blocks_comparison" USING btree ("_path");
  CREATE UNIQUE INDEX "templates_blocks_comparison_locales_locale_parent_id_unique" ON "templates_blocks_comparison_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_pricing_plans_points_order_idx" ON "templates_blocks_pricing_plans_points" USING btree ("_order");
  CREATE INDEX "templates_blocks_pricing_plans_points_parent_id_idx" ON "templates_blocks_pricing_plans_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "templates_blocks_pricing_plans_points_locales_locale_parent_" ON "templates_blocks_pricing_plans_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_pricing_plans_order_idx" ON "templates_blocks_pricing_plans" USING btree ("_order");
  CREATE INDEX "templates_blocks_pricing_plans_parent_id_idx" ON "templates_blocks_pricing_plans" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_pricing_plans_link_link_page_idx" ON "templates_blocks_pricing_plans" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "templates_blocks_pricing_plans_locales_locale_parent_id_uniq" ON "templates_blocks_pricing_plans_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_pricing_order_idx" ON "templates_blocks_pricing" USING btree ("_order");
  CREATE INDEX "templates_blocks_pricing_parent_id_idx" ON "templates_blocks_pricing" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_pricing_path_idx" ON "templates_blocks_pricing" USING btree ("_path");
  CREATE UNIQUE INDEX "templates_blocks_pricing_locales_locale_parent_id_unique" ON "templates_blocks_pricing_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_team_items_order_idx" ON "templates_blocks_team_items" USING btree ("_order");
  CREATE INDEX "templates_blocks_team_items_parent_id_idx" ON "templates_blocks_team_items" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_team_items_image_idx" ON "templates_blocks_team_items" USING btree ("image_id");
  CREATE UNIQUE INDEX "templates_blocks_team_items_locales_locale_parent_id_unique" ON "templates_blocks_team_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_team_order_idx" ON "templates_blocks_team" USING btree ("_order");
  CREATE INDEX "templates_blocks_team_parent_id_idx" ON "templates_blocks_team" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_team_path_idx" ON "templates_blocks_team" USING btree ("_path");
  CREATE UNIQUE INDEX "templates_blocks_team_locales_locale_parent_id_unique" ON "templates_blocks_team_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_cases_items_order_idx" ON "templates_blocks_cases_items" USING btree ("_order");
  CREATE INDEX "templates_blocks_cases_items_parent_id_idx" ON "templates_blocks_cases_items" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_cases_items_image_idx" ON "templates_blocks_cases_items" USING btree ("image_id");
  CREATE INDEX "templates_blocks_cases_items_link_link_page_idx" ON "templates_blocks_cases_items" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "templates_blocks_cases_items_locales_locale_parent_id_unique" ON "templates_blocks_cases_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_cases_order_idx" ON "templates_blocks_cases" USING btree ("_order");
  CREATE INDEX "templates_blocks_cases_parent_id_idx" ON "templates_blocks_cases" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_cases_path_idx" ON "templates_blocks_cases" USING btree ("_path");
  CREATE UNIQUE INDEX "templates_blocks_cases_locales_locale_parent_id_unique" ON "templates_blocks_cases_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_case_list_order_idx" ON "templates_blocks_case_list" USING btree ("_order");
  CREATE INDEX "templates_blocks_case_list_parent_id_idx" ON "templates_blocks_case_list" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_case_list_path_idx" ON "templates_blocks_case_list" USING btree ("_path");
  CREATE UNIQUE INDEX "templates_blocks_case_list_locales_locale_parent_id_unique" ON "templates_blocks_case_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_vacancies_order_idx" ON "templates_blocks_vacancies" USING btree ("_order");
  CREATE INDEX "templates_blocks_vacancies_parent_id_idx" ON "templates_blocks_vacancies" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_vacancies_path_idx" ON "templates_blocks_vacancies" USING btree ("_path");
  CREATE UNIQUE INDEX "templates_blocks_vacancies_locales_locale_parent_id_unique" ON "templates_blocks_vacancies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_block_catalogue_order_idx" ON "templates_blocks_block_catalogue" USING btree ("_order");
  CREATE INDEX "templates_blocks_block_catalogue_parent_id_idx" ON "templates_blocks_block_catalogue" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_block_catalogue_path_idx" ON "templates_blocks_block_catalogue" USING btree ("_path");
  CREATE UNIQUE INDEX "templates_blocks_block_catalogue_locales_locale_parent_id_un" ON "templates_blocks_block_catalogue_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_configurator_order_idx" ON "templates_blocks_configurator" USING btree ("_order");
  CREATE INDEX "templates_blocks_configurator_parent_id_idx" ON "templates_blocks_configurator" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_configurator_path_idx" ON "templates_blocks_configurator" USING btree ("_path");
  CREATE INDEX "templates_blocks_configurator_contact_contact_page_idx" ON "templates_blocks_configurator" USING btree ("contact_page_id");
  CREATE UNIQUE INDEX "templates_blocks_configurator_locales_locale_parent_id_uniqu" ON "templates_blocks_configurator_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_products_order_idx" ON "templates_blocks_products" USING btree ("_order");
  CREATE INDEX "templates_blocks_products_parent_id_idx" ON "templates_blocks_products" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_products_path_idx" ON "templates_blocks_products" USING btree ("_path");
  CREATE UNIQUE INDEX "templates_blocks_products_locales_locale_parent_id_unique" ON "templates_blocks_products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_blog_list_order_idx" ON "templates_blocks_blog_list" USING btree ("_order");
  CREATE INDEX "templates_blocks_blog_list_parent_id_idx" ON "templates_blocks_blog_list" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_blog_list_path_idx" ON "templates_blocks_blog_list" USING btree ("_path");
  CREATE UNIQUE INDEX "templates_blocks_blog_list_locales_locale_parent_id_unique" ON "templates_blocks_blog_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_blog_teaser_order_idx" ON "templates_blocks_blog_teaser" USING btree ("_order");
  CREATE INDEX "templates_blocks_blog_teaser_parent_id_idx" ON "templates_blocks_blog_teaser" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_blog_teaser_path_idx" ON "templates_blocks_blog_teaser" USING btree ("_path");
  CREATE INDEX "templates_blocks_blog_teaser_category_idx" ON "templates_blocks_blog_teaser" USING btree ("category_id");
  CREATE INDEX "templates_blocks_blog_teaser_link_link_page_idx" ON "templates_blocks_blog_teaser" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "templates_blocks_blog_teaser_locales_locale_parent_id_unique" ON "templates_blocks_blog_teaser_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_stats_items_order_idx" ON "templates_blocks_stats_items" USING btree ("_order");
  CREATE INDEX "templates_blocks_stats_items_parent_id_idx" ON "templates_blocks_stats_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "templates_blocks_stats_items_locales_locale_parent_id_unique" ON "templates_blocks_stats_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_stats_order_idx" ON "templates_blocks_stats" USING btree ("_order");
  CREATE INDEX "templates_blocks_stats_parent_id_idx" ON "templates_blocks_stats" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_stats_path_idx" ON "templates_blocks_stats" USING btree ("_path");
  CREATE UNIQUE INDEX "templates_blocks_stats_locales_locale_parent_id_unique" ON "templates_blocks_stats_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_logos_items_order_idx" ON "templates_blocks_logos_items" USING btree ("_order");
  CREATE INDEX "templates_blocks_logos_items_parent_id_idx" ON "templates_blocks_logos_items" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_logos_items_image_idx" ON "templates_blocks_logos_items" USING btree ("image_id");
  CREATE INDEX "templates_blocks_logos_order_idx" ON "templates_blocks_logos" USING btree ("_order");
  CREATE INDEX "templates_blocks_logos_parent_id_idx" ON "templates_blocks_logos" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_logos_path_idx" ON "templates_blocks_logos" USING btree ("_path");
  CREATE UNIQUE INDEX "templates_blocks_logos_locales_locale_parent_id_unique" ON "templates_blocks_logos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_faq_items_order_idx" ON "templates_blocks_faq_items" USING btree ("_order");
  CREATE INDEX "templates_blocks_faq_items_parent_id_idx" ON "templates_blocks_faq_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "templates_blocks_faq_items_locales_locale_parent_id_unique" ON "templates_blocks_faq_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_faq_order_idx" ON "templates_blocks_faq" USING btree ("_order");
  CREATE INDEX "templates_blocks_faq_parent_id_idx" ON "templates_blocks_faq" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_faq_path_idx" ON "templates_blocks_faq" USING btree ("_path");
  CREATE UNIQUE INDEX "templates_blocks_faq_locales_locale_parent_id_unique" ON "templates_blocks_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_quote_order_idx" ON "templates_blocks_quote" USING btree ("_order");
  CREATE INDEX "templates_blocks_quote_parent_id_idx" ON "templates_blocks_quote" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_quote_path_idx" ON "templates_blocks_quote" USING btree ("_path");
  CREATE INDEX "templates_blocks_quote_image_idx" ON "templates_blocks_quote" USING btree ("image_id");
  CREATE UNIQUE INDEX "templates_blocks_quote_locales_locale_parent_id_unique" ON "templates_blocks_quote_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_form_order_idx" ON "templates_blocks_form" USING btree ("_order");
  CREATE INDEX "templates_blocks_form_parent_id_idx" ON "templates_blocks_form" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_form_path_idx" ON "templates_blocks_form" USING btree ("_path");
  CREATE INDEX "templates_blocks_form_form_idx" ON "templates_blocks_form" USING btree ("form_id");
  CREATE UNIQUE INDEX "templates_blocks_form_locales_locale_parent_id_unique" ON "templates_blocks_form_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_call_to_action_order_idx" ON "templates_blocks_call_to_action" USING btree ("_order");
  CREATE INDEX "templates_blocks_call_to_action_parent_id_idx" ON "templates_blocks_call_to_action" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_call_to_action_path_idx" ON "templates_blocks_call_to_action" USING btree ("_path");
  CREATE INDEX "templates_blocks_call_to_action_link_link_page_idx" ON "templates_blocks_call_to_action" USING btree ("link_page_id");
  CREATE INDEX "templates_blocks_call_to_action_image_idx" ON "templates_blocks_call_to_action" USING btree ("image_id");
  CREATE UNIQUE INDEX "templates_blocks_call_to_action_locales_locale_parent_id_uni" ON "templates_blocks_call_to_action_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_gallery_items_order_idx" ON "templates_blocks_gallery_items" USING btree ("_order");
  CREATE INDEX "templates_blocks_gallery_items_parent_id_idx" ON "templates_blocks_gallery_items" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_gallery_items_image_idx" ON "templates_blocks_gallery_items" USING btree ("image_id");
  CREATE UNIQUE INDEX "templates_blocks_gallery_items_locales_locale_parent_id_uniq" ON "templates_blocks_gallery_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_gallery_order_idx" ON "templates_blocks_gallery" USING btree ("_order");
  CREATE INDEX "templates_blocks_gallery_parent_id_idx" ON "templates_blocks_gallery" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_gallery_path_idx" ON "templates_blocks_gallery" USING btree ("_path");
  CREATE UNIQUE INDEX "templates_blocks_gallery_locales_locale_parent_id_unique" ON "templates_blocks_gallery_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_video_order_idx" ON "templates_blocks_video" USING btree ("_order");
  CREATE INDEX "templates_blocks_video_parent_id_idx" ON "templates_blocks_video" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_video_path_idx" ON "templates_blocks_video" USING btree ("_path");
  CREATE INDEX "templates_blocks_video_poster_idx" ON "templates_blocks_video" USING btree ("poster_id");
  CREATE UNIQUE INDEX "templates_blocks_video_locales_locale_parent_id_unique" ON "templates_blocks_video_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_map_order_idx" ON "templates_blocks_map" USING btree ("_order");
  CREATE INDEX "templates_blocks_map_parent_id_idx" ON "templates_blocks_map" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_map_path_idx" ON "templates_blocks_map" USING btree ("_path");
  CREATE INDEX "templates_blocks_map_image_idx" ON "templates_blocks_map" USING btree ("image_id");
  CREATE INDEX "templates_blocks_map_link_link_page_idx" ON "templates_blocks_map" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "templates_blocks_map_locales_locale_parent_id_unique" ON "templates_blocks_map_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_booking_order_idx" ON "templates_blocks_booking" USING btree ("_order");
  CREATE INDEX "templates_blocks_booking_parent_id_idx" ON "templates_blocks_booking" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_booking_path_idx" ON "templates_blocks_booking" USING btree ("_path");
  CREATE UNIQUE INDEX "templates_blocks_booking_locales_locale_parent_id_unique" ON "templates_blocks_booking_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_sign_in_order_idx" ON "templates_blocks_sign_in" USING btree ("_order");
  CREATE INDEX "templates_blocks_sign_in_parent_id_idx" ON "templates_blocks_sign_in" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_sign_in_path_idx" ON "templates_blocks_sign_in" USING btree ("_path");
  CREATE INDEX "templates_blocks_sign_in_forgotten_forgotten_page_idx" ON "templates_blocks_sign_in" USING btree ("forgotten_page_id");
  CREATE INDEX "templates_blocks_sign_in_other_other_page_idx" ON "templates_blocks_sign_in" USING btree ("other_page_id");
  CREATE UNIQUE INDEX "templates_blocks_sign_in_locales_locale_parent_id_unique" ON "templates_blocks_sign_in_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_registration_order_idx" ON "templates_blocks_registration" USING btree ("_order");
  CREATE INDEX "templates_blocks_registration_parent_id_idx" ON "templates_blocks_registration" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_registration_path_idx" ON "templates_blocks_registration" USING btree ("_path");
  CREATE INDEX "templates_blocks_registration_closed_link_closed_link_pa_idx" ON "templates_blocks_registration" USING btree ("closed_link_page_id");
  CREATE INDEX "templates_blocks_registration_other_other_page_idx" ON "templates_blocks_registration" USING btree ("other_page_id");
  CREATE UNIQUE INDEX "templates_blocks_registration_locales_locale_parent_id_uniqu" ON "templates_blocks_registration_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_verify_address_order_idx" ON "templates_blocks_verify_address" USING btree ("_order");
  CREATE INDEX "templates_blocks_verify_address_parent_id_idx" ON "templates_blocks_verify_address" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_verify_address_path_idx" ON "templates_blocks_verify_address" USING btree ("_path");
  CREATE INDEX "templates_blocks_verify_address_sign_in_sign_in_page_idx" ON "templates_blocks_verify_address" USING btree ("sign_in_page_id");
  CREATE INDEX "templates_blocks_verify_address_again_again_page_idx" ON "templates_blocks_verify_address" USING btree ("again_page_id");
  CREATE UNIQUE INDEX "templates_blocks_verify_address_locales_locale_parent_id_uni" ON "templates_blocks_verify_address_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_forgot_password_order_idx" ON "templates_blocks_forgot_password" USING btree ("_order");
  CREATE INDEX "templates_blocks_forgot_password_parent_id_idx" ON "templates_blocks_forgot_password" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_forgot_password_path_idx" ON "templates_blocks_forgot_password" USING btree ("_path");
  CREATE INDEX "templates_blocks_forgot_password_other_other_page_idx" ON "templates_blocks_forgot_password" USING btree ("other_page_id");
  CREATE UNIQUE INDEX "templates_blocks_forgot_password_locales_locale_parent_id_un" ON "templates_blocks_forgot_password_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_blocks_reset_password_order_idx" ON "templates_blocks_reset_password" USING btree ("_order");
  CREATE INDEX "templates_blocks_reset_password_parent_id_idx" ON "templates_blocks_reset_password" USING btree ("_parent_id");
  CREATE INDEX "templates_blocks_reset_password_path_idx" ON "templates_blocks_reset_password" USING btree ("_path");
  CREATE INDEX "templates_blocks_reset_password_sign_in_sign_in_page_idx" ON "templates_blocks_reset_password" USING btree ("sign_in_page_id");
  CREATE INDEX "templates_blocks_reset_password_again_again_page_idx" ON "templates_blocks_reset_password" USING btree ("again_page_id");
  CREATE UNIQUE INDEX "templates_blocks_reset_password_locales_locale_parent_id_uni" ON "templates_blocks_reset_password_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "templates_tenant_idx" ON "templates" USING btree ("tenant_id");
  CREATE INDEX "templates_thumbnail_idx" ON "templates" USING btree ("thumbnail_id");
  CREATE INDEX "templates_updated_at_idx" ON "templates" USING btree ("updated_at");
  CREATE INDEX "templates_created_at_idx" ON "templates" USING btree ("created_at");
  CREATE INDEX "templates__status_idx" ON "templates" USING btree ("_status");
  CREATE INDEX "templates_rels_order_idx" ON "templates_rels" USING btree ("order");
  CREATE INDEX "templates_rels_parent_idx" ON "templates_rels" USING btree ("parent_id");
  CREATE INDEX "templates_rels_path_idx" ON "templates_rels" USING btree ("path");
  CREATE INDEX "templates_rels_pages_id_idx" ON "templates_rels" USING btree ("pages_id");
  CREATE INDEX "templates_rels_building_blocks_id_idx" ON "templates_rels" USING btree ("building_blocks_id");
  CREATE INDEX "templates_rels_products_id_idx" ON "templates_rels" USING btree ("products_id");
  CREATE INDEX "_templates_v_blocks_hero_actions_order_idx" ON "_templates_v_blocks_hero_actions" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_hero_actions_parent_id_idx" ON "_templates_v_blocks_hero_actions" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_hero_actions_link_link_page_idx" ON "_templates_v_blocks_hero_actions" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_hero_actions_locales_locale_parent_id_un" ON "_templates_v_blocks_hero_actions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_hero_order_idx" ON "_templates_v_blocks_hero" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_hero_parent_id_idx" ON "_templates_v_blocks_hero" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_hero_path_idx" ON "_templates_v_blocks_hero" USING btree ("_path");
  CREATE INDEX "_templates_v_blocks_hero_image_idx" ON "_templates_v_blocks_hero" USING btree ("image_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_hero_locales_locale_parent_id_unique" ON "_templates_v_blocks_hero_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_case_header_facts_order_idx" ON "_templates_v_blocks_case_header_facts" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_case_header_facts_parent_id_idx" ON "_templates_v_blocks_case_header_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_case_header_facts_locales_locale_parent_" ON "_templates_v_blocks_case_header_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_case_header_order_idx" ON "_templates_v_blocks_case_header" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_case_header_parent_id_idx" ON "_templates_v_blocks_case_header" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_case_header_path_idx" ON "_templates_v_blocks_case_header" USING btree ("_path");
  CREATE INDEX "_templates_v_blocks_case_header_image_idx" ON "_templates_v_blocks_case_header" USING btree ("image_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_case_header_locales_locale_parent_id_uni" ON "_templates_v_blocks_case_header_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_vacancy_header_order_idx" ON "_templates_v_blocks_vacancy_header" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_vacancy_header_parent_id_idx" ON "_templates_v_blocks_vacancy_header" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_vacancy_header_path_idx" ON "_templates_v_blocks_vacancy_header" USING btree ("_path");
  CREATE INDEX "_templates_v_blocks_vacancy_header_apply_apply_page_idx" ON "_templates_v_blocks_vacancy_header" USING btree ("apply_page_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_vacancy_header_locales_locale_parent_id_" ON "_templates_v_blocks_vacancy_header_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_rich_text_order_idx" ON "_templates_v_blocks_rich_text" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_rich_text_parent_id_idx" ON "_templates_v_blocks_rich_text" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_rich_text_path_idx" ON "_templates_v_blocks_rich_text" USING btree ("_path");
  CREATE UNIQUE INDEX "_templates_v_blocks_rich_text_locales_locale_parent_id_uniqu" ON "_templates_v_blocks_rich_text_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_columns_items_order_idx" ON "_templates_v_blocks_columns_items" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_columns_items_parent_id_idx" ON "_templates_v_blocks_columns_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_columns_items_locales_locale_parent_id_u" ON "_templates_v_blocks_columns_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_columns_order_idx" ON "_templates_v_blocks_columns" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_columns_parent_id_idx" ON "_templates_v_blocks_columns" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_columns_path_idx" ON "_templates_v_blocks_columns" USING btree ("_path");
  CREATE UNIQUE INDEX "_templates_v_blocks_columns_locales_locale_parent_id_unique" ON "_templates_v_blocks_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_media_text_order_idx" ON "_templates_v_blocks_media_text" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_media_text_parent_id_idx" ON "_templates_v_blocks_media_text" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_media_text_path_idx" ON "_templates_v_blocks_media_text" USING btree ("_path");
  CREATE INDEX "_templates_v_blocks_media_text_link_link_page_idx" ON "_templates_v_blocks_media_text" USING btree ("link_page_id");
  CREATE INDEX "_templates_v_blocks_media_text_image_idx" ON "_templates_v_blocks_media_text" USING btree ("image_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_media_text_locales_locale_parent_id_uniq" ON "_templates_v_blocks_media_text_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_table_of_contents_order_idx" ON "_templates_v_blocks_table_of_contents" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_table_of_contents_parent_id_idx" ON "_templates_v_blocks_table_of_contents" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_table_of_contents_path_idx" ON "_templates_v_blocks_table_of_contents" USING btree ("_path");
  CREATE UNIQUE INDEX "_templates_v_blocks_table_of_contents_locales_locale_parent_" ON "_templates_v_blocks_table_of_contents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_code_order_idx" ON "_templates_v_blocks_code" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_code_parent_id_idx" ON "_templates_v_blocks_code" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_code_path_idx" ON "_templates_v_blocks_code" USING btree ("_path");
  CREATE UNIQUE INDEX "_templates_v_blocks_code_locales_locale_parent_id_unique" ON "_templates_v_blocks_code_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_banner_order_idx" ON "_templates_v_blocks_banner" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_banner_parent_id_idx" ON "_templates_v_blocks_banner" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_banner_path_idx" ON "_templates_v_blocks_banner" USING btree ("_path");
  CREATE INDEX "_templates_v_blocks_banner_link_link_page_idx" ON "_templates_v_blocks_banner" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_banner_locales_locale_parent_id_unique" ON "_templates_v_blocks_banner_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_features_items_order_idx" ON "_templates_v_blocks_features_items" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_features_items_parent_id_idx" ON "_templates_v_blocks_features_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_features_items_locales_locale_parent_id_" ON "_templates_v_blocks_features_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_features_order_idx" ON "_templates_v_blocks_features" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_features_parent_id_idx" ON "_templates_v_blocks_features" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_features_path_idx" ON "_templates_v_blocks_features" USING btree ("_path");
  CREATE UNIQUE INDEX "_templates_v_blocks_features_locales_locale_parent_id_unique" ON "_templates_v_blocks_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_steps_items_order_idx" ON "_templates_v_blocks_steps_items" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_steps_items_parent_id_idx" ON "_templates_v_blocks_steps_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_steps_items_locales_locale_parent_id_uni" ON "_templates_v_blocks_steps_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_steps_order_idx" ON "_templates_v_blocks_steps" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_steps_parent_id_idx" ON "_templates_v_blocks_steps" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_steps_path_idx" ON "_templates_v_blocks_steps" USING btree ("_path");
  CREATE UNIQUE INDEX "_templates_v_blocks_steps_locales_locale_parent_id_unique" ON "_templates_v_blocks_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_timeline_items_order_idx" ON "_templates_v_blocks_timeline_items" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_timeline_items_parent_id_idx" ON "_templates_v_blocks_timeline_items" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_timeline_items_image_idx" ON "_templates_v_blocks_timeline_items" USING btree ("image_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_timeline_items_locales_locale_parent_id_" ON "_templates_v_blocks_timeline_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_timeline_order_idx" ON "_templates_v_blocks_timeline" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_timeline_parent_id_idx" ON "_templates_v_blocks_timeline" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_timeline_path_idx" ON "_templates_v_blocks_timeline" USING btree ("_path");
  CREATE UNIQUE INDEX "_templates_v_blocks_timeline_locales_locale_parent_id_unique" ON "_templates_v_blocks_timeline_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_comparison_options_order_idx" ON "_templates_v_blocks_comparison_options" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_comparison_options_parent_id_idx" ON "_templates_v_blocks_comparison_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_comparison_options_locales_locale_parent" ON "_templates_v_blocks_comparison_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_comparison_rows_cells_order_idx" ON "_templates_v_blocks_comparison_rows_cells" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_comparison_rows_cells_parent_id_idx" ON "_templates_v_blocks_comparison_rows_cells" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_comparison_rows_cells_locales_locale_par" ON "_templates_v_blocks_comparison_rows_cells_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_comparison_rows_order_idx" ON "_templates_v_blocks_comparison_rows" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_comparison_rows_parent_id_idx" ON "_templates_v_blocks_comparison_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_comparison_rows_locales_locale_parent_id" ON "_templates_v_blocks_comparison_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_comparison_order_idx" ON "_templates_v_blocks_comparison" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_comparison_parent_id_idx" ON "_templates_v_blocks_comparison" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_comparison_path_idx" ON "_templates_v_blocks_comparison" USING btree ("_path");
  CREATE UNIQUE INDEX "_templates_v_blocks_comparison_locales_locale_parent_id_uniq" ON "_templates_v_blocks_comparison_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_pricing_plans_points_order_idx" ON "_templates_v_blocks_pricing_plans_points" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_pricing_plans_points_parent_id_idx" ON "_templates_v_blocks_pricing_plans_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_pricing_plans_points_locales_locale_pare" ON "_templates_v_blocks_pricing_plans_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_pricing_plans_order_idx" ON "_templates_v_blocks_pricing_plans" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_pricing_plans_parent_id_idx" ON "_templates_v_blocks_pricing_plans" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_pricing_plans_link_link_page_idx" ON "_templates_v_blocks_pricing_plans" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_pricing_plans_locales_locale_parent_id_u" ON "_templates_v_blocks_pricing_plans_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_pricing_order_idx" ON "_templates_v_blocks_pricing" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_pricing_parent_id_idx" ON "_templates_v_blocks_pricing" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_pricing_path_idx" ON "_templates_v_blocks_pricing" USING btree ("_path");
  CREATE UNIQUE INDEX "_templates_v_blocks_pricing_locales_locale_parent_id_unique" ON "_templates_v_blocks_pricing_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_team_items_order_idx" ON "_templates_v_blocks_team_items" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_team_items_parent_id_idx" ON "_templates_v_blocks_team_items" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_team_items_image_idx" ON "_templates_v_blocks_team_items" USING btree ("image_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_team_items_locales_locale_parent_id_uniq" ON "_templates_v_blocks_team_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_team_order_idx" ON "_templates_v_blocks_team" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_team_parent_id_idx" ON "_templates_v_blocks_team" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_team_path_idx" ON "_templates_v_blocks_team" USING btree ("_path");
  CREATE UNIQUE INDEX "_templates_v_blocks_team_locales_locale_parent_id_unique" ON "_templates_v_blocks_team_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_cases_items_order_idx" ON "_templates_v_blocks_cases_items" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_cases_items_parent_id_idx" ON "_templates_v_blocks_cases_items" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_cases_items_image_idx" ON "_templates_v_blocks_cases_items" USING btree ("image_id");
  CREATE INDEX "_templates_v_blocks_cases_items_link_link_page_idx" ON "_templates_v_blocks_cases_items" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_cases_items_locales_locale_parent_id_uni" ON "_templates_v_blocks_cases_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_cases_order_idx" ON "_templates_v_blocks_cases" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_cases_parent_id_idx" ON "_templates_v_blocks_cases" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_cases_path_idx" ON "_templates_v_blocks_cases" USING btree ("_path");
  CREATE UNIQUE INDEX "_templates_v_blocks_cases_locales_locale_parent_id_unique" ON "_templates_v_blocks_cases_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_case_list_order_idx" ON "_templates_v_blocks_case_list" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_case_list_parent_id_idx" ON "_templates_v_blocks_case_list" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_case_list_path_idx" ON "_templates_v_blocks_case_list" USING btree ("_path");
  CREATE UNIQUE INDEX "_templates_v_blocks_case_list_locales_locale_parent_id_uniqu" ON "_templates_v_blocks_case_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_vacancies_order_idx" ON "_templates_v_blocks_vacancies" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_vacancies_parent_id_idx" ON "_templates_v_blocks_vacancies" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_vacancies_path_idx" ON "_templates_v_blocks_vacancies" USING btree ("_path");
  CREATE UNIQUE INDEX "_templates_v_blocks_vacancies_locales_locale_parent_id_uniqu" ON "_templates_v_blocks_vacancies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_block_catalogue_order_idx" ON "_templates_v_blocks_block_catalogue" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_block_catalogue_parent_id_idx" ON "_templates_v_blocks_block_catalogue" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_block_catalogue_path_idx" ON "_templates_v_blocks_block_catalogue" USING btree ("_path");
  CREATE UNIQUE INDEX "_templates_v_blocks_block_catalogue_locales_locale_parent_id" ON "_templates_v_blocks_block_catalogue_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_configurator_order_idx" ON "_templates_v_blocks_configurator" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_configurator_parent_id_idx" ON "_templates_v_blocks_configurator" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_configurator_path_idx" ON "_templates_v_blocks_configurator" USING btree ("_path");
  CREATE INDEX "_templates_v_blocks_configurator_contact_contact_page_idx" ON "_templates_v_blocks_configurator" USING btree ("contact_page_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_configurator_locales_locale_parent_id_un" ON "_templates_v_blocks_configurator_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_products_order_idx" ON "_templates_v_blocks_products" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_products_parent_id_idx" ON "_templates_v_blocks_products" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_products_path_idx" ON "_templates_v_blocks_products" USING btree ("_path");
  CREATE UNIQUE INDEX "_templates_v_blocks_products_locales_locale_parent_id_unique" ON "_templates_v_blocks_products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_blog_list_order_idx" ON "_templates_v_blocks_blog_list" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_blog_list_parent_id_idx" ON "_templates_v_blocks_blog_list" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_blog_list_path_idx" ON "_templates_v_blocks_blog_list" USING btree ("_path");
  CREATE UNIQUE INDEX "_templates_v_blocks_blog_list_locales_locale_parent_id_uniqu" ON "_templates_v_blocks_blog_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_blog_teaser_order_idx" ON "_templates_v_blocks_blog_teaser" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_blog_teaser_parent_id_idx" ON "_templates_v_blocks_blog_teaser" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_blog_teaser_path_idx" ON "_templates_v_blocks_blog_teaser" USING btree ("_path");
  CREATE INDEX "_templates_v_blocks_blog_teaser_category_idx" ON "_templates_v_blocks_blog_teaser" USING btree ("category_id");
  CREATE INDEX "_templates_v_blocks_blog_teaser_link_link_page_idx" ON "_templates_v_blocks_blog_teaser" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_blog_teaser_locales_locale_parent_id_uni" ON "_templates_v_blocks_blog_teaser_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_stats_items_order_idx" ON "_templates_v_blocks_stats_items" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_stats_items_parent_id_idx" ON "_templates_v_blocks_stats_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_stats_items_locales_locale_parent_id_uni" ON "_templates_v_blocks_stats_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_stats_order_idx" ON "_templates_v_blocks_stats" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_stats_parent_id_idx" ON "_templates_v_blocks_stats" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_stats_path_idx" ON "_templates_v_blocks_stats" USING btree ("_path");
  CREATE UNIQUE INDEX "_templates_v_blocks_stats_locales_locale_parent_id_unique" ON "_templates_v_blocks_stats_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_logos_items_order_idx" ON "_templates_v_blocks_logos_items" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_logos_items_parent_id_idx" ON "_templates_v_blocks_logos_items" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_logos_items_image_idx" ON "_templates_v_blocks_logos_items" USING btree ("image_id");
  CREATE INDEX "_templates_v_blocks_logos_order_idx" ON "_templates_v_blocks_logos" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_logos_parent_id_idx" ON "_templates_v_blocks_logos" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_logos_path_idx" ON "_templates_v_blocks_logos" USING btree ("_path");
  CREATE UNIQUE INDEX "_templates_v_blocks_logos_locales_locale_parent_id_unique" ON "_templates_v_blocks_logos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_faq_items_order_idx" ON "_templates_v_blocks_faq_items" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_faq_items_parent_id_idx" ON "_templates_v_blocks_faq_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_faq_items_locales_locale_parent_id_uniqu" ON "_templates_v_blocks_faq_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_faq_order_idx" ON "_templates_v_blocks_faq" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_faq_parent_id_idx" ON "_templates_v_blocks_faq" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_faq_path_idx" ON "_templates_v_blocks_faq" USING btree ("_path");
  CREATE UNIQUE INDEX "_templates_v_blocks_faq_locales_locale_parent_id_unique" ON "_templates_v_blocks_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_quote_order_idx" ON "_templates_v_blocks_quote" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_quote_parent_id_idx" ON "_templates_v_blocks_quote" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_quote_path_idx" ON "_templates_v_blocks_quote" USING btree ("_path");
  CREATE INDEX "_templates_v_blocks_quote_image_idx" ON "_templates_v_blocks_quote" USING btree ("image_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_quote_locales_locale_parent_id_unique" ON "_templates_v_blocks_quote_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_form_order_idx" ON "_templates_v_blocks_form" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_form_parent_id_idx" ON "_templates_v_blocks_form" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_form_path_idx" ON "_templates_v_blocks_form" USING btree ("_path");
  CREATE INDEX "_templates_v_blocks_form_form_idx" ON "_templates_v_blocks_form" USING btree ("form_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_form_locales_locale_parent_id_unique" ON "_templates_v_blocks_form_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_call_to_action_order_idx" ON "_templates_v_blocks_call_to_action" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_call_to_action_parent_id_idx" ON "_templates_v_blocks_call_to_action" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_call_to_action_path_idx" ON "_templates_v_blocks_call_to_action" USING btree ("_path");
  CREATE INDEX "_templates_v_blocks_call_to_action_link_link_page_idx" ON "_templates_v_blocks_call_to_action" USING btree ("link_page_id");
  CREATE INDEX "_templates_v_blocks_call_to_action_image_idx" ON "_templates_v_blocks_call_to_action" USING btree ("image_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_call_to_action_locales_locale_parent_id_" ON "_templates_v_blocks_call_to_action_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_gallery_items_order_idx" ON "_templates_v_blocks_gallery_items" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_gallery_items_parent_id_idx" ON "_templates_v_blocks_gallery_items" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_gallery_items_image_idx" ON "_templates_v_blocks_gallery_items" USING btree ("image_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_gallery_items_locales_locale_parent_id_u" ON "_templates_v_blocks_gallery_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_gallery_order_idx" ON "_templates_v_blocks_gallery" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_gallery_parent_id_idx" ON "_templates_v_blocks_gallery" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_gallery_path_idx" ON "_templates_v_blocks_gallery" USING btree ("_path");
  CREATE UNIQUE INDEX "_templates_v_blocks_gallery_locales_locale_parent_id_unique" ON "_templates_v_blocks_gallery_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_video_order_idx" ON "_templates_v_blocks_video" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_video_parent_id_idx" ON "_templates_v_blocks_video" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_video_path_idx" ON "_templates_v_blocks_video" USING btree ("_path");
  CREATE INDEX "_templates_v_blocks_video_poster_idx" ON "_templates_v_blocks_video" USING btree ("poster_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_video_locales_locale_parent_id_unique" ON "_templates_v_blocks_video_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_map_order_idx" ON "_templates_v_blocks_map" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_map_parent_id_idx" ON "_templates_v_blocks_map" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_map_path_idx" ON "_templates_v_blocks_map" USING btree ("_path");
  CREATE INDEX "_templates_v_blocks_map_image_idx" ON "_templates_v_blocks_map" USING btree ("image_id");
  CREATE INDEX "_templates_v_blocks_map_link_link_page_idx" ON "_templates_v_blocks_map" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_map_locales_locale_parent_id_unique" ON "_templates_v_blocks_map_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_booking_order_idx" ON "_templates_v_blocks_booking" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_booking_parent_id_idx" ON "_templates_v_blocks_booking" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_booking_path_idx" ON "_templates_v_blocks_booking" USING btree ("_path");
  CREATE UNIQUE INDEX "_templates_v_blocks_booking_locales_locale_parent_id_unique" ON "_templates_v_blocks_booking_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_sign_in_order_idx" ON "_templates_v_blocks_sign_in" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_sign_in_parent_id_idx" ON "_templates_v_blocks_sign_in" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_sign_in_path_idx" ON "_templates_v_blocks_sign_in" USING btree ("_path");
  CREATE INDEX "_templates_v_blocks_sign_in_forgotten_forgotten_page_idx" ON "_templates_v_blocks_sign_in" USING btree ("forgotten_page_id");
  CREATE INDEX "_templates_v_blocks_sign_in_other_other_page_idx" ON "_templates_v_blocks_sign_in" USING btree ("other_page_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_sign_in_locales_locale_parent_id_unique" ON "_templates_v_blocks_sign_in_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_registration_order_idx" ON "_templates_v_blocks_registration" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_registration_parent_id_idx" ON "_templates_v_blocks_registration" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_registration_path_idx" ON "_templates_v_blocks_registration" USING btree ("_path");
  CREATE INDEX "_templates_v_blocks_registration_closed_link_closed_link_idx" ON "_templates_v_blocks_registration" USING btree ("closed_link_page_id");
  CREATE INDEX "_templates_v_blocks_registration_other_other_page_idx" ON "_templates_v_blocks_registration" USING btree ("other_page_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_registration_locales_locale_parent_id_un" ON "_templates_v_blocks_registration_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_verify_address_order_idx" ON "_templates_v_blocks_verify_address" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_verify_address_parent_id_idx" ON "_templates_v_blocks_verify_address" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_verify_address_path_idx" ON "_templates_v_blocks_verify_address" USING btree ("_path");
  CREATE INDEX "_templates_v_blocks_verify_address_sign_in_sign_in_page_idx" ON "_templates_v_blocks_verify_address" USING btree ("sign_in_page_id");
  CREATE INDEX "_templates_v_blocks_verify_address_again_again_page_idx" ON "_templates_v_blocks_verify_address" USING btree ("again_page_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_verify_address_locales_locale_parent_id_" ON "_templates_v_blocks_verify_address_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_forgot_password_order_idx" ON "_templates_v_blocks_forgot_password" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_forgot_password_parent_id_idx" ON "_templates_v_blocks_forgot_password" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_forgot_password_path_idx" ON "_templates_v_blocks_forgot_password" USING btree ("_path");
  CREATE INDEX "_templates_v_blocks_forgot_password_other_other_page_idx" ON "_templates_v_blocks_forgot_password" USING btree ("other_page_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_forgot_password_locales_locale_parent_id" ON "_templates_v_blocks_forgot_password_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_blocks_reset_password_order_idx" ON "_templates_v_blocks_reset_password" USING btree ("_order");
  CREATE INDEX "_templates_v_blocks_reset_password_parent_id_idx" ON "_templates_v_blocks_reset_password" USING btree ("_parent_id");
  CREATE INDEX "_templates_v_blocks_reset_password_path_idx" ON "_templates_v_blocks_reset_password" USING btree ("_path");
  CREATE INDEX "_templates_v_blocks_reset_password_sign_in_sign_in_page_idx" ON "_templates_v_blocks_reset_password" USING btree ("sign_in_page_id");
  CREATE INDEX "_templates_v_blocks_reset_password_again_again_page_idx" ON "_templates_v_blocks_reset_password" USING btree ("again_page_id");
  CREATE UNIQUE INDEX "_templates_v_blocks_reset_password_locales_locale_parent_id_" ON "_templates_v_blocks_reset_password_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_templates_v_parent_idx" ON "_templates_v" USING btree ("parent_id");
  CREATE INDEX "_templates_v_version_version_tenant_idx" ON "_templates_v" USING btree ("version_tenant_id");
  CREATE INDEX "_templates_v_version_version_thumbnail_idx" ON "_templates_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_templates_v_version_version_updated_at_idx" ON "_templates_v" USING btree ("version_updated_at");
  CREATE INDEX "_templates_v_version_version_created_at_idx" ON "_templates_v" USING btree ("version_created_at");
  CREATE INDEX "_templates_v_version_version__status_idx" ON "_templates_v" USING btree ("version__status");
  CREATE INDEX "_templates_v_created_at_idx" ON "_templates_v" USING btree ("created_at");
  CREATE INDEX "_templates_v_updated_at_idx" ON "_templates_v" USING btree ("updated_at");
  CREATE INDEX "_templates_v_snapshot_idx" ON "_templates_v" USING btree ("snapshot");
  CREATE INDEX "_templates_v_published_locale_idx" ON "_templates_v" USING btree ("published_locale");
  CREATE INDEX "_templates_v_latest_idx" ON "_templates_v" USING btree ("latest");
  CREATE INDEX "_templates_v_autosave_idx" ON "_templates_v" USING btree ("autosave");
  CREATE INDEX "_templates_v_rels_order_idx" ON "_templates_v_rels" USING btree ("order");
  CREATE INDEX "_templates_v_rels_parent_idx" ON "_templates_v_rels" USING btree ("parent_id");
  CREATE INDEX "_templates_v_rels_path_idx" ON "_templates_v_rels" USING btree ("path");
  CREATE INDEX "_templates_v_rels_pages_id_idx" ON "_templates_v_rels" USING btree ("pages_id");
  CREATE INDEX "_templates_v_rels_building_blocks_id_idx" ON "_templates_v_rels" USING btree ("building_blocks_id");
  CREATE INDEX "_templates_v_rels_products_id_idx" ON "_templates_v_rels" USING btree ("products_id");
  ALTER TABLE "pages" ADD CONSTRAINT "pages_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_template_id_templates_id_fk" FOREIGN KEY ("version_template_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_templates_fk" FOREIGN KEY ("templates_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_template_idx" ON "pages" USING btree ("template_id");
  CREATE INDEX "_pages_v_version_version_template_idx" ON "_pages_v" USING btree ("version_template_id");
  CREATE INDEX "payload_locked_documents_rels_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("templates_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "templates_blocks_hero_actions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_hero_actions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_hero" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_hero_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_case_header_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_case_header_facts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_case_header" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_case_header_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_vacancy_header" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_vacancy_header_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_rich_text" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_rich_text_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_columns_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_columns_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_columns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_columns_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_media_text" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_media_text_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_table_of_contents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_table_of_contents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_code" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_code_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_banner" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_banner_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_features_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_features_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_features" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_features_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_steps_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_steps_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_steps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_timeline_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_timeline_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_timeline" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_timeline_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_comparison_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_comparison_options_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_comparison_rows_cells" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_comparison_rows_cells_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_comparison_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_comparison_rows_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_comparison" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_comparison_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_pricing_plans_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_pricing_plans_points_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_pricing_plans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_pricing_plans_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_pricing" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_pricing_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_team_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_team_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_team" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_team_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_cases_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_cases_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_cases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_cases_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_case_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_case_list_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_vacancies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_vacancies_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_block_catalogue" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_block_catalogue_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_configurator" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_configurator_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_products" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_products_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_blog_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_blog_list_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_blog_teaser" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_blog_teaser_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_stats_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_stats_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_stats" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_stats_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_logos_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_logos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_logos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_faq_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_faq_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_faq_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_quote" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_quote_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_form" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_form_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_call_to_action" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_call_to_action_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_gallery_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_gallery_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_gallery" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_gallery_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_video" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_video_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_map" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_map_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_booking" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_booking_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_sign_in" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_sign_in_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_registration" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_registration_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_verify_address" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_verify_address_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_forgot_password" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_forgot_password_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_reset_password" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_blocks_reset_password_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "templates_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_hero_actions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_hero_actions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_hero" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_hero_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_case_header_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_case_header_facts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_case_header" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_case_header_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_vacancy_header" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_vacancy_header_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_rich_text" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_rich_text_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_columns_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_columns_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_columns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_columns_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_media_text" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_media_text_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_table_of_contents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_table_of_contents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_code" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_code_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_banner" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_banner_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_features_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_features_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_features" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_features_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_steps_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_steps_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_steps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_timeline_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_timeline_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_timeline" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_timeline_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_comparison_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_comparison_options_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_comparison_rows_cells" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_comparison_rows_cells_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_comparison_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_comparison_rows_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_comparison" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_comparison_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_pricing_plans_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_pricing_plans_points_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_pricing_plans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_pricing_plans_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_pricing" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_pricing_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_team_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_team_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_team" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_team_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_cases_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_cases_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_cases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_cases_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_case_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_case_list_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_vacancies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_vacancies_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_block_catalogue" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_block_catalogue_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_configurator" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_configurator_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_products" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_products_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_blog_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_blog_list_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_blog_teaser" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_blog_teaser_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_stats_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_stats_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_stats" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_stats_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_logos_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_logos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_logos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_faq_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_faq_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_faq_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_quote" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_quote_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_form" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_form_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_call_to_action" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_call_to_action_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_gallery_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_gallery_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_gallery" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_gallery_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_video" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_video_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_map" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_map_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_booking" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_booking_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_sign_in" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_sign_in_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_registration" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_registration_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_verify_address" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_verify_address_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_forgot_password" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_forgot_password_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_reset_password" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_blocks_reset_password_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_templates_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "templates_blocks_hero_actions" CASCADE;
  DROP TABLE "templates_blocks_hero_actions_locales" CASCADE;
  DROP TABLE "templates_blocks_hero" CASCADE;
  DROP TABLE "templates_blocks_hero_locales" CASCADE;
  DROP TABLE "templates_blocks_case_header_facts" CASCADE;
  DROP TABLE "templates_blocks_case_header_facts_locales" CASCADE;
  DROP TABLE "templates_blocks_case_header" CASCADE;
  DROP TABLE "templates_blocks_case_header_locales" CASCADE;
  DROP TABLE "templates_blocks_vacancy_header" CASCADE;
  DROP TABLE "templates_blocks_vacancy_header_locales" CASCADE;
  DROP TABLE "templates_blocks_rich_text" CASCADE;
  DROP TABLE "templates_blocks_rich_text_locales" CASCADE;
  DROP TABLE "templates_blocks_columns_items" CASCADE;
  DROP TABLE "templates_blocks_columns_items_locales" CASCADE;
  DROP TABLE "templates_blocks_columns" CASCADE;
  DROP TABLE "templates_blocks_columns_locales" CASCADE;
  DROP TABLE "templates_blocks_media_text" CASCADE;
  DROP TABLE "templates_blocks_media_text_locales" CASCADE;
  DROP TABLE "templates_blocks_table_of_contents" CASCADE;
  DROP TABLE "templates_blocks_table_of_contents_locales" CASCADE;
  DROP TABLE "templates_blocks_code" CASCADE;
  DROP TABLE "templates_blocks_code_locales" CASCADE;
  DROP TABLE "templates_blocks_banner" CASCADE;
  DROP TABLE "templates_blocks_banner_locales" CASCADE;
  DROP TABLE "templates_blocks_features_items" CASCADE;
  DROP TABLE "templates_blocks_features_items_locales" CASCADE;
  DROP TABLE "templates_blocks_features" CASCADE;
  DROP TABLE "templates_blocks_features_locales" CASCADE;
  DROP TABLE "templates_blocks_steps_items" CASCADE;
  DROP TABLE "templates_blocks_steps_items_locales" CASCADE;
  DROP TABLE "templates_blocks_steps" CASCADE;
  DROP TABLE "templates_blocks_steps_locales" CASCADE;
  DROP TABLE "templates_blocks_timeline_items" CASCADE;
  DROP TABLE "templates_blocks_timeline_items_locales" CASCADE;
  DROP TABLE "templates_blocks_timeline" CASCADE;
  DROP TABLE "templates_blocks_timeline_locales" CASCADE;
  DROP TABLE "templates_blocks_comparison_options" CASCADE;
  DROP TABLE "templates_blocks_comparison_options_locales" CASCADE;
  DROP TABLE "templates_blocks_comparison_rows_cells" CASCADE;
  DROP TABLE "templates_blocks_comparison_rows_cells_locales" CASCADE;
  DROP TABLE "templates_blocks_comparison_rows" CASCADE;
  DROP TABLE "templates_blocks_comparison_rows_locales" CASCADE;
  DROP TABLE "templates_blocks_comparison" CASCADE;
  DROP TABLE "templates_blocks_comparison_locales" CASCADE;
  DROP TABLE "templates_blocks_pricing_plans_points" CASCADE;
  DROP TABLE "templates_blocks_pricing_plans_points_locales" CASCADE;
  DROP TABLE "templates_blocks_pricing_plans" CASCADE;
  DROP TABLE "templates_blocks_pricing_plans_locales" CASCADE;
  DROP TABLE "templates_blocks_pricing" CASCADE;
  DROP TABLE "templates_blocks_pricing_locales" CASCADE;
  DROP TABLE "templates_blocks_team_items" CASCADE;
  DROP TABLE "templates_blocks_team_items_locales" CASCADE;
  DROP TABLE "templates_blocks_team" CASCADE;
  DROP TABLE "templates_blocks_team_locales" CASCADE;
  DROP TABLE "templates_blocks_cases_items" CASCADE;
  DROP TABLE "templates_blocks_cases_items_locales" CASCADE;
  DROP TABLE "templates_blocks_cases" CASCADE;
  DROP TABLE "templates_blocks_cases_locales" CASCADE;
  DROP TABLE "templates_blocks_case_list" CASCADE;
  DROP TABLE "templates_blocks_case_list_locales" CASCADE;
  DROP TABLE "templates_blocks_vacancies" CASCADE;
  DROP TABLE "templates_blocks_vacancies_locales" CASCADE;
  DROP TABLE "templates_blocks_block_catalogue" CASCADE;
  DROP TABLE "templates_blocks_block_catalogue_locales" CASCADE;
  DROP TABLE "templates_blocks_configurator" CASCADE;
  DROP TABLE "templates_blocks_configurator_locales" CASCADE;
  DROP TABLE "templates_blocks_products" CASCADE;
  DROP TABLE "templates_blocks_products_locales" CASCADE;
  DROP TABLE "templates_blocks_blog_list" CASCADE;
  DROP TABLE "templates_blocks_blog_list_locales" CASCADE;
  DROP TABLE "templates_blocks_blog_teaser" CASCADE;
  DROP TABLE "templates_blocks_blog_teaser_locales" CASCADE;
  DROP TABLE "templates_blocks_stats_items" CASCADE;
  DROP TABLE "templates_blocks_stats_items_locales" CASCADE;
  DROP TABLE "templates_blocks_stats" CASCADE;
  DROP TABLE "templates_blocks_stats_locales" CASCADE;
  DROP TABLE "templates_blocks_logos_items" CASCADE;
  DROP TABLE "templates_blocks_logos" CASCADE;
  DROP TABLE "templates_blocks_logos_locales" CASCADE;
  DROP TABLE "templates_blocks_faq_items" CASCADE;
  DROP TABLE "templates_blocks_faq_items_locales" CASCADE;
  DROP TABLE "templates_blocks_faq" CASCADE;
  DROP TABLE "templates_blocks_faq_locales" CASCADE;
  DROP TABLE "templates_blocks_quote" CASCADE;
  DROP TABLE "templates_blocks_quote_locales" CASCADE;
  DROP TABLE "templates_blocks_form" CASCADE;
  DROP TABLE "templates_blocks_form_locales" CASCADE;
  DROP TABLE "templates_blocks_call_to_action" CASCADE;
  DROP TABLE "templates_blocks_call_to_action_locales" CASCADE;
  DROP TABLE "templates_blocks_gallery_items" CASCADE;
  DROP TABLE "templates_blocks_gallery_items_locales" CASCADE;
  DROP TABLE "templates_blocks_gallery" CASCADE;
  DROP TABLE "templates_blocks_gallery_locales" CASCADE;
  DROP TABLE "templates_blocks_video" CASCADE;
  DROP TABLE "templates_blocks_video_locales" CASCADE;
  DROP TABLE "templates_blocks_map" CASCADE;
  DROP TABLE "templates_blocks_map_locales" CASCADE;
  DROP TABLE "templates_blocks_booking" CASCADE;
  DROP TABLE "templates_blocks_booking_locales" CASCADE;
  DROP TABLE "templates_blocks_sign_in" CASCADE;
  DROP TABLE "templates_blocks_sign_in_locales" CASCADE;
  DROP TABLE "templates_blocks_registration" CASCADE;
  DROP TABLE "templates_blocks_registration_locales" CASCADE;
  DROP TABLE "templates_blocks_verify_address" CASCADE;
  DROP TABLE "templates_blocks_verify_address_locales" CASCADE;
  DROP TABLE "templates_blocks_forgot_password" CASCADE;
  DROP TABLE "templates_blocks_forgot_password_locales" CASCADE;
  DROP TABLE "templates_blocks_reset_password" CASCADE;
  DROP TABLE "templates_blocks_reset_password_locales" CASCADE;
  DROP TABLE "templates" CASCADE;
  DROP TABLE "templates_rels" CASCADE;
  DROP TABLE "_templates_v_blocks_hero_actions" CASCADE;
  DROP TABLE "_templates_v_blocks_hero_actions_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_hero" CASCADE;
  DROP TABLE "_templates_v_blocks_hero_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_case_header_facts" CASCADE;
  DROP TABLE "_templates_v_blocks_case_header_facts_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_case_header" CASCADE;
  DROP TABLE "_templates_v_blocks_case_header_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_vacancy_header" CASCADE;
  DROP TABLE "_templates_v_blocks_vacancy_header_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_rich_text" CASCADE;
  DROP TABLE "_templates_v_blocks_rich_text_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_columns_items" CASCADE;
  DROP TABLE "_templates_v_blocks_columns_items_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_columns" CASCADE;
  DROP TABLE "_templates_v_blocks_columns_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_media_text" CASCADE;
  DROP TABLE "_templates_v_blocks_media_text_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_table_of_contents" CASCADE;
  DROP TABLE "_templates_v_blocks_table_of_contents_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_code" CASCADE;
  DROP TABLE "_templates_v_blocks_code_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_banner" CASCADE;
  DROP TABLE "_templates_v_blocks_banner_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_features_items" CASCADE;
  DROP TABLE "_templates_v_blocks_features_items_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_features" CASCADE;
  DROP TABLE "_templates_v_blocks_features_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_steps_items" CASCADE;
  DROP TABLE "_templates_v_blocks_steps_items_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_steps" CASCADE;
  DROP TABLE "_templates_v_blocks_steps_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_timeline_items" CASCADE;
  DROP TABLE "_templates_v_blocks_timeline_items_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_timeline" CASCADE;
  DROP TABLE "_templates_v_blocks_timeline_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_comparison_options" CASCADE;
  DROP TABLE "_templates_v_blocks_comparison_options_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_comparison_rows_cells" CASCADE;
  DROP TABLE "_templates_v_blocks_comparison_rows_cells_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_comparison_rows" CASCADE;
  DROP TABLE "_templates_v_blocks_comparison_rows_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_comparison" CASCADE;
  DROP TABLE "_templates_v_blocks_comparison_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_pricing_plans_points" CASCADE;
  DROP TABLE "_templates_v_blocks_pricing_plans_points_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_pricing_plans" CASCADE;
  DROP TABLE "_templates_v_blocks_pricing_plans_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_pricing" CASCADE;
  DROP TABLE "_templates_v_blocks_pricing_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_team_items" CASCADE;
  DROP TABLE "_templates_v_blocks_team_items_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_team" CASCADE;
  DROP TABLE "_templates_v_blocks_team_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_cases_items" CASCADE;
  DROP TABLE "_templates_v_blocks_cases_items_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_cases" CASCADE;
  DROP TABLE "_templates_v_blocks_cases_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_case_list" CASCADE;
  DROP TABLE "_templates_v_blocks_case_list_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_vacancies" CASCADE;
  DROP TABLE "_templates_v_blocks_vacancies_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_block_catalogue" CASCADE;
  DROP TABLE "_templates_v_blocks_block_catalogue_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_configurator" CASCADE;
  DROP TABLE "_templates_v_blocks_configurator_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_products" CASCADE;
  DROP TABLE "_templates_v_blocks_products_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_blog_list" CASCADE;
  DROP TABLE "_templates_v_blocks_blog_list_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_blog_teaser" CASCADE;
  DROP TABLE "_templates_v_blocks_blog_teaser_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_stats_items" CASCADE;
  DROP TABLE "_templates_v_blocks_stats_items_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_stats" CASCADE;
  DROP TABLE "_templates_v_blocks_stats_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_logos_items" CASCADE;
  DROP TABLE "_templates_v_blocks_logos" CASCADE;
  DROP TABLE "_templates_v_blocks_logos_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_faq_items" CASCADE;
  DROP TABLE "_templates_v_blocks_faq_items_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_faq" CASCADE;
  DROP TABLE "_templates_v_blocks_faq_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_quote" CASCADE;
  DROP TABLE "_templates_v_blocks_quote_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_form" CASCADE;
  DROP TABLE "_templates_v_blocks_form_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_call_to_action" CASCADE;
  DROP TABLE "_templates_v_blocks_call_to_action_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_gallery_items" CASCADE;
  DROP TABLE "_templates_v_blocks_gallery_items_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_gallery" CASCADE;
  DROP TABLE "_templates_v_blocks_gallery_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_video" CASCADE;
  DROP TABLE "_templates_v_blocks_video_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_map" CASCADE;
  DROP TABLE "_templates_v_blocks_map_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_booking" CASCADE;
  DROP TABLE "_templates_v_blocks_booking_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_sign_in" CASCADE;
  DROP TABLE "_templates_v_blocks_sign_in_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_registration" CASCADE;
  DROP TABLE "_templates_v_blocks_registration_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_verify_address" CASCADE;
  DROP TABLE "_templates_v_blocks_verify_address_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_forgot_password" CASCADE;
  DROP TABLE "_templates_v_blocks_forgot_password_locales" CASCADE;
  DROP TABLE "_templates_v_blocks_reset_password" CASCADE;
  DROP TABLE "_templates_v_blocks_reset_password_locales" CASCADE;
  DROP TABLE "_templates_v" CASCADE;
  DROP TABLE "_templates_v_rels" CASCADE;
  ALTER TABLE "pages" DROP CONSTRAINT "pages_template_id_templates_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_template_id_templates_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_templates_fk";
  
  DROP INDEX "pages_template_idx";
  DROP INDEX "_pages_v_version_version_template_idx";
  DROP INDEX "payload_locked_documents_rels_templates_id_idx";
  ALTER TABLE "pages" DROP COLUMN "template_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_template_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "templates_id";
  DROP TYPE "public"."enum_templates_blocks_hero_actions_link_type";
  DROP TYPE "public"."enum_templates_blocks_hero_variant";
  DROP TYPE "public"."enum_templates_blocks_hero_tone";
  DROP TYPE "public"."enum_templates_blocks_case_header_tone";
  DROP TYPE "public"."enum_templates_blocks_vacancy_header_employment_type";
  DROP TYPE "public"."enum_templates_blocks_vacancy_header_remote";
  DROP TYPE "public"."enum_templates_blocks_vacancy_header_apply_type";
  DROP TYPE "public"."enum_templates_blocks_vacancy_header_tone";
  DROP TYPE "public"."enum_templates_blocks_rich_text_measure";
  DROP TYPE "public"."enum_templates_blocks_rich_text_tone";
  DROP TYPE "public"."enum_templates_blocks_columns_tone";
  DROP TYPE "public"."enum_templates_blocks_media_text_variant";
  DROP TYPE "public"."enum_templates_blocks_media_text_link_type";
  DROP TYPE "public"."enum_templates_blocks_media_text_ratio";
  DROP TYPE "public"."enum_templates_blocks_media_text_tone";
  DROP TYPE "public"."enum_templates_blocks_table_of_contents_tone";
  DROP TYPE "public"."enum_templates_blocks_code_language";
  DROP TYPE "public"."enum_templates_blocks_code_tone";
  DROP TYPE "public"."enum_templates_blocks_banner_link_type";
  DROP TYPE "public"."enum_templates_blocks_banner_tone";
  DROP TYPE "public"."enum_templates_blocks_features_variant";
  DROP TYPE "public"."enum_templates_blocks_features_columns";
  DROP TYPE "public"."enum_templates_blocks_features_tone";
  DROP TYPE "public"."enum_templates_blocks_steps_variant";
  DROP TYPE "public"."enum_templates_blocks_steps_tone";
  DROP TYPE "public"."enum_templates_blocks_timeline_tone";
  DROP TYPE "public"."enum_templates_blocks_comparison_rows_cells_mark";
  DROP TYPE "public"."enum_templates_blocks_comparison_tone";
  DROP TYPE "public"."enum_templates_blocks_pricing_plans_link_type";
  DROP TYPE "public"."enum_templates_blocks_pricing_tone";
  DROP TYPE "public"."enum_templates_blocks_team_tone";
  DROP TYPE "public"."enum_templates_blocks_cases_items_link_type";
  DROP TYPE "public"."enum_templates_blocks_cases_variant";
  DROP TYPE "public"."enum_templates_blocks_cases_tone";
  DROP TYPE "public"."enum_templates_blocks_case_list_variant";
  DROP TYPE "public"."enum_templates_blocks_case_list_tone";
  DROP TYPE "public"."enum_templates_blocks_vacancies_tone";
  DROP TYPE "public"."enum_templates_blocks_block_catalogue_selection";
  DROP TYPE "public"."enum_templates_blocks_block_catalogue_tone";
  DROP TYPE "public"."enum_templates_blocks_configurator_contact_type";
  DROP TYPE "public"."enum_templates_blocks_configurator_tone";
  DROP TYPE "public"."enum_templates_blocks_products_selection";
  DROP TYPE "public"."enum_templates_blocks_products_tone";
  DROP TYPE "public"."enum_templates_blocks_blog_list_tone";
  DROP TYPE "public"."enum_templates_blocks_blog_teaser_count";
  DROP TYPE "public"."enum_templates_blocks_blog_teaser_link_type";
  DROP TYPE "public"."enum_templates_blocks_blog_teaser_tone";
  DROP TYPE "public"."enum_templates_blocks_stats_variant";
  DROP TYPE "public"."enum_templates_blocks_stats_tone";
  DROP TYPE "public"."enum_templates_blocks_logos_tone";
  DROP TYPE "public"."enum_templates_blocks_faq_tone";
  DROP TYPE "public"."enum_templates_blocks_quote_tone";
  DROP TYPE "public"."enum_templates_blocks_form_tone";
  DROP TYPE "public"."enum_templates_blocks_call_to_action_link_type";
  DROP TYPE "public"."enum_templates_blocks_call_to_action_tone";
  DROP TYPE "public"."enum_templates_blocks_gallery_variant";
  DROP TYPE "public"."enum_templates_blocks_gallery_tone";
  DROP TYPE "public"."enum_templates_blocks_video_source";
  DROP TYPE "public"."enum_templates_blocks_video_tone";
  DROP TYPE "public"."enum_templates_blocks_map_link_type";
  DROP TYPE "public"."enum_templates_blocks_map_tone";
  DROP TYPE "public"."enum_templates_blocks_booking_tone";
  DROP TYPE "public"."enum_templates_blocks_sign_in_forgotten_type";
  DROP TYPE "public"."enum_templates_blocks_sign_in_other_type";
  DROP TYPE "public"."enum_templates_blocks_sign_in_tone";
  DROP TYPE "public"."enum_templates_blocks_registration_closed_link_type";
  DROP TYPE "public"."enum_templates_blocks_registration_other_type";
  DROP TYPE "public"."enum_templates_blocks_registration_tone";
  DROP TYPE "public"."enum_templates_blocks_verify_address_sign_in_type";
  DROP TYPE "public"."enum_templates_blocks_verify_address_again_type";
  DROP TYPE "public"."enum_templates_blocks_verify_address_tone";
  DROP TYPE "public"."enum_templates_blocks_forgot_password_other_type";
  DROP TYPE "public"."enum_templates_blocks_forgot_password_tone";
  DROP TYPE "public"."enum_templates_blocks_reset_password_sign_in_type";
  DROP TYPE "public"."enum_templates_blocks_reset_password_again_type";
  DROP TYPE "public"."enum_templates_blocks_reset_password_tone";
  DROP TYPE "public"."enum_templates_layout";
  DROP TYPE "public"."enum_templates_status";
  DROP TYPE "public"."enum__templates_v_blocks_hero_actions_link_type";
  DROP TYPE "public"."enum__templates_v_blocks_hero_variant";
  DROP TYPE "public"."enum__templates_v_blocks_hero_tone";
  DROP TYPE "public"."enum__templates_v_blocks_case_header_tone";
  DROP TYPE "public"."enum__templates_v_blocks_vacancy_header_employment_type";
  DROP TYPE "public"."enum__templates_v_blocks_vacancy_header_remote";
  DROP TYPE "public"."enum__templates_v_blocks_vacancy_header_apply_type";
  DROP TYPE "public"."enum__templates_v_blocks_vacancy_header_tone";
  DROP TYPE "public"."enum__templates_v_blocks_rich_text_measure";
  DROP TYPE "public"."enum__templates_v_blocks_rich_text_tone";
  DROP TYPE "public"."enum__templates_v_blocks_columns_tone";
  DROP TYPE "public"."enum__templates_v_blocks_media_text_variant";
  DROP TYPE "public"."enum__templates_v_blocks_media_text_link_type";
  DROP TYPE "public"."enum__templates_v_blocks_media_text_ratio";
  DROP TYPE "public"."enum__templates_v_blocks_media_text_tone";
  DROP TYPE "public"."enum__templates_v_blocks_table_of_contents_tone";
  DROP TYPE "public"."enum__templates_v_blocks_code_language";
  DROP TYPE "public"."enum__templates_v_blocks_code_tone";
  DROP TYPE "public"."enum__templates_v_blocks_banner_link_type";
  DROP TYPE "public"."enum__templates_v_blocks_banner_tone";
  DROP TYPE "public"."enum__templates_v_blocks_features_variant";
  DROP TYPE "public"."enum__templates_v_blocks_features_columns";
  DROP TYPE "public"."enum__templates_v_blocks_features_tone";
  DROP TYPE "public"."enum__templates_v_blocks_steps_variant";
  DROP TYPE "public"."enum__templates_v_blocks_steps_tone";
  DROP TYPE "public"."enum__templates_v_blocks_timeline_tone";
  DROP TYPE "public"."enum__templates_v_blocks_comparison_rows_cells_mark";
  DROP TYPE "public"."enum__templates_v_blocks_comparison_tone";
  DROP TYPE "public"."enum__templates_v_blocks_pricing_plans_link_type";
  DROP TYPE "public"."enum__templates_v_blocks_pricing_tone";
  DROP TYPE "public"."enum__templates_v_blocks_team_tone";
  DROP TYPE "public"."enum__templates_v_blocks_cases_items_link_type";
  DROP TYPE "public"."enum__templates_v_blocks_cases_variant";
  DROP TYPE "public"."enum__templates_v_blocks_cases_tone";
  DROP TYPE "public"."enum__templates_v_blocks_case_list_variant";
  DROP TYPE "public"."enum__templates_v_blocks_case_list_tone";
  DROP TYPE "public"."enum__templates_v_blocks_vacancies_tone";
  DROP TYPE "public"."enum__templates_v_blocks_block_catalogue_selection";
  DROP TYPE "public"."enum__templates_v_blocks_block_catalogue_tone";
  DROP TYPE "public"."enum__templates_v_blocks_configurator_contact_type";
  DROP TYPE "public"."enum__templates_v_blocks_configurator_tone";
  DROP TYPE "public"."enum__templates_v_blocks_products_selection";
  DROP TYPE "public"."enum__templates_v_blocks_products_tone";
  DROP TYPE "public"."enum__templates_v_blocks_blog_list_tone";
  DROP TYPE "public"."enum__templates_v_blocks_blog_teaser_count";
  DROP TYPE "public"."enum__templates_v_blocks_blog_teaser_link_type";
  DROP TYPE "public"."enum__templates_v_blocks_blog_teaser_tone";
  DROP TYPE "public"."enum__templates_v_blocks_stats_variant";
  DROP TYPE "public"."enum__templates_v_blocks_stats_tone";
  DROP TYPE "public"."enum__templates_v_blocks_logos_tone";
  DROP TYPE "public"."enum__templates_v_blocks_faq_tone";
  DROP TYPE "public"."enum__templates_v_blocks_quote_tone";
  DROP TYPE "public"."enum__templates_v_blocks_form_tone";
  DROP TYPE "public"."enum__templates_v_blocks_call_to_action_link_type";
  DROP TYPE "public"."enum__templates_v_blocks_call_to_action_tone";
  DROP TYPE "public"."enum__templates_v_blocks_gallery_variant";
  DROP TYPE "public"."enum__templates_v_blocks_gallery_tone";
  DROP TYPE "public"."enum__templates_v_blocks_video_source";
  DROP TYPE "public"."enum__templates_v_blocks_video_tone";
  DROP TYPE "public"."enum__templates_v_blocks_map_link_type";
  DROP TYPE "public"."enum__templates_v_blocks_map_tone";
  DROP TYPE "public"."enum__templates_v_blocks_booking_tone";
  DROP TYPE "public"."enum__templates_v_blocks_sign_in_forgotten_type";
  DROP TYPE "public"."enum__templates_v_blocks_sign_in_other_type";
  DROP TYPE "public"."enum__templates_v_blocks_sign_in_tone";
  DROP TYPE "public"."enum__templates_v_blocks_registration_closed_link_type";
  DROP TYPE "public"."enum__templates_v_blocks_registration_other_type";
  DROP TYPE "public"."enum__templates_v_blocks_registration_tone";
  DROP TYPE "public"."enum__templates_v_blocks_verify_address_sign_in_type";
  DROP TYPE "public"."enum__templates_v_blocks_verify_address_again_type";
  DROP TYPE "public"."enum__templates_v_blocks_verify_address_tone";
  DROP TYPE "public"."enum__templates_v_blocks_forgot_password_other_type";
  DROP TYPE "public"."enum__templates_v_blocks_forgot_password_tone";
  DROP TYPE "public"."enum__templates_v_blocks_reset_password_sign_in_type";
  DROP TYPE "public"."enum__templates_v_blocks_reset_password_again_type";
  DROP TYPE "public"."enum__templates_v_blocks_reset_password_tone";
  DROP TYPE "public"."enum__templates_v_version_layout";
  DROP TYPE "public"."enum__templates_v_version_status";
  DROP TYPE "public"."enum__templates_v_published_locale";`)
}
