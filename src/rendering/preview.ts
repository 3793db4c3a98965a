import type { Page, Post, User } from '@/payload-types'
import type { OnSitePreview } from '@/collections/registry'
import { referenceId } from '@/src/access/memberships'
import type { PreviewAccount } from '@/src/features/previews'
import type { PreviewedDocument } from '@/src/features/previews/rules/preview'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { buildArticle } from './blog/article'
import { type SiteShell, loadSiteShell } from './load-shell'
import { buildPage, type PageContent } from './page'
import type { ResolvedDocument } from './resolve-document'
import { loadSite, type SiteContent } from './site'
import { tenantHost } from './tenant-site'

type InSite<Content> = { site: SiteContent; siteShell: SiteShell } & Content

/** The latest version of one document, with the editor's permissions. */
const asEditor = (id: string, locale: Locale, user: User) =>
  ({ id, locale, draft: true, disableErrors: true, overrideAccess: false, user }) as const

/** Linked pages are published ones: the preview of a draft shows no other draft, not even its title. */
const WITHOUT_OTHERS = { populate: { pages: {} } } as const

async function loadSiteOf(
  hostname: string,
  locale: Locale,
): Promise<{ site: SiteContent; siteShell: SiteShell } | null> {
  const [site, siteShell] = await Promise.all([loadSite(hostname, locale), loadSiteShell(hostname, locale)])
  return site && siteShell ? { site, siteShell } : null
}

async function readPage(id: string, locale: Locale, user: User): Promise<Page | null> {
  const payload = await payloadInstance()
  return payload.findByID({ collection: 'pages', depth: 1, ...WITHOUT_OTHERS, ...asEditor(id, locale, user) })
}

async function readPost(id: string, locale: Locale, user: User): Promise<Post | null> {
  const payload = await payloadInstance()
  return payload.findByID({ collection: 'posts', depth: 0, joins: false, ...asEditor(id, locale, user) })
}

/** A draft of the site's own tenant, as visitors would see it. */
const READERS: Record<
  OnSitePreview,
  (site: SiteContent, locale: Locale, id: string, user: User) => Promise<ResolvedDocument | null>
> = {
  pages: async (site, locale, id, user) => {
    const stored = await readPage(id, locale, user)
    if (!stored || !isOf(site, stored)) return null
    return { kind: 'page', content: await buildPage(site, locale, stored), listPage: 1 }
  },
  posts: async (site, locale, id, user) => {
    const stored = await readPost(id, locale, user)
    if (!stored || !isOf(site, stored)) return null
    return { kind: 'post', content: await buildArticle(site, locale, stored) }
  },
}

/** The hostname may have come to another tenant since the token was issued. */
const isOf = ({ tenant }: SiteContent, document: Pick<Page | Post, 'tenant'>): boolean =>
  document.tenant !== null && document.tenant !== undefined && referenceId(document.tenant) === tenant.id

export type SitePreview = InSite<{ resolved: ResolvedDocument }>

/** Null if the account may not read the document, or it is not one of this site's tenant. */
export async function readSitePreview(
  hostname: string,
  { collection, id, locale }: PreviewedDocument,
  account: PreviewAccount,
): Promise<SitePreview | null> {
  const loaded = await loadSiteOf(hostname, locale)
  const resolved = loaded && (await READERS[collection](loaded.site, locale, id, account))
  return resolved && { ...loaded, resolved }
}

/** A template as a page made from it; null if the editor may not read it, or its tenant has no site. */
export async function readTemplatePreview(
  id: string,
  locale: Locale,
  user: User,
): Promise<InSite<{ content: PageContent }> | null> {
  const payload = await payloadInstance()
  const template = await payload.findByID({
    collection: 'templates',
    depth: 1,
    ...WITHOUT_OTHERS,
    ...asEditor(id, locale, user),
  })
  const hostname = template?.tenant ? await tenantHost(referenceId(template.tenant)) : null
  const loaded = hostname === null ? null : await loadSiteOf(hostname, locale)
  if (!template || !loaded) return null
  const { name, ...design } = template
  return { ...loaded, content: await buildPage(loaded.site, locale, { ...design, title: name }) }
}
