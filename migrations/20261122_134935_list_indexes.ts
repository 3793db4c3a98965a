import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "pages_v_tenant_created" ON "_pages_v" USING btree ("version_tenant_id","latest","version_created_at");
  CREATE INDEX "pages_v_tenant_updated" ON "_pages_v" USING btree ("version_tenant_id","latest","version_updated_at");
  CREATE INDEX "page_urls_tenant_created" ON "page_urls" USING btree ("tenant_id","created_at");
  CREATE INDEX "media_tenant_created" ON "media" USING btree ("tenant_id","created_at");
  CREATE INDEX "not_found_log_tenant_hits" ON "not_found_log" USING btree ("tenant_id","hits");
  CREATE INDEX "posts_tenant_published" ON "posts" USING btree ("tenant_id","published_at","id");
  CREATE INDEX "posts_locales_tenant_status" ON "posts_locales" USING btree ("tenant_id","_locale","_status");
  CREATE INDEX "posts_v_tenant_published" ON "_posts_v" USING btree ("version_tenant_id","latest","version_published_at");
  CREATE INDEX "posts_v_tenant_updated" ON "_posts_v" USING btree ("version_tenant_id","latest","version_updated_at");
  CREATE INDEX "bookings_tenant_starts" ON "bookings" USING btree ("tenant_id","starts_at");
  CREATE INDEX "redirects_tenant_created" ON "redirects" USING btree ("tenant_id","created_at");
  CREATE INDEX "form_submissions_tenant_created" ON "form_submissions" USING btree ("tenant_id","created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "pages_v_tenant_created";
  DROP INDEX "pages_v_tenant_updated";
  DROP INDEX "page_urls_tenant_created";
  DROP INDEX "media_tenant_created";
  DROP INDEX "not_found_log_tenant_hits";
  DROP INDEX "posts_tenant_published";
  DROP INDEX "posts_locales_tenant_status";
  DROP INDEX "posts_v_tenant_published";
  DROP INDEX "posts_v_tenant_updated";
  DROP INDEX "bookings_tenant_starts";
  DROP INDEX "redirects_tenant_created";
  DROP INDEX "form_submissions_tenant_created";`)
}
