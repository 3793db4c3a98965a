import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { TRANSLATIONS_TO_STORE } from './from_block_tables/marker'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "document_translations" ADD COLUMN "of_navigation" uuid GENERATED ALWAYS AS (CASE WHEN collection = 'navigation' THEN document_id END) STORED;
  ALTER TABLE "document_translations" ADD COLUMN "of_footer" uuid GENERATED ALWAYS AS (CASE WHEN collection = 'footer' THEN document_id END) STORED;
  ALTER TABLE "document_translations" ADD COLUMN "of_forms" uuid GENERATED ALWAYS AS (CASE WHEN collection = 'forms' THEN document_id END) STORED;
  ALTER TABLE "document_translations" ADD COLUMN "of_media" uuid GENERATED ALWAYS AS (CASE WHEN collection = 'media' THEN document_id END) STORED;
  ALTER TABLE "document_translations" ADD COLUMN "of_categories" uuid GENERATED ALWAYS AS (CASE WHEN collection = 'categories' THEN document_id END) STORED;
  ALTER TABLE "document_translations" ADD COLUMN "of_templates" uuid GENERATED ALWAYS AS (CASE WHEN collection = 'templates' THEN document_id END) STORED;
  ALTER TABLE "document_translations" ADD CONSTRAINT "document_translations_of_navigation" FOREIGN KEY ("of_navigation") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "document_translations" ADD CONSTRAINT "document_translations_of_footer" FOREIGN KEY ("of_footer") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "document_translations" ADD CONSTRAINT "document_translations_of_forms" FOREIGN KEY ("of_forms") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "document_translations" ADD CONSTRAINT "document_translations_of_media" FOREIGN KEY ("of_media") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "document_translations" ADD CONSTRAINT "document_translations_of_categories" FOREIGN KEY ("of_categories") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "document_translations" ADD CONSTRAINT "document_translations_of_templates" FOREIGN KEY ("of_templates") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "document_translations_of_navigation_idx" ON "document_translations" USING btree ("of_navigation") WHERE "document_translations"."of_navigation" IS NOT NULL;
  CREATE INDEX "document_translations_of_footer_idx" ON "document_translations" USING btree ("of_footer") WHERE "document_translations"."of_footer" IS NOT NULL;
  CREATE INDEX "document_translations_of_forms_idx" ON "document_translations" USING btree ("of_forms") WHERE "document_translations"."of_forms" IS NOT NULL;
  CREATE INDEX "document_translations_of_media_idx" ON "document_translations" USING btree ("of_media") WHERE "document_translations"."of_media" IS NOT NULL;
  CREATE INDEX "document_translations_of_categories_idx" ON "document_translations" USING btree ("of_categories") WHERE "document_translations"."of_categories" IS NOT NULL;
  CREATE INDEX "document_translations_of_templates_idx" ON "document_translations" USING btree ("of_templates") WHERE "document_translations"."of_templates" IS NOT NULL;`)
  // The last migration to run is followed by storing those of the documents there are (scripts/prepare.ts).
  await db.execute(sql`
    INSERT INTO payload_migrations (name, batch) SELECT ${TRANSLATIONS_TO_STORE}, 0 WHERE EXISTS (SELECT FROM tenants)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "document_translations" WHERE collection NOT IN ('pages', 'posts', 'products');
  ALTER TABLE "document_translations" DROP CONSTRAINT "document_translations_of_navigation";
  
  ALTER TABLE "document_translations" DROP CONSTRAINT "document_translations_of_footer";
  
  ALTER TABLE "document_translations" DROP CONSTRAINT "document_translations_of_forms";
  
  ALTER TABLE "document_translations" DROP CONSTRAINT "document_translations_of_media";
  
  ALTER TABLE "document_translations" DROP CONSTRAINT "document_translations_of_categories";
  
  ALTER TABLE "document_translations" DROP CONSTRAINT "document_translations_of_templates";
  
  DROP INDEX "document_translations_of_navigation_idx";
  DROP INDEX "document_translations_of_footer_idx";
  DROP INDEX "document_translations_of_forms_idx";
  DROP INDEX "document_translations_of_media_idx";
  DROP INDEX "document_translations_of_categories_idx";
  DROP INDEX "document_translations_of_templates_idx";
  ALTER TABLE "document_translations" DROP COLUMN "of_navigation";
  ALTER TABLE "document_translations" DROP COLUMN "of_footer";
  ALTER TABLE "document_translations" DROP COLUMN "of_forms";
  ALTER TABLE "document_translations" DROP COLUMN "of_media";
  ALTER TABLE "document_translations" DROP COLUMN "of_categories";
  ALTER TABLE "document_translations" DROP COLUMN "of_templates";`)
}
