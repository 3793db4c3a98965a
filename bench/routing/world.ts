import type { PoolClient } from 'pg'
import { buildRequest } from '@/src/routing/testing/memory-store'
import type { RoutingRequest } from '@/src/routing/types'

export const PAGES_PER_TENANT = 1_000
/** Every tenant has at least the redirects 1 to 50. */
const COMMON_REDIRECTS = 50
const host = (tenant: number): string => `tenant-${tenant}.bench.test`

const CREATE = `
CREATE TEMPORARY TABLE bench_tenants ON COMMIT DROP AS
SELECT n, gen_random_uuid() AS tenant_id, gen_random_uuid() AS domain_id FROM generate_series(1, 0) n`

/** $1–$2: the range of tenants. Each gets a domain with Dutch as default and pages published in both languages. */
const TENANTS = [
  `INSERT INTO bench_tenants SELECT n, gen_random_uuid(), gen_random_uuid() FROM generate_series($1::int, $2::int) n`,
  `INSERT INTO tenants (id, name, slug)
   SELECT tenant_id, 'Bench', 'bench-' || n FROM bench_tenants WHERE n BETWEEN $1 AND $2`,
  `INSERT INTO domains (id, tenant_id, hostname, default_locale_id, proof_proven_at)
   SELECT domain_id, tenant_id, 'tenant-' || n || '.bench.test', l.id, now()
   FROM bench_tenants, locales l WHERE n BETWEEN $1 AND $2 AND l.code = 'nl'`,
  `INSERT INTO domain_locales (tenant_id, domain_id, locale_id)
   SELECT tenant_id, domain_id, l.id FROM bench_tenants, locales l WHERE n BETWEEN $1 AND $2`,
  `INSERT INTO pages (tenant_id, route_key)
   SELECT tenant_id, 'page-' || page
   FROM bench_tenants, generate_series(1, ${PAGES_PER_TENANT}) page WHERE n BETWEEN $1 AND $2`,
  `INSERT INTO pages_locales (_parent_id, _locale, title, _status)
   SELECT p.id, l.code::text::_locales, 'Bench', 'published'
   FROM bench_tenants b JOIN pages p USING (tenant_id), locales l WHERE n BETWEEN $1 AND $2`,
  `INSERT INTO page_urls (tenant_id, domain_id, page_id, locale, path)
   SELECT tenant_id, domain_id, p.id, l.code::text::enum_page_urls_locale, '/section/' || p.route_key
   FROM bench_tenants b JOIN pages p USING (tenant_id), locales l WHERE n BETWEEN $1 AND $2`,
]

/** $1–$2: the range of tenants, $3–$4: the range of redirects of each. Nine in ten match exactly, one by prefix; half apply to all domains. */
const REDIRECTS = `
INSERT INTO redirects (tenant_id, domain_id, "from", match, status, to_type, to_reference_id, to_url)
SELECT b.tenant_id, CASE WHEN r % 2 = 0 THEN b.domain_id END, '/old/' || r,
  (CASE WHEN r % 10 = 0 THEN 'prefix' ELSE 'exact' END)::enum_redirects_match, '301',
  (CASE WHEN r % 10 = 0 THEN 'custom' ELSE 'reference' END)::enum_redirects_to_type,
  CASE WHEN r % 10 > 0 THEN u.id END, CASE WHEN r % 10 = 0 THEN '/section/*' END
FROM bench_tenants b
CROSS JOIN generate_series($3::int, $4::int) r
JOIN page_urls u ON u.domain_id = b.domain_id AND u.locale = 'nl'
  AND u.path = '/section/page-' || (1 + r % ${PAGES_PER_TENANT})
WHERE n BETWEEN $1 AND $2`

const TABLES = 'tenants, domains, domain_locales, pages, pages_locales, page_urls, redirects'

/** Creates the temporary table of the tenants of the benchmark; it is dropped with the transaction. */
export const openWorld = (client: PoolClient): Promise<unknown> => client.query(CREATE)

type Range = readonly [first: number, last: number]

/** Adds tenants with pages, and redirects with the given numbers to each tenant of a range. */
export async function growWorld(
  client: PoolClient,
  tenants: Range,
  redirects: readonly { tenants: Range; numbers: Range }[],
): Promise<void> {
  for (const text of TENANTS) await client.query(text, [...tenants])
  await client.query(`ANALYZE ${TABLES}`)
  for (const range of redirects) await client.query(REDIRECTS, [...range.tenants, ...range.numbers])
  await client.query(`ANALYZE ${TABLES}`)
}

/** Requests of every kind, spread over `tenants`: pages in both languages, exact and prefix redirects, unknown paths. */
export function requestsFor(tenants: number, count: number): RoutingRequest[] {
  return Array.from({ length: count }, (_, index) => {
    // Every other request goes to the tenant with the most redirects.
    const tenant = index % 2 === 0 ? 1 : 1 + (index % tenants)
    const number = 1 + (index % COMMON_REDIRECTS)
    const exact = number % 10 === 0 ? number + 1 : number
    const paths = [
      `/section/page-${number}`,
      `/en/section/page-${number}`,
      `/old/${exact}`,
      `/old/10/deep/er/page-${number}`,
      `/no/such/path-${index}`,
    ]
    return buildRequest({ host: host(tenant), rawPath: paths[Math.floor(index / 2) % paths.length] ?? '/' })
  })
}
