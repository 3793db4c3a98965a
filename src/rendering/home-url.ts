import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'

/**
 * Whether the home page of domain `d` has its canonical address at "/" in a language: the domain's setting puts it there
 * where no row stands, unless a row of its own says otherwise.
 */
export const isHomeAtRoot = (locale: SQL): SQL => sql`NOT EXISTS (
  SELECT FROM page_urls u
  WHERE u.domain_id = d.id AND u.locale::text = ${locale}
    AND (u.path = '/' OR u.page_id = d.home_page_id AND u.canonical)
)`
