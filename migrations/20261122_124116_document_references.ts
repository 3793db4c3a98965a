import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { REFERENCES_TO_STORE } from './from_block_tables/marker'

/** The references between documents. Those of existing documents are stored by `rebuildReferences`. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "document_references" (
  	"tenant_id" uuid NOT NULL,
  	"from_collection" text NOT NULL,
  	"from_id" uuid NOT NULL,
  	"version" text NOT NULL,
  	"locale" text,
  	"path" text NOT NULL,
  	"to_collection" text NOT NULL,
  	"to_id" uuid NOT NULL,
  	"from_pages" uuid GENERATED ALWAYS AS (CASE WHEN from_collection = 'pages' THEN from_id END) STORED,
  	"from_templates" uuid GENERATED ALWAYS AS (CASE WHEN from_collection = 'templates' THEN from_id END) STORED,
  	"from_building_blocks" uuid GENERATED ALWAYS AS (CASE WHEN from_collection = 'building-blocks' THEN from_id END) STORED,
  	"from_products" uuid GENERATED ALWAYS AS (CASE WHEN from_collection = 'products' THEN from_id END) STORED,
  	"from_navigation" uuid GENERATED ALWAYS AS (CASE WHEN from_collection = 'navigation' THEN from_id END) STORED,
  	"from_footer" uuid GENERATED ALWAYS AS (CASE WHEN from_collection = 'footer' THEN from_id END) STORED,
  	"from_posts" uuid GENERATED ALWAYS AS (CASE WHEN from_collection = 'posts' THEN from_id END) STORED,
  	"from_authors" uuid GENERATED ALWAYS AS (CASE WHEN from_collection = 'authors' THEN from_id END) STORED,
  	"from_form_submissions" uuid GENERATED ALWAYS AS (CASE WHEN from_collection = 'form-submissions' THEN from_id END) STORED,
  	"from_forms" uuid GENERATED ALWAYS AS (CASE WHEN from_collection = 'forms' THEN from_id END) STORED,
  	"from_domains" uuid GENERATED ALWAYS AS (CASE WHEN from_collection = 'domains' THEN from_id END) STORED,
  	"from_site_settings" uuid GENERATED ALWAYS AS (CASE WHEN from_collection = 'site-settings' THEN from_id END) STORED,
  	"to_pages" uuid GENERATED ALWAYS AS (CASE WHEN to_collection = 'pages' AND to_id <> from_id THEN to_id END) STORED,
  	"to_templates" uuid GENERATED ALWAYS AS (CASE WHEN to_collection = 'templates' AND to_id <> from_id THEN to_id END) STORED,
  	"to_media" uuid GENERATED ALWAYS AS (CASE WHEN to_collection = 'media' AND to_id <> from_id THEN to_id END) STORED,
  	"to_building_blocks" uuid GENERATED ALWAYS AS (CASE WHEN to_collection = 'building-blocks' AND to_id <> from_id THEN to_id END) STORED,
  	"to_products" uuid GENERATED ALWAYS AS (CASE WHEN to_collection = 'products' AND to_id <> from_id THEN to_id END) STORED,
  	"to_posts" uuid GENERATED ALWAYS AS (CASE WHEN to_collection = 'posts' AND to_id <> from_id THEN to_id END) STORED,
  	"to_authors" uuid GENERATED ALWAYS AS (CASE WHEN to_collection = 'authors' AND to_id <> from_id THEN to_id END) STORED,
  	"to_categories" uuid GENERATED ALWAYS AS (CASE WHEN to_collection = 'categories' AND to_id <> from_id THEN to_id END) STORED,
  	"to_forms" uuid GENERATED ALWAYS AS (CASE WHEN to_collection = 'forms' AND to_id <> from_id THEN to_id END) STORED,
  	CONSTRAINT "document_references_once" UNIQUE NULLS NOT DISTINCT("from_id","version","path","locale","to_collection","to_id"),
  	CONSTRAINT "document_references_version" CHECK ("document_references"."version" IN ('published', 'draft'))
  );
  
  ALTER TABLE "document_references" ADD CONSTRAINT "document_references_tenant_id" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "document_references" ADD CONSTRAINT "document_references_from_pages" FOREIGN KEY ("from_pages") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "document_references" ADD CONSTRAINT "document_references_from_templates" FOREIGN KEY ("from_templates") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "document_references" ADD CONSTRAINT "document_references_from_building_blocks" FOREIGN KEY ("from_building_blocks") REFERENCES "public"."building_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "document_references" ADD CONSTRAINT "document_references_from_products" FOREIGN KEY ("from_products") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "document_references" ADD CONSTRAINT "document_references_from_navigation" FOREIGN KEY ("from_navigation") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "document_references" ADD CONSTRAINT "document_references_from_footer" FOREIGN KEY ("from_footer") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "document_references" ADD CONSTRAINT "document_references_from_posts" FOREIGN KEY ("from_posts") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "document_references" ADD CONSTRAINT "document_references_from_authors" FOREIGN KEY ("from_authors") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "document_references" ADD CONSTRAINT "document_references_from_form_submissions" FOREIGN KEY ("from_form_submissions") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "document_references" ADD CONSTRAINT "document_references_from_forms" FOREIGN KEY ("from_forms") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "document_references" ADD CONSTRAINT "document_references_from_domains" FOREIGN KEY ("from_domains") REFERENCES "public"."domains"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "document_references" ADD CONSTRAINT "document_references_from_site_settings" FOREIGN KEY ("from_site_settings") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "document_references" ADD CONSTRAINT "document_references_to_pages" FOREIGN KEY ("to_pages") REFERENCES "public"."pages"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "document_references" ADD CONSTRAINT "document_references_to_templates" FOREIGN KEY ("to_templates") REFERENCES "public"."templates"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "document_references" ADD CONSTRAINT "document_references_to_media" FOREIGN KEY ("to_media") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "document_references" ADD CONSTRAINT "document_references_to_building_blocks" FOREIGN KEY ("to_building_blocks") REFERENCES "public"."building_blocks"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "document_references" ADD CONSTRAINT "document_references_to_products" FOREIGN KEY ("to_products") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "document_references" ADD CONSTRAINT "document_references_to_posts" FOREIGN KEY ("to_posts") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "document_references" ADD CONSTRAINT "document_references_to_authors" FOREIGN KEY ("to_authors") REFERENCES "public"."authors"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "document_references" ADD CONSTRAINT "document_references_to_categories" FOREIGN KEY ("to_categories") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;
  ALTER TABLE "document_references" ADD CONSTRAINT "document_references_to_forms" FOREIGN KEY ("to_forms") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;
  CREATE INDEX "document_references_tenant_id_idx" ON "document_references" USING btree ("tenant_id");
  CREATE INDEX "document_references_from_pages_idx" ON "document_references" USING btree ("from_pages") WHERE "document_references"."from_pages" IS NOT NULL;
  CREATE INDEX "document_references_from_templates_idx" ON "document_references" USING btree ("from_templates") WHERE "document_references"."from_templates" IS NOT NULL;
  CREATE INDEX "document_references_from_building_blocks_idx" ON "document_references" USING btree ("from_building_blocks") WHERE "document_references"."from_building_blocks" IS NOT NULL;
  CREATE INDEX "document_references_from_products_idx" ON "document_references" USING btree ("from_products") WHERE "document_references"."from_products" IS NOT NULL;
  CREATE INDEX "document_references_from_navigation_idx" ON "document_references" USING btree ("from_navigation") WHERE "document_references"."from_navigation" IS NOT NULL;
  CREATE INDEX "document_references_from_footer_idx" ON "document_references" USING btree ("from_footer") WHERE "document_references"."from_footer" IS NOT NULL;
  CREATE INDEX "document_references_from_posts_idx" ON "document_references" USING btree ("from_posts") WHERE "document_references"."from_posts" IS NOT NULL;
  CREATE INDEX "document_references_from_authors_idx" ON "document_references" USING btree ("from_authors") WHERE "document_references"."from_authors" IS NOT NULL;
  CREATE INDEX "document_references_from_form_submissions_idx" ON "document_references" USING btree ("from_form_submissions") WHERE "document_references"."from_form_submissions" IS NOT NULL;
  CREATE INDEX "document_references_from_forms_idx" ON "document_references" USING btree ("from_forms") WHERE "document_references"."from_forms" IS NOT NULL;
  CREATE INDEX "document_references_from_domains_idx" ON "document_references" USING btree ("from_domains") WHERE "document_references"."from_domains" IS NOT NULL;
  CREATE INDEX "document_references_from_site_settings_idx" ON "document_references" USING btree ("from_site_settings") WHERE "document_references"."from_site_settings" IS NOT NULL;
  CREATE INDEX "document_references_to_pages_idx" ON "document_references" USING btree ("to_pages") WHERE "document_references"."to_pages" IS NOT NULL;
  CREATE INDEX "document_references_to_templates_idx" ON "document_references" USING btree ("to_templates") WHERE "document_references"."to_templates" IS NOT NULL;
  CREATE INDEX "document_references_to_media_idx" ON "document_references" USING btree ("to_media") WHERE "document_references"."to_media" IS NOT NULL;
  CREATE INDEX "document_references_to_building_blocks_idx" ON "document_references" USING btree ("to_building_blocks") WHERE "document_references"."to_building_blocks" IS NOT NULL;
  CREATE INDEX "document_references_to_products_idx" ON "document_references" USING btree ("to_products") WHERE "document_references"."to_products" IS NOT NULL;
  CREATE INDEX "document_references_to_posts_idx" ON "document_references" USING btree ("to_posts") WHERE "document_references"."to_posts" IS NOT NULL;
  CREATE INDEX "document_references_to_authors_idx" ON "document_references" USING btree ("to_authors") WHERE "document_references"."to_authors" IS NOT NULL;
  CREATE INDEX "document_references_to_categories_idx" ON "document_references" USING btree ("to_categories") WHERE "document_references"."to_categories" IS NOT NULL;
  CREATE INDEX "document_references_to_forms_idx" ON "document_references" USING btree ("to_forms") WHERE "document_references"."to_forms" IS NOT NULL;`)
  // The last migration to run is followed by storing the references of the documents there are (scripts/prepare.ts).
  await db.execute(sql`
    INSERT INTO payload_migrations (name, batch) SELECT ${REFERENCES_TO_STORE}, 0
    WHERE EXISTS (SELECT FROM tenants) AND NOT EXISTS (SELECT FROM payload_migrations WHERE name = ${REFERENCES_TO_STORE})`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "document_references" CASCADE;`)
}
