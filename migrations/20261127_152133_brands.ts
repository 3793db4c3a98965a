import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_brands_theme_color_mode" AS ENUM('light', 'dark');
  CREATE TYPE "public"."enum_brands_theme_heading_font" AS ENUM('text', 'archivo', 'newsreader');
  CREATE TYPE "public"."enum_brands_theme_heading_style" AS ENUM('monumental', 'quiet', 'modest');
  CREATE TYPE "public"."enum_brands_theme_corner" AS ENUM('square', 'soft', 'round');
  CREATE TYPE "public"."enum_brands_theme_image_treatment" AS ENUM('exhibit', 'immersive', 'plain');
  CREATE TYPE "public"."enum_brands_theme_backdrop" AS ENUM('flat', 'glow');
  CREATE TYPE "public"."enum_brands_theme_density" AS ENUM('compact', 'regular', 'slow');
  CREATE TYPE "public"."enum_brands_theme_grid" AS ENUM('visible', 'hidden');
  CREATE TYPE "public"."enum_brands_theme_header_variant" AS ENUM('columns', 'overlay');
  CREATE TYPE "public"."enum_brands_theme_footer_variant" AS ENUM('index', 'signature');
  CREATE TYPE "public"."enum_brands_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brands_v_version_theme_color_mode" AS ENUM('light', 'dark');
  CREATE TYPE "public"."enum__brands_v_version_theme_heading_font" AS ENUM('text', 'archivo', 'newsreader');
  CREATE TYPE "public"."enum__brands_v_version_theme_heading_style" AS ENUM('monumental', 'quiet', 'modest');
  CREATE TYPE "public"."enum__brands_v_version_theme_corner" AS ENUM('square', 'soft', 'round');
  CREATE TYPE "public"."enum__brands_v_version_theme_image_treatment" AS ENUM('exhibit', 'immersive', 'plain');
  CREATE TYPE "public"."enum__brands_v_version_theme_backdrop" AS ENUM('flat', 'glow');
  CREATE TYPE "public"."enum__brands_v_version_theme_density" AS ENUM('compact', 'regular', 'slow');
  CREATE TYPE "public"."enum__brands_v_version_theme_grid" AS ENUM('visible', 'hidden');
  CREATE TYPE "public"."enum__brands_v_version_theme_header_variant" AS ENUM('columns', 'overlay');
  CREATE TYPE "public"."enum__brands_v_version_theme_footer_variant" AS ENUM('index', 'signature');
  CREATE TYPE "public"."enum__brands_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brands_v_published_locale" AS ENUM('nl', 'en');
  CREATE TABLE "brands" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"domain_id" uuid,
  	"theme_primary_color" varchar DEFAULT '#111111',
  	"theme_secondary_color" varchar DEFAULT '#555555',
  	"theme_accent_color" varchar DEFAULT '#e4572e',
  	"theme_font_url" varchar,
  	"theme_color_mode" "enum_brands_theme_color_mode" DEFAULT 'light',
  	"theme_heading_font" "enum_brands_theme_heading_font" DEFAULT 'text',
  	"theme_heading_style" "enum_brands_theme_heading_style" DEFAULT 'modest',
  	"theme_corner" "enum_brands_theme_corner" DEFAULT 'square',
  	"theme_image_treatment" "enum_brands_theme_image_treatment" DEFAULT 'plain',
  	"theme_backdrop" "enum_brands_theme_backdrop" DEFAULT 'flat',
  	"theme_density" "enum_brands_theme_density" DEFAULT 'regular',
  	"theme_grid" "enum_brands_theme_grid" DEFAULT 'hidden',
  	"theme_header_variant" "enum_brands_theme_header_variant" DEFAULT 'columns',
  	"theme_footer_variant" "enum_brands_theme_footer_variant" DEFAULT 'index',
  	"logo_media_id" uuid,
  	"logo_dark_media_id" uuid,
  	"favicon_media_id" uuid,
  	"touch_icon_media_id" uuid,
  	"saved_by" varchar,
  	"saved_in" varchar,
  	"restored_over" varchar,
  	"version_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_brands_status" DEFAULT 'draft',
  	CONSTRAINT "brands_tenant_named" CHECK ("brands"."tenant_id" IS NOT NULL)
  );
  
  CREATE TABLE "_brands_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_domain_id" uuid,
  	"version_theme_primary_color" varchar DEFAULT '#111111',
  	"version_theme_secondary_color" varchar DEFAULT '#555555',
  	"version_theme_accent_color" varchar DEFAULT '#e4572e',
  	"version_theme_font_url" varchar,
  	"version_theme_color_mode" "enum__brands_v_version_theme_color_mode" DEFAULT 'light',
  	"version_theme_heading_font" "enum__brands_v_version_theme_heading_font" DEFAULT 'text',
  	"version_theme_heading_style" "enum__brands_v_version_theme_heading_style" DEFAULT 'modest',
  	"version_theme_corner" "enum__brands_v_version_theme_corner" DEFAULT 'square',
  	"version_theme_image_treatment" "enum__brands_v_version_theme_image_treatment" DEFAULT 'plain',
  	"version_theme_backdrop" "enum__brands_v_version_theme_backdrop" DEFAULT 'flat',
  	"version_theme_density" "enum__brands_v_version_theme_density" DEFAULT 'regular',
  	"version_theme_grid" "enum__brands_v_version_theme_grid" DEFAULT 'hidden',
  	"version_theme_header_variant" "enum__brands_v_version_theme_header_variant" DEFAULT 'columns',
  	"version_theme_footer_variant" "enum__brands_v_version_theme_footer_variant" DEFAULT 'index',
  	"version_logo_media_id" uuid,
  	"version_logo_dark_media_id" uuid,
  	"version_favicon_media_id" uuid,
  	"version_touch_icon_media_id" uuid,
  	"version_saved_by" varchar,
  	"version_saved_in" varchar,
  	"version_restored_over" varchar,
  	"version_version_name" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__brands_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__brands_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean,
  	CONSTRAINT "_brands_v_tenant_named" CHECK ("_brands_v"."version_tenant_id" IS NOT NULL)
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "brands_id" uuid;
  ALTER TABLE "document_references" ADD COLUMN "from_brands" uuid GENERATED ALWAYS AS (CASE WHEN from_collection = 'brands' THEN from_id END) STORED;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_domain_id_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."domains"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_logo_media_id_media_id_fk" FOREIGN KEY ("logo_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_logo_dark_media_id_media_id_fk" FOREIGN KEY ("logo_dark_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_favicon_media_id_media_id_fk" FOREIGN KEY ("favicon_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_touch_icon_media_id_media_id_fk" FOREIGN KEY ("touch_icon_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_parent_id_brands_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_version_domain_id_domains_id_fk" FOREIGN KEY ("version_domain_id") REFERENCES "public"."domains"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_version_logo_media_id_media_id_fk" FOREIGN KEY ("version_logo_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_version_logo_dark_media_id_media_id_fk" FOREIGN KEY ("version_logo_dark_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_version_favicon_media_id_media_id_fk" FOREIGN KEY ("version_favicon_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_version_touch_icon_media_id_media_id_fk" FOREIGN KEY ("version_touch_icon_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "brands_tenant_idx" ON "brands" USING btree ("tenant_id");
  CREATE UNIQUE INDEX "brands_domain_idx" ON "brands" USING btree ("domain_id");
  CREATE INDEX "brands_logo_media_idx" ON "brands" USING btree ("logo_media_id");
  CREATE INDEX "brands_logo_dark_media_idx" ON "brands" USING btree ("logo_dark_media_id");
  CREATE INDEX "brands_favicon_media_idx" ON "brands" USING btree ("favicon_media_id");
  CREATE INDEX "brands_touch_icon_media_idx" ON "brands" USING btree ("touch_icon_media_id");
  CREATE INDEX "brands_updated_at_idx" ON "brands" USING btree ("updated_at");
  CREATE INDEX "brands_created_at_idx" ON "brands" USING btree ("created_at");
  CREATE INDEX "brands__status_idx" ON "brands" USING btree ("_status");
  CREATE INDEX "_brands_v_parent_idx" ON "_brands_v" USING btree ("parent_id");
  CREATE INDEX "_brands_v_version_version_tenant_idx" ON "_brands_v" USING btree ("version_tenant_id");
  CREATE INDEX "_brands_v_version_version_domain_idx" ON "_brands_v" USING btree ("version_domain_id");
  CREATE INDEX "_brands_v_version_version_logo_media_idx" ON "_brands_v" USING btree ("version_logo_media_id");
  CREATE INDEX "_brands_v_version_version_logo_dark_media_idx" ON "_brands_v" USING btree ("version_logo_dark_media_id");
  CREATE INDEX "_brands_v_version_version_favicon_media_idx" ON "_brands_v" USING btree ("version_favicon_media_id");
  CREATE INDEX "_brands_v_version_version_touch_icon_media_idx" ON "_brands_v" USING btree ("version_touch_icon_media_id");
  CREATE INDEX "_brands_v_version_version_updated_at_idx" ON "_brands_v" USING btree ("version_updated_at");
  CREATE INDEX "_brands_v_version_version_created_at_idx" ON "_brands_v" USING btree ("version_created_at");
  CREATE INDEX "_brands_v_version_version__status_idx" ON "_brands_v" USING btree ("version__status");
  CREATE INDEX "_brands_v_created_at_idx" ON "_brands_v" USING btree ("created_at");
  CREATE INDEX "_brands_v_updated_at_idx" ON "_brands_v" USING btree ("updated_at");
  CREATE INDEX "_brands_v_snapshot_idx" ON "_brands_v" USING btree ("snapshot");
  CREATE INDEX "_brands_v_published_locale_idx" ON "_brands_v" USING btree ("published_locale");
  CREATE INDEX "_brands_v_latest_idx" ON "_brands_v" USING btree ("latest");
  CREATE INDEX "_brands_v_autosave_idx" ON "_brands_v" USING btree ("autosave");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brands_fk" FOREIGN KEY ("brands_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "document_references" ADD CONSTRAINT "document_references_from_brands" FOREIGN KEY ("from_brands") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_brands_id_idx" ON "payload_locked_documents_rels" USING btree ("brands_id");
  CREATE INDEX "document_references_from_brands_idx" ON "document_references" USING btree ("from_brands") WHERE "document_references"."from_brands" IS NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "brands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_brands_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "brands" CASCADE;
  DROP TABLE "_brands_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_brands_fk";
  
  ALTER TABLE "document_references" DROP CONSTRAINT "document_references_from_brands";
  
  DROP INDEX "payload_locked_documents_rels_brands_id_idx";
  DROP INDEX "document_references_from_brands_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "brands_id";
  ALTER TABLE "document_references" DROP COLUMN "from_brands";
  DROP TYPE "public"."enum_brands_theme_color_mode";
  DROP TYPE "public"."enum_brands_theme_heading_font";
  DROP TYPE "public"."enum_brands_theme_heading_style";
  DROP TYPE "public"."enum_brands_theme_corner";
  DROP TYPE "public"."enum_brands_theme_image_treatment";
  DROP TYPE "public"."enum_brands_theme_backdrop";
  DROP TYPE "public"."enum_brands_theme_density";
  DROP TYPE "public"."enum_brands_theme_grid";
  DROP TYPE "public"."enum_brands_theme_header_variant";
  DROP TYPE "public"."enum_brands_theme_footer_variant";
  DROP TYPE "public"."enum_brands_status";
  DROP TYPE "public"."enum__brands_v_version_theme_color_mode";
  DROP TYPE "public"."enum__brands_v_version_theme_heading_font";
  DROP TYPE "public"."enum__brands_v_version_theme_heading_style";
  DROP TYPE "public"."enum__brands_v_version_theme_corner";
  DROP TYPE "public"."enum__brands_v_version_theme_image_treatment";
  DROP TYPE "public"."enum__brands_v_version_theme_backdrop";
  DROP TYPE "public"."enum__brands_v_version_theme_density";
  DROP TYPE "public"."enum__brands_v_version_theme_grid";
  DROP TYPE "public"."enum__brands_v_version_theme_header_variant";
  DROP TYPE "public"."enum__brands_v_version_theme_footer_variant";
  DROP TYPE "public"."enum__brands_v_version_status";
  DROP TYPE "public"."enum__brands_v_published_locale";`)
}
