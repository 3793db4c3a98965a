import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Of the URLs of a document in a language of a domain the one that visitors were told is canonical stays it; where none was, the first by path. */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "page_urls" ALTER COLUMN "canonical" SET DEFAULT false;
  UPDATE "page_urls" u SET "canonical" = r.place = 1 FROM (
    SELECT id, row_number() OVER (
      PARTITION BY domain_id, locale, coalesce(page_id, post_id, author_id, category_id)
      ORDER BY coalesce(canonical, false) DESC, path, id) AS place
    FROM page_urls
  ) r WHERE r.id = u.id AND u.canonical IS DISTINCT FROM (r.place = 1);
  CREATE UNIQUE INDEX "page_urls_one_canonical" ON "page_urls" USING btree ("domain_id","locale",coalesce("page_id", "post_id", "author_id", "category_id")) WHERE "page_urls"."canonical";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "page_urls_one_canonical";
  ALTER TABLE "page_urls" ALTER COLUMN "canonical" SET DEFAULT true;`)
}
