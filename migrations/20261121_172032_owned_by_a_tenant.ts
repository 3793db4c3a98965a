import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Whoever has several roles in one tenant keeps the least of them, which is the one that was shown. Documents without a
 * tenant, which nobody but a super admin could see, go with their versions; versions from before a document had its tenant
 * get it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  DELETE FROM "users_tenants" m USING "users_tenants" o
    WHERE m."_parent_id" = o."_parent_id" AND m."tenant_id" = o."tenant_id" AND (m."role", m."id") < (o."role", o."id");
  DELETE FROM "_pages_v" v WHERE v."parent_id" IS NULL OR v."parent_id" IN (SELECT "id" FROM "pages" WHERE "tenant_id" IS NULL);
  UPDATE "_pages_v" v SET "version_tenant_id" = d."tenant_id" FROM "pages" d WHERE d."id" = v."parent_id" AND v."version_tenant_id" IS NULL;
  DELETE FROM "_posts_v" v WHERE v."parent_id" IS NULL OR v."parent_id" IN (SELECT "id" FROM "posts" WHERE "tenant_id" IS NULL);
  UPDATE "_posts_v" v SET "version_tenant_id" = d."tenant_id" FROM "posts" d WHERE d."id" = v."parent_id" AND v."version_tenant_id" IS NULL;
  DELETE FROM "_templates_v" v WHERE v."parent_id" IS NULL OR v."parent_id" IN (SELECT "id" FROM "templates" WHERE "tenant_id" IS NULL);
  UPDATE "_templates_v" v SET "version_tenant_id" = d."tenant_id" FROM "templates" d WHERE d."id" = v."parent_id" AND v."version_tenant_id" IS NULL;
  DELETE FROM "page_urls" WHERE "tenant_id" IS NULL;
  DELETE FROM "not_found_log" WHERE "tenant_id" IS NULL;
  DELETE FROM "domain_locales" WHERE "tenant_id" IS NULL;
  DELETE FROM "bookings" WHERE "tenant_id" IS NULL;
  DELETE FROM "consent_records" WHERE "tenant_id" IS NULL;
  DELETE FROM "consent_snapshots" WHERE "tenant_id" IS NULL;
  DELETE FROM "availability" WHERE "tenant_id" IS NULL;
  DELETE FROM "consent_texts" WHERE "tenant_id" IS NULL;
  DELETE FROM "navigation" WHERE "tenant_id" IS NULL;
  DELETE FROM "footer" WHERE "tenant_id" IS NULL;
  DELETE FROM "site_settings" WHERE "tenant_id" IS NULL;
  DELETE FROM "redirects" WHERE "tenant_id" IS NULL;
  DELETE FROM "form_submissions" WHERE "tenant_id" IS NULL;
  DELETE FROM "domains" WHERE "tenant_id" IS NULL;
  DELETE FROM "media" WHERE "tenant_id" IS NULL;
  DELETE FROM "authors" WHERE "tenant_id" IS NULL;
  DELETE FROM "categories" WHERE "tenant_id" IS NULL;
  DELETE FROM "forms" WHERE "tenant_id" IS NULL;
  DELETE FROM "products" WHERE "tenant_id" IS NULL;
  DELETE FROM "building_blocks" WHERE "tenant_id" IS NULL;
  DELETE FROM "pages" WHERE "tenant_id" IS NULL;
  DELETE FROM "posts" WHERE "tenant_id" IS NULL;
  DELETE FROM "templates" WHERE "tenant_id" IS NULL;
  ALTER TABLE "users_tenants" ADD CONSTRAINT "users_tenants_parent_id_tenant" UNIQUE("_parent_id","tenant_id");
  ALTER TABLE "pages" ADD CONSTRAINT "pages_tenant_named" CHECK ("pages"."tenant_id" IS NOT NULL);
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_tenant_named" CHECK ("_pages_v"."version_tenant_id" IS NOT NULL);
  ALTER TABLE "page_urls" ADD CONSTRAINT "page_urls_tenant_named" CHECK ("page_urls"."tenant_id" IS NOT NULL);
  ALTER TABLE "templates" ADD CONSTRAINT "templates_tenant_named" CHECK ("templates"."tenant_id" IS NOT NULL);
  ALTER TABLE "_templates_v" ADD CONSTRAINT "_templates_v_tenant_named" CHECK ("_templates_v"."version_tenant_id" IS NOT NULL);
  ALTER TABLE "posts" ADD CONSTRAINT "posts_tenant_named" CHECK ("posts"."tenant_id" IS NOT NULL);
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_tenant_named" CHECK ("_posts_v"."version_tenant_id" IS NOT NULL);
  ALTER TABLE "authors" ADD CONSTRAINT "authors_tenant_named" CHECK ("authors"."tenant_id" IS NOT NULL);
  ALTER TABLE "categories" ADD CONSTRAINT "categories_tenant_named" CHECK ("categories"."tenant_id" IS NOT NULL);
  ALTER TABLE "media" ADD CONSTRAINT "media_tenant_named" CHECK ("media"."tenant_id" IS NOT NULL);
  ALTER TABLE "not_found_log" ADD CONSTRAINT "not_found_log_tenant_named" CHECK ("not_found_log"."tenant_id" IS NOT NULL);
  ALTER TABLE "building_blocks" ADD CONSTRAINT "building_blocks_tenant_named" CHECK ("building_blocks"."tenant_id" IS NOT NULL);
  ALTER TABLE "products" ADD CONSTRAINT "products_tenant_named" CHECK ("products"."tenant_id" IS NOT NULL);
  ALTER TABLE "domains" ADD CONSTRAINT "domains_tenant_named" CHECK ("domains"."tenant_id" IS NOT NULL);
  ALTER TABLE "domain_locales" ADD CONSTRAINT "domain_locales_tenant_named" CHECK ("domain_locales"."tenant_id" IS NOT NULL);
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_tenant_named" CHECK ("bookings"."tenant_id" IS NOT NULL);
  ALTER TABLE "consent_records" ADD CONSTRAINT "consent_records_tenant_named" CHECK ("consent_records"."tenant_id" IS NOT NULL);
  ALTER TABLE "consent_snapshots" ADD CONSTRAINT "consent_snapshots_tenant_named" CHECK ("consent_snapshots"."tenant_id" IS NOT NULL);
  ALTER TABLE "availability" ADD CONSTRAINT "availability_tenant_named" CHECK ("availability"."tenant_id" IS NOT NULL);
  ALTER TABLE "consent_texts" ADD CONSTRAINT "consent_texts_tenant_named" CHECK ("consent_texts"."tenant_id" IS NOT NULL);
  ALTER TABLE "navigation" ADD CONSTRAINT "navigation_tenant_named" CHECK ("navigation"."tenant_id" IS NOT NULL);
  ALTER TABLE "footer" ADD CONSTRAINT "footer_tenant_named" CHECK ("footer"."tenant_id" IS NOT NULL);
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_tenant_named" CHECK ("site_settings"."tenant_id" IS NOT NULL);
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_tenant_named" CHECK ("redirects"."tenant_id" IS NOT NULL);
  ALTER TABLE "forms" ADD CONSTRAINT "forms_tenant_named" CHECK ("forms"."tenant_id" IS NOT NULL);
  ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_tenant_named" CHECK ("form_submissions"."tenant_id" IS NOT NULL);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users_tenants" DROP CONSTRAINT "users_tenants_parent_id_tenant";
  ALTER TABLE "pages" DROP CONSTRAINT "pages_tenant_named";
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_tenant_named";
  ALTER TABLE "page_urls" DROP CONSTRAINT "page_urls_tenant_named";
  ALTER TABLE "templates" DROP CONSTRAINT "templates_tenant_named";
  ALTER TABLE "_templates_v" DROP CONSTRAINT "_templates_v_tenant_named";
  ALTER TABLE "posts" DROP CONSTRAINT "posts_tenant_named";
  ALTER TABLE "_posts_v" DROP CONSTRAINT "_posts_v_tenant_named";
  ALTER TABLE "authors" DROP CONSTRAINT "authors_tenant_named";
  ALTER TABLE "categories" DROP CONSTRAINT "categories_tenant_named";
  ALTER TABLE "media" DROP CONSTRAINT "media_tenant_named";
  ALTER TABLE "not_found_log" DROP CONSTRAINT "not_found_log_tenant_named";
  ALTER TABLE "building_blocks" DROP CONSTRAINT "building_blocks_tenant_named";
  ALTER TABLE "products" DROP CONSTRAINT "products_tenant_named";
  ALTER TABLE "domains" DROP CONSTRAINT "domains_tenant_named";
  ALTER TABLE "domain_locales" DROP CONSTRAINT "domain_locales_tenant_named";
  ALTER TABLE "bookings" DROP CONSTRAINT "bookings_tenant_named";
  ALTER TABLE "consent_records" DROP CONSTRAINT "consent_records_tenant_named";
  ALTER TABLE "consent_snapshots" DROP CONSTRAINT "consent_snapshots_tenant_named";
  ALTER TABLE "availability" DROP CONSTRAINT "availability_tenant_named";
  ALTER TABLE "consent_texts" DROP CONSTRAINT "consent_texts_tenant_named";
  ALTER TABLE "navigation" DROP CONSTRAINT "navigation_tenant_named";
  ALTER TABLE "footer" DROP CONSTRAINT "footer_tenant_named";
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_tenant_named";
  ALTER TABLE "redirects" DROP CONSTRAINT "redirects_tenant_named";
  ALTER TABLE "forms" DROP CONSTRAINT "forms_tenant_named";
  ALTER TABLE "form_submissions" DROP CONSTRAINT "form_submissions_tenant_named";`)
}
