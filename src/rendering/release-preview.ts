import { sql } from '@payloadcms/db-postgres'

import type { PreviewAccount } from '@/src/features/previews'
import { draftsOfRelease, type ReleasedDraft } from '@/src/features/releases'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { encodePath, localizedPath } from '@/src/routing/build-path'
import { splitLocale } from '@/src/routing/locale'
import { joinPath, parsePath } from '@/src/routing/parse-path'
import { splitView } from '@/src/routing/view'
import { readGlobals } from './globals'
import { buildSiteShell, SHELL_GLOBALS, type SiteShell } from './load-shell'
import { documentAtPath } from './page'
import { type Asked, DOCUMENTS, readDocument, readHome, type SitePreview } from './preview'
import { loadDocument, type ResolvedDocument } from './resolve-document'
import { loadSite, type SiteContent } from './site'

type Place = { locale: Locale; path: string; listPage: number; href: string }
type OfRelease = Asked & { drafts: readonly ReleasedDraft[]; place: Place }

/** The page of a site at a full path, percent-encoded; the home page in a language without one. */
function placeAt(site: SiteContent, at: string | null, asked: Locale): Place {
  const parsed = parsePath(at ?? encodePath(localizedPath(asked, site.defaultLocale, '/')))
  const { locale, segments, served } = splitLocale(site, parsed.ok ? parsed.segments : [])
  const shown = served ? locale : asked
  const { segments: rest, view } = splitView(shown, segments)
  const [path, listPage] = [joinPath(rest), view.type === 'list' ? view.page : 1]
  const href = encodePath(localizedPath(shown, site.defaultLocale, joinPath(segments)))
  return { locale: shown, path, listPage, href }
}

const isDraft = (drafts: readonly ReleasedDraft[], id: string | undefined, locale: Locale) =>
  drafts.find(({ document, locale: own }) => document === id && own === locale)

/** The draft whose URL a path will be, or that of the page that is there now; undefined for no draft. */
async function draftAt({ site, drafts, place }: OfRelease): Promise<ReleasedDraft | undefined> {
  const { db } = await payloadInstance()
  const { locale, path, listPage } = place
  const { rows } = await db.drizzle.execute<{ id: string }>(sql`
    SELECT coalesce(page_id, post_id) AS id FROM page_urls
    WHERE domain_id = ${site.domain.id} AND locale::text = ${locale} AND path = ${path}`)
  const home = path === '/' ? site.domain.homePage : null
  const id = rows[0]?.id ?? (typeof home === 'string' ? home : home?.id)
  return isDraft(drafts, id ?? (await documentAtPath(site, locale, path, listPage))?.id, locale)
}

/** The draft or the published document at the place; null if there is none. */
async function readAt(asked: OfRelease): Promise<ResolvedDocument | null> {
  const { site, place } = asked
  const draft = await draftAt(asked)
  const shown =
    draft && (draft.collection === 'pages' || draft.collection === 'posts')
      ? await DOCUMENTS[draft.collection]({ ...asked, id: draft.document })
      : null
  if (shown) return shown
  const found = await documentAtPath(site, place.locale, place.path, place.listPage)
  return found && loadDocument(site, place.locale, found, place.listPage)
}

/** The navigation and the footer of the release, with what is published of the rest. */
async function readShell(asked: OfRelease): Promise<SiteShell> {
  const { site, locale, drafts } = asked
  const idOf = (part: 'navigation' | 'footer') =>
    drafts.find(({ collection, locale: own }) => collection === part && own === locale)?.document
  const partOf = async <T extends 'navigation' | 'footer'>(part: T) => {
    const id = idOf(part)
    return id === undefined ? null : readDocument(part, { ...asked, id })
  }
  const [published, navigation, footer] = await Promise.all([
    readGlobals(site.tenant.id, locale, SHELL_GLOBALS),
    partOf('navigation'),
    partOf('footer'),
  ])
  return buildSiteShell(site, locale, {
    ...published,
    ...(navigation && { navigation }),
    ...(footer && { footer }),
  })
}

/**
 * A page of a site as it will be once a release is published: its drafts together, and the rest as visitors see it.
 * Null if the account may not see the release, or it is not an open one of this site's tenant.
 * @param at the full path of the page, percent-encoded; null for the home page
 */
export async function readReleasePreview(
  hostname: string,
  { id, locale: asked }: { id: string; locale: Locale },
  account: PreviewAccount,
  at: string | null,
): Promise<SitePreview | null> {
  const first = await loadSite(hostname, asked)
  if (!first) return null
  const drafts = await draftsOfRelease(await payloadInstance(), account, { tenant: first.tenant.id, id })
  const place = placeAt(first, at, asked)
  const { locale } = place
  const loaded = await loadSite(hostname, locale)
  if (!drafts || !loaded) return null
  const site = { ...loaded, drafts }
  const release = { ...{ site, locale, id, drafts, place }, user: account, form: null, at: null }
  const [siteShell, resolved] = await Promise.all([readShell(release), readAt(release)])
  return {
    ...{ site, siteShell, isEdited: false },
    resolved: resolved ?? (await readHome(release)),
    release: { drafts, locale, href: place.href, isMissing: resolved === null && place.path !== '/' },
  }
}
