import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'

import type { CommentedCollection } from '../rules/comment'

const COLUMNS = {
  pages: 'page_id',
  posts: 'post_id',
  templates: 'template_id',
  products: 'product_id',
  'form-submissions': 'submission_id',
} as const satisfies Record<CommentedCollection, string>

/** The column of `comments` with the id of a document of the collection. */
export const documentColumn = (collection: CommentedCollection): SQL =>
  sql`${sql.identifier(COLUMNS[collection])}`

/** The newest title in one version, in the language of the comment where it has one there. */
const versionTitle = (collection: 'pages' | 'posts'): SQL => sql`(
  SELECT t.version_title FROM ${sql.identifier(`_${collection}_v_locales`)} t
  JOIN ${sql.identifier(`_${collection}_v`)} v ON v.id = t._parent_id AND v.parent_id = d.id AND v.latest
  WHERE t.version_title <> '' ORDER BY t._locale::text = c.locale DESC LIMIT 1)`

/** What the document `d` of the comment `c` is called now; null without a name. */
export const DOCUMENT_TITLES = {
  pages: versionTitle('pages'),
  posts: versionTitle('posts'),
  templates: sql`(SELECT v.version_name FROM _templates_v v WHERE v.parent_id = d.id AND v.latest LIMIT 1)`,
  products: sql`(SELECT t.name FROM products_locales t WHERE t._parent_id = d.id
    ORDER BY t._locale::text = c.locale DESC LIMIT 1)`,
  'form-submissions': sql`d.summary`,
} as const satisfies Record<CommentedCollection, SQL>
