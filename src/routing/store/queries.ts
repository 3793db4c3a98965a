import { FIND_DOCUMENT } from './find-document'

/**
 * The first statement of each routing connection: the queries below are planned once per connection. Planning them for
 * each path would take longer than running them.
 */
export const PREPARE_CONNECTION = 'SET plan_cache_mode = force_generic_plan'

/** $1: hostname. A domain without a tenant, or whose hostname is not proven, is not a site. */
export const FIND_SITE = `
SELECT d.id, d.tenant_id, d.hostname, t.status, d.redirect_to, d.detect_language, d.home_page_id, d.root_redirect,
  d.tag_manager_id, d.session_recording_provider, d.session_recording_id, d.theme_font_url,
  d.scripts_on_admin_host, d.count_visits, t.default_time_zone,
  t.name, d.theme_primary_color, d.theme_color_mode,
  l.code AS default_locale,
  ARRAY(SELECT allowed.host FROM domains_allowed_hosts allowed WHERE allowed._parent_id = d.id) AS allowed_hosts,
  ARRAY(SELECT listed.origin FROM domains_api_origins listed WHERE listed._parent_id = d.id) AS api_origins,
  ARRAY(
    SELECT served.code::text FROM domain_locales dl JOIN locales served ON served.id = dl.locale_id
    WHERE dl.domain_id = d.id AND dl.enabled
  ) AS locales
FROM domains d
JOIN tenants t ON t.id = d.tenant_id
LEFT JOIN locales l ON l.id = d.default_locale_id
WHERE d.hostname = $1 AND d.proof_proven_at IS NOT NULL`

/**
 * The rules at the paths of $8, each looked up in the unique index (tenant, domain, from, match).
 * LIMIT repeats what the index guarantees; without it the planner may read all rules of a tenant.
 */
const CANDIDATES = `
SELECT rule.* FROM unnest($8::text[]) AS ancestor(path)
CROSS JOIN LATERAL (
  SELECT *, 'domain' AS scope FROM redirects
  WHERE tenant_id = $2::uuid AND domain_id = $1::uuid AND "from" = ancestor.path LIMIT 2
) rule
UNION ALL
SELECT rule.* FROM unnest($8::text[]) AS ancestor(path)
CROSS JOIN LATERAL (
  SELECT *, 'tenant' AS scope FROM redirects
  WHERE tenant_id = $2::uuid AND domain_id IS NULL AND "from" = ancestor.path LIMIT 2
) rule`

/** Page URLs on this domain of the same document as `referred`, each kind by its own index. */
const SIBLINGS = `
SELECT u.id, u.locale, u.path, u.canonical FROM page_urls u
JOIN pages_locales pl
  ON pl._parent_id = u.page_id AND pl._locale = u.locale::text::_locales AND pl._status = 'published'
WHERE u.page_id = referred.page_id AND u.domain_id = $1::uuid
UNION ALL
SELECT u.id, u.locale, u.path, u.canonical FROM page_urls u
JOIN posts_locales pl
  ON pl._parent_id = u.post_id AND pl._locale = u.locale::text::_locales AND pl._status = 'published'
WHERE u.post_id = referred.post_id AND u.domain_id = $1::uuid
UNION ALL
SELECT u.id, u.locale, u.path, u.canonical FROM page_urls u
WHERE u.author_id = referred.author_id AND u.domain_id = $1::uuid
UNION ALL
SELECT u.id, u.locale, u.path, u.canonical FROM page_urls u
WHERE u.category_id = referred.category_id AND u.domain_id = $1::uuid`

/** The page URL that r.to_reference_id means on this domain: the row itself, else one of its document in $3, else any. */
const TARGET = `
SELECT u.locale, u.path
FROM page_urls referred
CROSS JOIN LATERAL (${SIBLINGS}) u
WHERE referred.id = r.to_reference_id
ORDER BY u.id = referred.id DESC, u.locale::text = $3::text DESC, u.canonical DESC, u.path
LIMIT 1`

/**
 * The page and redirects of a path in one round trip.
 * $1 domain, $2 tenant, $3 locale, $4 page path or null, $5 page of a list (1: the document itself), $6 whether its feed
 * is requested, $7 full path, $8 the full path and all its ancestors.
 */
export const FIND_PATH = `
SELECT
  (SELECT row_to_json(page) FROM (${FIND_DOCUMENT}) page) AS page,
  (
    SELECT coalesce(json_agg(rule), '[]') FROM (
      SELECT r.id, r."from", r.match, r.scope, r.status, r.keep_query,
        CASE WHEN r.to_type = 'custom' THEN r.to_url END AS to_url, target.locale AS to_locale, target.path AS to_path
      FROM (${CANDIDATES}) r
      LEFT JOIN LATERAL (${TARGET}) target ON r.to_type = 'reference'
      WHERE r.enabled AND (r.match = 'prefix' OR r."from" = $7::text)
    ) rule
  ) AS redirects`

/** All rules of tenant $2 that apply on domain $1, whose default locale is $3. For checking many at once. */
export const FIND_RULES = `
SELECT r.id, r."from", r.match, CASE WHEN r.domain_id IS NULL THEN 'tenant' ELSE 'domain' END AS scope, r.status,
  r.keep_query, CASE WHEN r.to_type = 'custom' THEN r.to_url END AS to_url,
  target.locale AS to_locale, target.path AS to_path
FROM redirects r
LEFT JOIN LATERAL (${TARGET}) target ON r.to_type = 'reference'
WHERE r.tenant_id = $2::uuid AND (r.domain_id = $1::uuid OR r.domain_id IS NULL) AND r.enabled`
