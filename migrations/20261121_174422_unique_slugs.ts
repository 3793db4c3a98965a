import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Of documents with one slug the one that has an address, else the oldest, keeps it (of posts: a published one); the others get `-2`, `-3`, … */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts_locales" ADD COLUMN "tenant_id" uuid;
  ALTER TABLE "categories_locales" ADD COLUMN "tenant_id" uuid;
  UPDATE "posts_locales" t SET "tenant_id" = d."tenant_id" FROM "posts" d WHERE d."id" = t."_parent_id";
  UPDATE "categories_locales" t SET "tenant_id" = d."tenant_id" FROM "categories" d WHERE d."id" = t."_parent_id";
  CREATE FUNCTION tenant_of_texts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    EXECUTE format('SELECT tenant_id FROM %I WHERE id = $1', TG_ARGV[0]) INTO NEW.tenant_id USING NEW._parent_id;
    RETURN NEW;
  END $$;
  CREATE TRIGGER posts_locales_tenant BEFORE INSERT OR UPDATE ON "posts_locales"
    FOR EACH ROW EXECUTE FUNCTION tenant_of_texts('posts');
  CREATE TRIGGER categories_locales_tenant BEFORE INSERT OR UPDATE ON "categories_locales"
    FOR EACH ROW EXECUTE FUNCTION tenant_of_texts('categories');
  DO $$
  DECLARE twin record; n int; head text; tail text; free text;
  BEGIN
    FOR twin IN SELECT * FROM (
      SELECT a.id, a.tenant_id, a.slug, row_number() OVER (PARTITION BY a.tenant_id, a.slug
        ORDER BY EXISTS (SELECT 1 FROM page_urls u WHERE u.author_id = a.id) DESC, a.created_at, a.id) AS place
      FROM authors a WHERE a.tenant_id IS NOT NULL
    ) ranked WHERE place > 1 LOOP
      head := regexp_replace(twin.slug, '[^/]*$', '');
      tail := substring(twin.slug from '[^/]*$');
      n := 1;
      LOOP
        n := n + 1;
        free := head || rtrim(left(tail, 62 - length(n::text)), '-') || '-' || n;
        EXIT WHEN NOT EXISTS (SELECT 1 FROM authors a WHERE a.tenant_id = twin.tenant_id AND a.slug = free);
      END LOOP;
      UPDATE authors SET slug = free WHERE id = twin.id;
    END LOOP;
  END $$;
  DO $$
  DECLARE twin record; n int; head text; tail text; free text;
  BEGIN
    FOR twin IN SELECT * FROM (
      SELECT t.id, t._parent_id, t.tenant_id, t._locale, t.slug,
        row_number() OVER (PARTITION BY t.tenant_id, t._locale, t.slug
        ORDER BY EXISTS (SELECT 1 FROM page_urls u WHERE u.category_id = d.id) DESC, d.created_at, d.id) AS place
      FROM categories_locales t JOIN categories d ON d.id = t._parent_id WHERE t.tenant_id IS NOT NULL AND t.slug <> ''
    ) ranked WHERE place > 1 LOOP
      head := regexp_replace(twin.slug, '[^/]*$', '');
      tail := substring(twin.slug from '[^/]*$');
      n := 1;
      LOOP
        n := n + 1;
        free := head || rtrim(left(tail, 62 - length(n::text)), '-') || '-' || n;
        EXIT WHEN NOT EXISTS (SELECT 1 FROM categories_locales t WHERE t.tenant_id = twin.tenant_id AND t._locale = twin._locale AND t.slug = free);
      END LOOP;
      UPDATE categories_locales SET slug = free WHERE id = twin.id;
    END LOOP;
  END $$;
  DO $$
  DECLARE twin record; n int; head text; tail text; free text;
  BEGIN
    FOR twin IN SELECT * FROM (
      SELECT t.id, t._parent_id, t.tenant_id, t._locale, t.slug,
        row_number() OVER (PARTITION BY t.tenant_id, t._locale, t.slug
        ORDER BY EXISTS (SELECT 1 FROM page_urls u WHERE u.post_id = d.id) DESC, (t._status = 'published') DESC NULLS LAST, d.created_at, d.id) AS place
      FROM posts_locales t JOIN posts d ON d.id = t._parent_id WHERE t.tenant_id IS NOT NULL AND t.slug <> ''
    ) ranked WHERE place > 1 LOOP
      head := regexp_replace(twin.slug, '[^/]*$', '');
      tail := substring(twin.slug from '[^/]*$');
      n := 1;
      LOOP
        n := n + 1;
        free := head || rtrim(left(tail, 62 - length(n::text)), '-') || '-' || n;
        EXIT WHEN NOT EXISTS (SELECT 1 FROM posts_locales t WHERE t.tenant_id = twin.tenant_id AND t._locale = twin._locale AND t.slug = free);
      END LOOP;
      UPDATE posts_locales SET slug = free WHERE id = twin.id;
      UPDATE _posts_v_locales l SET version_slug = free FROM _posts_v v
      WHERE v.id = l._parent_id AND v.parent_id = twin._parent_id AND v.latest AND l._locale = twin._locale AND l.version_slug = twin.slug;
    END LOOP;
  END $$;
  CREATE UNIQUE INDEX "posts_tenant_locale_slug" ON "posts_locales" USING btree ("tenant_id","_locale","slug") WHERE slug <> '';
  CREATE UNIQUE INDEX "authors_tenant_slug" ON "authors" USING btree ("tenant_id","slug");
  CREATE UNIQUE INDEX "categories_tenant_locale_slug" ON "categories_locales" USING btree ("tenant_id","_locale","slug") WHERE slug <> '';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "posts_tenant_locale_slug";
  DROP INDEX "authors_tenant_slug";
  DROP INDEX "categories_tenant_locale_slug";
  DROP TRIGGER posts_locales_tenant ON "posts_locales";
  DROP TRIGGER categories_locales_tenant ON "categories_locales";
  DROP FUNCTION tenant_of_texts();
  ALTER TABLE "posts_locales" DROP COLUMN "tenant_id";
  ALTER TABLE "categories_locales" DROP COLUMN "tenant_id";`)
}
