import type { QueryResultRow } from 'pg'
import { FALLBACK_LOCALE, LOCALES, REDIRECT_STATUSES, type Locale } from '@/src/lib/constants'
import type { SessionRecorder } from '@/src/features/consent/rules/third-party'
import type { ErrorPageTheme } from '../error-page-theme'
import { ancestorPaths } from '../parse-path'
import { encodePath, localizedPath } from '../build-path'
import { mayLoadConfigured, type ThirdPartyContent, withPermittedContent } from '../third-party-content'
import type { PageHit, PathFacts, PathQuery, RedirectRule, RoutingStore, Site } from '../types'
import { FIND_DOCUMENT } from './find-document'
import { FIND_PATH, FIND_RULES, FIND_SITE } from './queries'

type SiteRow = {
  id: string
  tenant_id: string
  hostname: string
  status: 'active' | 'suspended'
  redirect_to: string | null
  default_locale: Locale | null
  locales: Locale[]
  detect_language: boolean | null
  home_page_id: string | null
  name: string
  theme_primary_color: string
  theme_color_mode: ErrorPageTheme['colorMode']
  root_redirect: string | null
  tag_manager_id: string | null
  session_recording_provider: SessionRecorder
  session_recording_id: string | null
  theme_font_url: string | null
  scripts_on_admin_host: boolean | null
  allowed_hosts: string[]
  api_origins: string[]
  count_visits: boolean | null
  default_time_zone: string | null
}

type RedirectRow = {
  id: string
  from: string
  match: RedirectRule['match']
  scope: RedirectRule['scope']
  status: string
  keep_query: boolean | null
  to_url: string | null
  to_locale: Locale | null
  to_path: string | null
}

type PathRow = { page: PageHit | null; redirects: RedirectRow[] }

function toThirdParty(row: SiteRow): ThirdPartyContent {
  const configured = {
    hostname: row.hostname,
    scriptsOnAdminHost: row.scripts_on_admin_host,
    tagManagerId: row.tag_manager_id,
    sessionRecordingProvider: row.session_recording_provider,
    sessionRecordingId: row.session_recording_id,
    themeFontUrl: row.theme_font_url,
    allowedHosts: row.allowed_hosts,
  }
  const { hostname, scriptsOnAdminHost, ...content } = withPermittedContent(configured)
  return mayLoadConfigured({ hostname, scriptsOnAdminHost }) ? content : { ...content, allowedHosts: [] }
}

function toSite(row: SiteRow): Site {
  const defaultLocale = row.default_locale ?? FALLBACK_LOCALE
  return {
    domainId: row.id,
    tenantId: row.tenant_id,
    hostname: row.hostname,
    suspended: row.status === 'suspended',
    redirectTo: row.redirect_to,
    defaultLocale,
    locales: LOCALES.filter((locale) => locale === defaultLocale || row.locales.includes(locale)),
    detectLanguage: row.detect_language ?? false,
    homePageId: row.home_page_id,
    errorPageTheme: { name: row.name, primary: row.theme_primary_color, colorMode: row.theme_color_mode },
    rootRedirect: row.root_redirect,
    thirdParty: toThirdParty(row),
    apiOrigins: row.api_origins,
    countVisits: row.count_visits ?? true,
    timeZone: row.default_time_zone ?? 'UTC',
  }
}

/** The path of a target page is in the locale of its own row. */
function targetOf({ to_url, to_locale, to_path }: RedirectRow, site: Site): string | null {
  if (to_locale === null || to_path === null) return to_url
  return encodePath(localizedPath(to_locale, site.defaultLocale, to_path))
}

function toRule(row: RedirectRow, site: Site): RedirectRule[] {
  const status = REDIRECT_STATUSES.find((candidate) => String(candidate) === row.status)
  if (status === undefined) return []
  const { id, from, match, scope } = row
  return [{ id, from, match, scope, status, keepQuery: row.keep_query ?? false, target: targetOf(row, site) }]
}

/** A pool, or a connection within a transaction. */
export type Queryable = {
  query<R extends QueryResultRow>(query: {
    name: string
    text: string
    values: unknown[]
  }): Promise<{ rows: R[] }>
}

/** A page path of a site, and its view. */
export type DocumentQuery = Pick<PathQuery, 'locale' | 'pagePath' | 'view'> & {
  domainId: string
  tenantId: string
}

const documentValues = ({ domainId, tenantId, locale, pagePath, view }: DocumentQuery): unknown[] => [
  domainId,
  tenantId,
  locale,
  pagePath,
  'page' in view ? view.page : 1,
  view.type === 'feed',
]

/** The published document at a path, without the redirects that `findPath` reads as well. */
export async function findDocument(queries: Queryable, query: DocumentQuery): Promise<PageHit | null> {
  const values = documentValues(query)
  const { rows } = await queries.query<PageHit>({ name: 'routing-document', text: FIND_DOCUMENT, values })
  return rows[0] ?? null
}

/** Reads routing data from Postgres with one indexed query per call. */
export function sqlStore(pool: Queryable): RoutingStore {
  return {
    async findSite(hostname: string): Promise<Site | null> {
      const { rows } = await pool.query<SiteRow>({
        name: 'routing-site',
        text: FIND_SITE,
        values: [hostname],
      })
      return rows[0] ? toSite(rows[0]) : null
    },
    async findPath({ site, locale, path, pagePath, view }: PathQuery): Promise<PathFacts> {
      const query = { domainId: site.domainId, tenantId: site.tenantId, locale, pagePath, view }
      const values = [...documentValues(query), path, ancestorPaths(path)]
      const { rows } = await pool.query<PathRow>({ name: 'routing-path', text: FIND_PATH, values })
      const { page = null, redirects = [] } = rows[0] ?? {}
      return { page, redirects: redirects.flatMap((row) => toRule(row, site)) }
    },
  }
}

/** All redirects that apply on a site. */
export async function readRules(queries: Queryable, site: Site): Promise<RedirectRule[]> {
  const values = [site.domainId, site.tenantId, site.defaultLocale]
  const { rows } = await queries.query<RedirectRow>({ name: 'routing-rules', text: FIND_RULES, values })
  return rows.flatMap((row) => toRule(row, site))
}
