import { sql } from '@payloadcms/db-postgres'
import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'

import type { Device } from '@/src/features/visits/rules/visit'
import type { Locale } from '@/src/lib/constants'

type StoredVisits = {
  day: string
  document?: string
  locale?: Locale
  kind?: 'page' | 'post' | 'author' | 'category'
  path?: string
  referrer?: string
  device?: Device
  views?: number
  visitors?: number
  localeVisitors?: number
  siteVisitors?: number
}

/** A row of counts, as if the visits had been counted. */
export async function storeVisits(payload: Payload, domain: string, stored: StoredVisits): Promise<void> {
  const { day, document = randomUUID(), locale = 'nl', kind = 'page', path = '/contact' } = stored
  const { referrer = '', device = 'desktop', views = 1, visitors = 1 } = stored
  const { localeVisitors = visitors, siteVisitors = visitors } = stored
  await payload.db.drizzle.execute(sql`
    INSERT INTO visits (domain_id, day, locale, document_id, referrer_host, device, kind, path, views, visitors,
      locale_visitors, site_visitors)
    VALUES (${domain}::uuid, ${day}::date, ${locale}, ${document}::uuid, ${referrer}, ${device}, ${kind}, ${path},
      ${views}, ${visitors}, ${localeVisitors}, ${siteVisitors})`)
}
