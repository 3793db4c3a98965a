import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

type Db = MigrateUpArgs['db']

/** The Dutch name of an author, else the English one. */
const keepNames = (db: Db) =>
  db.execute(sql`
    ALTER TABLE authors ADD COLUMN name varchar;
    UPDATE authors a SET name = coalesce(
      (SELECT l.name FROM authors_locales l WHERE l._parent_id = a.id AND l.name <> ''
        ORDER BY l._locale::text = 'nl' DESC LIMIT 1),
      a.slug);
    ALTER TABLE authors ALTER COLUMN name SET NOT NULL;
    ALTER TABLE authors_locales DROP COLUMN name;`)

/** With a name in every language an author has a page in each, where the blog has one. */
const addPages = (db: Db) =>
  db.execute(sql`
    WITH base AS (
      SELECT DISTINCT ON (u.domain_id, u.locale) s.tenant_id, u.domain_id, u.locale, nullif(u.path, '/') AS path
      FROM site_settings s JOIN page_urls u ON u.page_id = s.blog_page_id
      ORDER BY u.domain_id, u.locale, u.canonical DESC, u.path
    )
    INSERT INTO page_urls (tenant_id, domain_id, locale, path, author_id, canonical)
    SELECT a.tenant_id, base.domain_id, base.locale,
      concat_ws('/', coalesce(base.path, ''), CASE base.locale::text WHEN 'nl' THEN 'auteur' ELSE 'author' END, a.slug),
      a.id, true
    FROM base JOIN authors a ON a.tenant_id = base.tenant_id
    WHERE NOT EXISTS (SELECT FROM page_urls u
      WHERE u.author_id = a.id AND u.domain_id = base.domain_id AND u.locale = base.locale)
    ON CONFLICT DO NOTHING`)

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE products ADD COLUMN blocks jsonb`)
  await keepNames(db)
  await addPages(db)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE authors_locales ADD COLUMN name varchar;
    INSERT INTO authors_locales (_parent_id, _locale)
      SELECT a.id, code FROM authors a CROSS JOIN unnest(enum_range(NULL::_locales)) code ON CONFLICT DO NOTHING;
    UPDATE authors_locales l SET name = a.name FROM authors a WHERE a.id = l._parent_id;
    ALTER TABLE authors_locales ALTER COLUMN name SET NOT NULL;
    ALTER TABLE authors DROP COLUMN name;
    ALTER TABLE products DROP COLUMN blocks;`)
}
