import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { TRANSLATIONS_TO_STORE } from './from_block_tables/marker'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "document_translations" (
  	"tenant_id" uuid NOT NULL,
  	"collection" text NOT NULL,
  	"document_id" uuid NOT NULL,
  	"from_locale" text NOT NULL,
  	"to_locale" text NOT NULL,
  	"fields" jsonb NOT NULL,
  	"total" integer NOT NULL,
  	"missing" integer NOT NULL,
  	"outdated" integer NOT NULL,
  	"unreviewed" integer NOT NULL,
  	"of_pages" uuid GENERATED ALWAYS AS (CASE WHEN collection = 'pages' THEN document_id END) STORED,
  	"of_posts" uuid GENERATED ALWAYS AS (CASE WHEN collection = 'posts' THEN document_id END) STORED,
  	"of_products" uuid GENERATED ALWAYS AS (CASE WHEN collection = 'products' THEN document_id END) STORED,
  	CONSTRAINT "document_translations_pkey" PRIMARY KEY("document_id","from_locale","to_locale")
  );
  
  ALTER TABLE "document_translations" ADD CONSTRAINT "document_translations_tenant_id" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "document_translations" ADD CONSTRAINT "document_translations_of_pages" FOREIGN KEY ("of_pages") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "document_translations" ADD CONSTRAINT "document_translations_of_posts" FOREIGN KEY ("of_posts") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "document_translations" ADD CONSTRAINT "document_translations_of_products" FOREIGN KEY ("of_products") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "document_translations_tenant_idx" ON "document_translations" USING btree ("tenant_id","collection","from_locale","to_locale");
  CREATE INDEX "document_translations_of_pages_idx" ON "document_translations" USING btree ("of_pages") WHERE "document_translations"."of_pages" IS NOT NULL;
  CREATE INDEX "document_translations_of_posts_idx" ON "document_translations" USING btree ("of_posts") WHERE "document_translations"."of_posts" IS NOT NULL;
  CREATE INDEX "document_translations_of_products_idx" ON "document_translations" USING btree ("of_products") WHERE "document_translations"."of_products" IS NOT NULL;`)
  // The last migration to run is followed by storing those of the documents there are (scripts/prepare.ts).
  await db.execute(sql`
    INSERT INTO payload_migrations (name, batch) SELECT ${TRANSLATIONS_TO_STORE}, 0 WHERE EXISTS (SELECT FROM tenants)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "document_translations" CASCADE;`)
}
