import type { User } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { ARTICLE_POPULATE, buildArticle, type Article } from './blog/article'
import { type SiteShell, loadSiteShell } from './load-shell'
import { buildPage, type PageContent, POPULATE } from './page'
import { loadSite, type SiteContent } from './site'
import { tenantHost } from './tenant-site'

/** A draft as its site would show it. */
export type Preview<Content> = { site: SiteContent; chrome: SiteShell; content: Content }

type Drafted = { id: string; tenant?: string | { id: string } | null }

/** The hostname that a document is previewed on: one where it has an address, else any of its tenant's. */
async function previewHost(kind: 'page' | 'post', id: string, tenantId: string): Promise<string | null> {
  const payload = await payloadInstance()
  const { docs: urls } = await payload.find({
    collection: 'page-urls',
    where: { [kind]: { equals: id } },
    sort: '-canonical',
    depth: 1,
    limit: 1,
    // The document itself was read with the editor's rights; its site's brand is public.
    overrideAccess: true,
  })
  const domain = urls[0]?.domain
  return typeof domain === 'object' ? domain.hostname : tenantHost(tenantId)
}

async function onItsSite<Doc extends Drafted, Content>(
  kind: 'page' | 'post' | 'template',
  doc: Doc | null,
  locale: Locale,
  compose: (site: SiteContent, doc: Doc) => Promise<Content>,
): Promise<Preview<Content> | null> {
  if (!doc?.tenant) return null
  const tenantId = referenceId(doc.tenant)
  // A template has no address of its own.
  const hostname = await (kind === 'template' ? tenantHost(tenantId) : previewHost(kind, doc.id, tenantId))
  if (!hostname) return null
  const [site, chrome] = await Promise.all([loadSite(hostname, locale), loadSiteShell(hostname, locale)])
  return site && chrome ? { site, chrome, content: await compose(site, doc) } : null
}

/** The latest version, with the editor's own rights. */
const asEditor = (id: string, locale: Locale, user: User) =>
  ({ id, locale, draft: true, disableErrors: true, overrideAccess: false, user }) as const

/** The latest version of a page, draft or not; null when the editor may not read it or its tenant has no site. */
export async function readPagePreview(
  id: string,
  locale: Locale,
  user: User,
): Promise<Preview<PageContent> | null> {
  const payload = await payloadInstance()
  const draft = asEditor(id, locale, user)
  const page = await payload.findByID({ collection: 'pages', depth: 1, populate: POPULATE, ...draft })
  return onItsSite('page', page, locale, (site, stored) => buildPage(site, locale, stored))
}

/** The latest version of a post, draft or not; null when the editor may not read it or its tenant has no site. */
export async function readPostPreview(
  id: string,
  locale: Locale,
  user: User,
): Promise<Preview<Article> | null> {
  const payload = await payloadInstance()
  const draft = asEditor(id, locale, user)
  const post = await payload.findByID({ collection: 'posts', depth: 2, populate: ARTICLE_POPULATE, ...draft })
  return onItsSite('post', post, locale, (site, stored) => buildArticle(site, locale, stored))
}

/** A template as a page that begins with it would look; null as above. */
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
  return onItsSite('template', template, locale, (site, { name, ...design }) =>
    buildPage(site, locale, { ...design, title: name }),
  )
}
