import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { SEARCH_TEXTS_TO_STORE } from './from_block_tables/marker'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // Both are of Postgres itself, and trusted: whoever may create tables in the database may create them.
  await db.execute(sql`CREATE EXTENSION IF NOT EXISTS pg_trgm; CREATE EXTENSION IF NOT EXISTS btree_gin`)
  await db.execute(sql`
   CREATE TABLE "search_texts" (
  	"tenant_id" uuid NOT NULL,
  	"collection" text NOT NULL,
  	"document_id" uuid NOT NULL,
  	"version" text NOT NULL,
  	"locale" text NOT NULL,
  	"title" text NOT NULL,
  	"words" text NOT NULL,
  	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"title_lexemes" "tsvector" GENERATED ALWAYS AS ((to_tsvector(CASE locale WHEN 'nl' THEN 'dutch'::regconfig WHEN 'en' THEN 'english'::regconfig ELSE 'simple'::regconfig END, translate(title, './@_:-&=?#+', '           ')) || to_tsvector('simple'::regconfig, translate(title, './@_:-&=?#+', '           ')))) STORED,
  	"lexemes" "tsvector" GENERATED ALWAYS AS ((setweight((to_tsvector(CASE locale WHEN 'nl' THEN 'dutch'::regconfig WHEN 'en' THEN 'english'::regconfig ELSE 'simple'::regconfig END, translate(title, './@_:-&=?#+', '           ')) || to_tsvector('simple'::regconfig, translate(title, './@_:-&=?#+', '           '))), 'A') || (to_tsvector(CASE locale WHEN 'nl' THEN 'dutch'::regconfig WHEN 'en' THEN 'english'::regconfig ELSE 'simple'::regconfig END, translate(words, './@_:-&=?#+', '           ')) || to_tsvector('simple'::regconfig, translate(words, './@_:-&=?#+', '           '))))) STORED,
  	"of_pages" uuid GENERATED ALWAYS AS (CASE WHEN collection = 'pages' THEN document_id END) STORED,
  	"of_posts" uuid GENERATED ALWAYS AS (CASE WHEN collection = 'posts' THEN document_id END) STORED,
  	"of_products" uuid GENERATED ALWAYS AS (CASE WHEN collection = 'products' THEN document_id END) STORED,
  	"of_media" uuid GENERATED ALWAYS AS (CASE WHEN collection = 'media' THEN document_id END) STORED,
  	"of_forms" uuid GENERATED ALWAYS AS (CASE WHEN collection = 'forms' THEN document_id END) STORED,
  	"of_templates" uuid GENERATED ALWAYS AS (CASE WHEN collection = 'templates' THEN document_id END) STORED,
  	"of_building_blocks" uuid GENERATED ALWAYS AS (CASE WHEN collection = 'building-blocks' THEN document_id END) STORED,
  	"of_categories" uuid GENERATED ALWAYS AS (CASE WHEN collection = 'categories' THEN document_id END) STORED,
  	"of_authors" uuid GENERATED ALWAYS AS (CASE WHEN collection = 'authors' THEN document_id END) STORED,
  	"of_redirects" uuid GENERATED ALWAYS AS (CASE WHEN collection = 'redirects' THEN document_id END) STORED,
  	CONSTRAINT "search_texts_pkey" PRIMARY KEY("document_id","version","locale"),
  	CONSTRAINT "search_texts_version" CHECK ("search_texts"."version" IN ('newest', 'published'))
  );
  
  ALTER TABLE "search_texts" ADD CONSTRAINT "search_texts_tenant_id" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_texts" ADD CONSTRAINT "search_texts_of_pages" FOREIGN KEY ("of_pages") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_texts" ADD CONSTRAINT "search_texts_of_posts" FOREIGN KEY ("of_posts") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_texts" ADD CONSTRAINT "search_texts_of_products" FOREIGN KEY ("of_products") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_texts" ADD CONSTRAINT "search_texts_of_media" FOREIGN KEY ("of_media") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_texts" ADD CONSTRAINT "search_texts_of_forms" FOREIGN KEY ("of_forms") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_texts" ADD CONSTRAINT "search_texts_of_templates" FOREIGN KEY ("of_templates") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_texts" ADD CONSTRAINT "search_texts_of_building_blocks" FOREIGN KEY ("of_building_blocks") REFERENCES "public"."building_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_texts" ADD CONSTRAINT "search_texts_of_categories" FOREIGN KEY ("of_categories") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_texts" ADD CONSTRAINT "search_texts_of_authors" FOREIGN KEY ("of_authors") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_texts" ADD CONSTRAINT "search_texts_of_redirects" FOREIGN KEY ("of_redirects") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "search_texts_title_idx" ON "search_texts" USING btree ("tenant_id",lower("title") text_pattern_ops) WHERE version = 'newest';
  CREATE INDEX "search_texts_title_typos_idx" ON "search_texts" USING gin ("tenant_id","title" gin_trgm_ops) WHERE version = 'newest';
  CREATE INDEX "search_texts_title_lexemes_idx" ON "search_texts" USING gin ("tenant_id","title_lexemes") WHERE version = 'newest';
  CREATE INDEX "search_texts_lexemes_idx" ON "search_texts" USING gin ("tenant_id","lexemes") WHERE version = 'newest';
  CREATE INDEX "search_texts_changed_idx" ON "search_texts" USING btree ("tenant_id","changed_at") WHERE version = 'newest';
  CREATE INDEX "search_texts_of_pages_idx" ON "search_texts" USING btree ("of_pages") WHERE "search_texts"."of_pages" IS NOT NULL;
  CREATE INDEX "search_texts_of_posts_idx" ON "search_texts" USING btree ("of_posts") WHERE "search_texts"."of_posts" IS NOT NULL;
  CREATE INDEX "search_texts_of_products_idx" ON "search_texts" USING btree ("of_products") WHERE "search_texts"."of_products" IS NOT NULL;
  CREATE INDEX "search_texts_of_media_idx" ON "search_texts" USING btree ("of_media") WHERE "search_texts"."of_media" IS NOT NULL;
  CREATE INDEX "search_texts_of_forms_idx" ON "search_texts" USING btree ("of_forms") WHERE "search_texts"."of_forms" IS NOT NULL;
  CREATE INDEX "search_texts_of_templates_idx" ON "search_texts" USING btree ("of_templates") WHERE "search_texts"."of_templates" IS NOT NULL;
  CREATE INDEX "search_texts_of_building_blocks_idx" ON "search_texts" USING btree ("of_building_blocks") WHERE "search_texts"."of_building_blocks" IS NOT NULL;
  CREATE INDEX "search_texts_of_categories_idx" ON "search_texts" USING btree ("of_categories") WHERE "search_texts"."of_categories" IS NOT NULL;
  CREATE INDEX "search_texts_of_authors_idx" ON "search_texts" USING btree ("of_authors") WHERE "search_texts"."of_authors" IS NOT NULL;
  CREATE INDEX "search_texts_of_redirects_idx" ON "search_texts" USING btree ("of_redirects") WHERE "search_texts"."of_redirects" IS NOT NULL;
  CREATE INDEX "page_urls_path_parts" ON "page_urls" USING gin ("tenant_id","path" gin_trgm_ops);`)
  // The last migration to run is followed by storing those of the documents there are (scripts/prepare.ts).
  await db.execute(sql`
    INSERT INTO payload_migrations (name, batch) SELECT ${SEARCH_TEXTS_TO_STORE}, 0 WHERE EXISTS (SELECT FROM tenants)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "search_texts" CASCADE;
  DROP INDEX "page_urls_path_parts";`)
}
