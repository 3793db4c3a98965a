import type { User } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { isProven } from '@/src/features/domains/rules/proof'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { buildArticle, type Article } from './blog/article'
import { type SiteShell, loadSiteShell } from './load-shell'
import { buildPage, type PageContent, POPULATE } from './page'
import { loadSite, type SiteContent } from './site'
import { tenantHost } from './tenant-site'

export type Preview<Content> = { site: SiteContent; siteShell: SiteShell; content: Content }

type Drafted = { id: string; tenant?: string | { id: string } | null }

/** The hostname to preview a document on: a proven one where it has a page URL, else the tenant's first. */
async function previewHost(kind: 'page' | 'post', id: string, tenantId: string): Promise<string | null> {
  const payload = await payloadInstance()
  const { docs: urls } = await payload.find({
    collection: 'page-urls',
    where: { [kind]: { equals: id } },
    sort: '-canonical',
    depth: 1,
    limit: 1,
    // The document itself is read with the editor's permissions; the site's brand is public.
    overrideAccess: true,
  })
  const domain = urls[0]?.domain
  return typeof domain === 'object' && isProven(domain) ? domain.hostname : tenantHost(tenantId)
}

async function buildPreview<Doc extends Drafted, Content>(
  kind: 'page' | 'post' | 'template',
  doc: Doc | null,
  locale: Locale,
  buildContent: (site: SiteContent, doc: Doc) => Promise<Content>,
): Promise<Preview<Content> | null> {
  if (!doc?.tenant) return null
  const tenantId = referenceId(doc.tenant)
  // A template has no page URLs.
  const hostname = await (kind === 'template' ? tenantHost(tenantId) : previewHost(kind, doc.id, tenantId))
  if (!hostname) return null
  const [site, siteShell] = await Promise.all([loadSite(hostname, locale), loadSiteShell(hostname, locale)])
  return site && siteShell ? { site, siteShell, content: await buildContent(site, doc) } : null
}

/** The latest version, with the editor's permissions. */
const asEditor = (id: string, locale: Locale, user: User) =>
  ({ id, locale, draft: true, disableErrors: true, overrideAccess: false, user }) as const

/** Null if the editor may not read the page, or its tenant has no site. */
export async function readPagePreview(
  id: string,
  locale: Locale,
  user: User,
): Promise<Preview<PageContent> | null> {
  const payload = await payloadInstance()
  const draft = asEditor(id, locale, user)
  const page = await payload.findByID({ collection: 'pages', depth: 1, populate: POPULATE, ...draft })
  return buildPreview('page', page, locale, (site, stored) => buildPage(site, locale, stored))
}

/** Null if the editor may not read the post, or its tenant has no site. */
export async function readPostPreview(
  id: string,
  locale: Locale,
  user: User,
): Promise<Preview<Article> | null> {
  const payload = await payloadInstance()
  const draft = asEditor(id, locale, user)
  const post = await payload.findByID({ collection: 'posts', depth: 0, joins: false, ...draft })
  return buildPreview('post', post, locale, (site, stored) => buildArticle(site, locale, stored))
}

/** A template as a page made from it; null as above. */
export async function readTemplatePreview(
  id: string,
  locale: Locale,
  user: User,
): Promise<Preview<PageContent> | null> {
  const payload = await payloadInstance()
  const draft = asEditor(id, locale, user)
  const template = await payload.findByID({
    collection: 'templates',
    depth: 1,
    populate: POPULATE,
    ...draft,
  })
  return buildPreview('template', template, locale, (site, { name, ...design }) =>
    buildPage(site, locale, { ...design, title: name }),
  )
}
