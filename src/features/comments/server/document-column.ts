import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'

import type { CommentedCollection } from '../rules/comment'

const COLUMNS = { pages: 'page_id', posts: 'post_id' } as const satisfies Record<CommentedCollection, string>

/** The column of `comments` with the id of a document of the collection. */
export const documentColumn = (collection: CommentedCollection): SQL =>
  sql`${sql.identifier(COLUMNS[collection])}`
