import type { Brand, Footer, Navigation, Page, Post, User } from '@/payload-types'
import type { OnSitePreview } from '@/collections/registry'
import { referenceId } from '@/src/access/memberships'
import { refersWithin } from '@/src/access/tenant-references'
import type { PreviewAccount } from '@/src/features/previews'
import { unhidden } from '@/src/features/pages/rules/block-languages'
import type { ReleasedDraft } from '@/src/features/releases'
import type { PreviewTarget } from '@/src/features/previews/rules/preview'
import { DEFAULT_LAYOUT } from '@/src/features/pages/rules/layouts'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { buildArticle } from './blog/article'
import { buildSiteShell, type SiteShell, loadSiteShell, SHELL_GLOBALS } from './load-shell'
import { readGlobals } from './globals'
import { buildPage, type PageContent } from './page'
import { type ResolvedDocument, resolveDocument } from './resolve-document'
import { loadSite, type SiteContent, siteWithBrand } from './site'
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
  navigation: { depth: 0 },
  footer: { depth: 0 },
  brands: { depth: 0 },
} as const satisfies Record<OnSitePreview, object>

type Stored = { pages: Page; posts: Post; navigation: Navigation; footer: Footer; brands: Brand }
export type Asked = {
  site: SiteContent
  locale: Locale
  id: string
  user: User
  form: Form | null
  /** The page that a brand is shown on. */
  at: string | null
}

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
export async function readDocument<T extends OnSitePreview>(
  collection: T,
  asked: Asked,
): Promise<Stored[T] | null> {
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
export const DOCUMENTS = {
  pages: async (asked: Asked): Promise<ResolvedDocument | null> => {
    const page = await readDocument('pages', asked)
    // The edit view, which has sent its form, marks what is hidden.
    const shown = page && asked.form ? { ...page, blocks: page.blocks?.map(unhidden) ?? [] } : page
    return shown && { kind: 'page', content: await buildPage(asked.site, asked.locale, shown), listPage: 1 }
  },
  posts: async (asked: Asked): Promise<ResolvedDocument | null> => {
    const post = await readDocument('posts', asked)
    return post && { kind: 'post', content: await buildArticle(asked.site, asked.locale, post) }
  },
}

type SitePart = Exclude<OnSitePreview, keyof typeof DOCUMENTS | 'brands'>
const isDocument = (collection: OnSitePreview): collection is keyof typeof DOCUMENTS =>
  collection in DOCUMENTS

/** The published home page in a layout that shows all parts of the site; without one, an empty page. */
export async function readHome({ site, locale, id }: Asked): Promise<ResolvedDocument> {
  const home = await resolveDocument(site.domain.hostname, locale, '/')
  if (home && home.kind !== 'page') return home
  const empty = { id, title: site.tenant.name, blocks: [] } as unknown as Page
  const content = home?.content ?? (await buildPage(site, locale, empty))
  const page = { ...content.page, layout: DEFAULT_LAYOUT, showTopBar: true, showFooter: true }
  return { kind: 'page', content: { ...content, page }, listPage: 1 }
}

/** A part that all pages of the site have, such as its footer, on the home page. */
async function readSitePart(part: SitePart, asked: Asked): Promise<SitePreview | null> {
  const { site, locale } = asked
  const draft = await readDocument(part, asked)
  if (!draft) return null
  const [published, resolved] = await Promise.all([
    readGlobals(site.tenant.id, locale, SHELL_GLOBALS),
    readHome(asked),
  ])
  const siteShell = await buildSiteShell(site, locale, { ...published, [part]: draft })
  return { site, siteShell, resolved, isEdited: false }
}

/** A page of the site in another look; the home page if there is none at the path. */
async function readBrand(asked: Asked): Promise<SitePreview | null> {
  const { site, locale, at } = asked
  const draft = await readDocument('brands', asked)
  const siteShell = await loadSiteShell(site.domain.hostname, locale)
  if (!draft || referenceId(draft.domain) !== site.domain.id || !siteShell) return null
  const chosen = at === null ? null : await resolveDocument(site.domain.hostname, locale, at)
  const resolved = chosen ?? (await readHome(asked))
  const branded = await siteWithBrand(site, draft, locale)
  return { site: branded, siteShell, resolved, isEdited: false, isBrand: true }
}

/** The hostname may have come to another tenant since the token was issued. */
const isOf = ({ tenant }: SiteContent, document: Pick<Stored[OnSitePreview], 'tenant'>): boolean =>
  document.tenant !== null && document.tenant !== undefined && referenceId(document.tenant) === tenant.id

/** `isMissing`: there is no page at the path, and the home page is shown. */
export type ShownRelease = {
  drafts: readonly ReleasedDraft[]
  locale: Locale
  href: string
  isMissing: boolean
}

/** `isEdited`: whether the document is that of the form; if not, the form is of a part around it, or of its look. */
export type SitePreview = InSite<{
  resolved: ResolvedDocument
  isEdited: boolean
  isBrand?: true
  /** In the preview of a release: what is in it, and the page and language that are shown. */
  release?: ShownRelease
}>

/**
 * Null if the account may not read the document, or it is not one of this site's tenant.
 * @param shown `form`: its contents, in place of what is stored; null too if they refer to documents of another tenant.
 * `at`: the path of the page that a brand is shown on
 */
export async function readSitePreview(
  hostname: string,
  { collection, id, locale }: PreviewTarget,
  account: PreviewAccount,
  shown: Pick<Asked, 'form' | 'at'> = { form: null, at: null },
): Promise<SitePreview | null> {
  // Of the site with all of it: readReleasePreview.
  if (collection === 'releases') return null
  const loaded = await loadSiteOf(hostname, locale)
  if (!loaded) return null
  const asked = { site: loaded.site, locale, id, user: account, ...shown }
  if (collection === 'brands') return readBrand(asked)
  if (!isDocument(collection)) return readSitePart(collection, asked)
  const resolved = await DOCUMENTS[collection](asked)
  return resolved && { ...loaded, resolved, isEdited: true }
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
