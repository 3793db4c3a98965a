import type { Page, Post, User } from '@/payload-types'
import type { OnSitePreview } from '@/collections/registry'
import { referenceId } from '@/src/access/memberships'
import { refersWithin } from '@/src/access/tenant-references'
import type { PreviewAccount } from '@/src/features/previews'
import { unhidden } from '@/src/features/pages/rules/block-languages'
import type { PreviewedDocument } from '@/src/features/previews/rules/preview'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { buildArticle } from './blog/article'
import { type SiteShell, loadSiteShell } from './load-shell'
import { buildPage, type PageContent } from './page'
import type { ResolvedDocument } from './resolve-document'
import { loadSite, type SiteContent } from './site'
import { tenantHost } from './tenant-site'
import { unsavedData } from './unsaved'

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

const READ = {
  pages: { depth: 1, ...WITHOUT_OTHERS },
  posts: { depth: 0, joins: false },
} as const satisfies Record<OnSitePreview, object>

type Stored = { pages: Page; posts: Post }
type Asked = { site: SiteContent; locale: Locale; id: string; user: User; form: Form | null }

/** What the edit view of a document holds, as it is before a save. */
export type Form = Record<string, unknown>

async function readStored<T extends OnSitePreview>(
  collection: T,
  { site, locale, id, user }: Asked,
  options: object = READ[collection],
): Promise<Stored[T] | null> {
  const payload = await payloadInstance()
  const stored = await payload.findByID({ collection, ...options, ...asEditor(id, locale, user) })
  return stored && isOf(site, stored as Stored[T]) ? (stored as Stored[T]) : null
}

/**
 * A document with the contents of its form in place of what is stored. Payload checks no permission for data that it is given,
 * so the document is read first.
 */
async function readDocument<T extends OnSitePreview>(collection: T, asked: Asked): Promise<Stored[T] | null> {
  const { site, locale, id, user, form } = asked
  if (!form) return readStored(collection, asked)
  const payload = await payloadInstance()
  const stored = await readStored(collection, asked, { depth: 0, joins: false })
  if (!stored) return null
  const { config } = payload.collections[collection]
  const { tenant, _status } = stored
  const unsaved = unsavedData(config, payload.config, { ...stored, ...form }, locale)
  const data: Record<string, unknown> = { ...unsaved, id, tenant, _status }
  if (!(await refersWithin(payload, site.tenant.id, config, data))) return null
  const read: object = READ[collection]
  const options = { ...asEditor(id, locale, user), draft: false }
  return (await payload.findByID({ collection, data, ...read, ...options })) as Stored[T] | null
}

/** A draft of the site's own tenant, as visitors would see it. */
const READERS: Record<OnSitePreview, (asked: Asked) => Promise<ResolvedDocument | null>> = {
  pages: async (asked) => {
    const page = await readDocument('pages', asked)
    // The edit view, which has sent its form, marks what is hidden.
    const shown = page && asked.form ? { ...page, blocks: page.blocks?.map(unhidden) ?? [] } : page
    return shown && { kind: 'page', content: await buildPage(asked.site, asked.locale, shown), listPage: 1 }
  },
  posts: async (asked) => {
    const post = await readDocument('posts', asked)
    return post && { kind: 'post', content: await buildArticle(asked.site, asked.locale, post) }
  },
}

/** The hostname may have come to another tenant since the token was issued. */
const isOf = ({ tenant }: SiteContent, document: Pick<Page | Post, 'tenant'>): boolean =>
  document.tenant !== null && document.tenant !== undefined && referenceId(document.tenant) === tenant.id

export type SitePreview = InSite<{ resolved: ResolvedDocument }>

/**
 * Null if the account may not read the document, or it is not one of this site's tenant.
 * @param form its contents, in place of what is stored; null too if they refer to documents of another tenant
 */
export async function readSitePreview(
  hostname: string,
  { collection, id, locale }: PreviewedDocument,
  account: PreviewAccount,
  form: Form | null = null,
): Promise<SitePreview | null> {
  const loaded = await loadSiteOf(hostname, locale)
  const asked = loaded && { site: loaded.site, locale, id, user: account, form }
  const resolved = asked && (await READERS[collection](asked))
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
