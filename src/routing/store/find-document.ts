import { POSTS_PER_PAGE } from '@/src/features/urls/rules/blog-paths'

/** Whether page $5 of the list of published posts of tenant $2 in locale $3 that match `filter` has a post. */
const onPage = (filter: string): string => `EXISTS (
  SELECT FROM posts post
  JOIN posts_locales texts
    ON texts._parent_id = post.id AND texts._locale = $3::text::_locales AND texts._status = 'published'
  WHERE post.tenant_id = $2::uuid AND ${filter}
  LIMIT 1 OFFSET ($5::int - 1) * coalesce(
    (SELECT posts_per_page::int FROM site_settings WHERE tenant_id = $2::uuid), ${POSTS_PER_PAGE.default}
  )
)`

/** Whether page p is the tenant's blog: only that has a feed, and a list of all posts. */
const IS_BLOG = 'EXISTS (SELECT FROM site_settings s WHERE s.tenant_id = $2::uuid AND s.blog_page_id = p.id)'

const PAGE = `
SELECT 'page' AS kind, p.id, p.route_key
FROM pages p
JOIN pages_locales pl
  ON pl._parent_id = p.id AND pl._locale = $3::text::_locales AND pl._status = 'published'
WHERE p.id = CASE WHEN u.id IS NOT NULL THEN u.page_id WHEN $4::text = '/' THEN d.home_page_id END
  AND p.tenant_id = $2::uuid
  AND (NOT $6::boolean AND $5::int = 1 OR ${IS_BLOG})
  AND ($5::int = 1 OR ${onPage('true')})`

const POST = `
SELECT 'post', p.id, 'blog-slug'
FROM posts p
JOIN posts_locales pl
  ON pl._parent_id = p.id AND pl._locale = $3::text::_locales AND pl._status = 'published'
WHERE p.id = u.post_id AND p.tenant_id = $2::uuid AND $5::int = 1 AND NOT $6::boolean`

const AUTHOR = `
SELECT 'author', a.id, 'blog-author-slug'
FROM authors a
WHERE a.id = u.author_id AND a.tenant_id = $2::uuid AND NOT $6::boolean
  AND ($5::int = 1 OR ${onPage(
    `EXISTS (SELECT FROM posts_rels r WHERE r.parent_id = post.id AND r.path = 'authors' AND r.authors_id = a.id)`,
  )})`

const CATEGORY = `
SELECT 'category', c.id, 'blog-category-slug'
FROM categories c
WHERE c.id = u.category_id AND c.tenant_id = $2::uuid AND NOT $6::boolean
  AND ($5::int = 1 OR ${onPage('post.category_id = c.id')})`

/**
 * The published document at path $4 in locale $3 on domain $1 of tenant $2: that of the page URL, or at "/" the domain's
 * home page. With $5 > 1 only if its list has such a page, with $6 only if it has a feed.
 */
export const FIND_DOCUMENT = `
SELECT document.kind, document.id, document.route_key AS "routeKey",
  CASE WHEN u.id IS NULL THEN 'homePage' ELSE 'pageUrl' END AS source
FROM domains d
LEFT JOIN page_urls u
  ON u.domain_id = d.id AND u.locale = $3::text::enum_page_urls_locale AND u.path = $4::text
CROSS JOIN LATERAL (${[PAGE, POST, AUTHOR, CATEGORY].join('\nUNION ALL')}) document
WHERE d.id = $1::uuid`
