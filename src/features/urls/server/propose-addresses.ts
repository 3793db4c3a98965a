import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { messageAboutPath } from '@/src/fields/page-path'
import { parentPath, proposedPaths } from '@/src/features/urls/rules/propose-path'
import type { Locale } from '@/src/lib/constants'
import { type Connection, requestConnection } from '@/src/platform/database/connection'
import { HAS_PAGES_SQL, readAddresses, servesSql, type StoredAddress } from './read-addresses'

type Asked = { tenant: string; locale: Locale; title: string; page: string | undefined }

/** A domain on which a page can have an address in a language. */
export type AddressLine = {
  domain: string
  hostname: string
  /** What is stored; null while the page has no address there. */
  path: string | null
  href: string | null
  /** A free path made of the title; null without a title. */
  proposal: string | null
  /** Whether a page without an address is to get the proposal: by default a page is on one domain. */
  isUsual: boolean
}

type Domain = { domain: string; hostname: string }

async function readDomains(connection: Connection, { tenant, locale }: Asked): Promise<Domain[]> {
  const { rows } = await connection.execute<Domain>(sql`
    SELECT d.id AS domain, d.hostname FROM domains d LEFT JOIN locales l ON l.id = d.default_locale_id
    WHERE d.tenant_id = ${tenant} AND ${HAS_PAGES_SQL} AND ${servesSql(sql`${locale}`)}
    ORDER BY d.created_at, d.id`)
  return rows
}

/** The page above, in the asked language, of the page’s addresses in other languages: per domain its path. */
async function readParents(
  connection: Connection,
  addresses: readonly StoredAddress[],
  locale: Locale,
): Promise<Map<string, string>> {
  const others = addresses.filter((address) => address.locale !== locale && parentPath(address.path) !== '')
  if (others.length === 0) return new Map()
  const wanted = others.map(({ path, ...address }) => ({ ...address, path: parentPath(path) }))
  const { rows } = await connection.execute<{ domain: string; path: string }>(sql`
    SELECT own.domain_id AS domain, own.path
    FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS w(domain uuid, locale text, path text)
    JOIN page_urls above ON above.domain_id = w.domain AND above.locale::text = w.locale AND above.path = w.path
    JOIN page_urls own ON own.page_id = above.page_id AND own.domain_id = above.domain_id AND own.canonical
      AND own.locale::text = ${locale}`)
  return new Map(rows.map(({ domain, path }) => [domain, path]))
}

/** Of candidate paths per domain, those that other documents have. */
async function readTaken(
  connection: Connection,
  { locale, page }: Asked,
  candidates: readonly { domain: string; path: string }[],
): Promise<(domain: string, path: string) => boolean> {
  const { rows } = await connection.execute<{ domain: string; path: string }>(sql`
    SELECT u.domain_id AS domain, u.path
    FROM jsonb_to_recordset(${JSON.stringify(candidates)}::jsonb) AS w(domain uuid, path text)
    JOIN page_urls u ON u.domain_id = w.domain AND u.path = w.path
    WHERE u.locale::text = ${locale} AND u.page_id IS DISTINCT FROM ${page ?? null}::uuid`)
  const taken = new Set(rows.map(({ domain, path }) => `${domain} ${path}`))
  return (domain, path) => taken.has(`${domain} ${path}`)
}

/** Every domain of the tenant that has the language, with the page’s address there and a proposal. */
export async function proposeAddresses(
  req: PayloadRequest,
  asked: Asked,
): Promise<{ lines: AddressLine[]; others: StoredAddress[] }> {
  const { locale, page, title } = asked
  const connection = await requestConnection(req)
  const domains = await readDomains(connection, asked)
  const stored = page ? (await readAddresses(connection, 'pages', [page]))(page) : []
  const parents = await readParents(connection, stored, locale)
  const addressAt = (domain: string) => stored.find((one) => one.domain === domain && one.locale === locale)
  const candidates = domains.flatMap(({ domain }) => {
    const own = addressAt(domain)
    const parent = own ? parentPath(own.path) : (parents.get(domain) ?? '')
    return proposedPaths(title, parent).map((path) => ({ domain, path }))
  })
  const isTaken = await readTaken(connection, asked, candidates)
  const home = stored[0]?.domain ?? domains[0]?.domain
  const lines = domains.map(({ domain, hostname }) => {
    const { path = null, href = null } = addressAt(domain) ?? {}
    const proposal = candidates.find(
      (one) =>
        one.domain === domain &&
        !isTaken(domain, one.path) &&
        messageAboutPath(one.path, req.i18n.language) === null,
    )
    return { domain, hostname, path, href, proposal: proposal?.path ?? null, isUsual: domain === home }
  })
  return { lines, others: stored.filter((one) => one.locale !== locale) }
}
