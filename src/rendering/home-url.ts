import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'

/**
 * Whether the canonical URL of domain `d`'s home page is "/" in a locale: the domain's setting puts it there, unless
 * another row has that path or the home page has a canonical URL of its own.
 */
export const isHomeAtRoot = (locale: SQL): SQL => sql`NOT EXISTS (
  SELECT FROM page_urls u
  WHERE u.domain_id = d.id AND u.locale::text = ${locale}
    AND (u.path = '/' OR u.page_id = d.home_page_id AND u.canonical)
)`
