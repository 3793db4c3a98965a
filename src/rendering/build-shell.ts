import type { Footer, Navigation, Page } from '@/payload-types'
import { LANGUAGES, type Locale } from '@/src/lib/constants'
import type { Shell, ShellFooter, ShellItem, ShellLanguage, ShellLink } from '@/src/components/shell/types'
import { DEFAULT_LAYOUT, NOT_FOUND_LAYOUT } from '@/src/features/pages/rules/layouts'
import { env } from '@/src/platform/env'
import { localizedPath } from '@/src/routing/build-path'
import type { SiteShell } from './load-shell'
import type { DocumentUrl } from './document-urls'
import { siteLogos } from './logos'
import { documentRouteName } from './route-name'
import type { SiteContent } from './site'

/** The part of a page that its shell depends on. */
export type ShellContent = {
  page: Pick<Page, 'layout' | 'showTopBar' | 'showFooter' | 'routeKey'>
  alternates: DocumentUrl[]
}

type StoredLink = NonNullable<NonNullable<Navigation['items']>[number]['link']>
type StoredColumns = NonNullable<Footer['columns']>

/** Null for a link to a page that has no URL on this site in this locale. */
function toLink({ href, label, newTab }: StoredLink, ownHref: string | null): ShellLink | null {
  return href && label ? { label, href, newTab: newTab ?? false, current: href === ownHref } : null
}

const present = <T>(value: T | null): value is T => value !== null

function toItem(item: NonNullable<Navigation['items']>[number], ownHref: string | null): ShellItem | null {
  const link = toLink(item.link, ownHref)
  const children = (item.children ?? []).map((child) => toLink(child.link, ownHref)).filter(present)
  return link && { ...link, children }
}

/** A column that was added in another language has no heading yet. */
const toColumns = (columns: StoredColumns, ownHref: string | null): ShellFooter['columns'] =>
  columns
    .filter(({ heading }) => Boolean(heading))
    .map(({ heading, links }) => ({
      heading,
      links: (links ?? []).map(({ link }) => toLink(link, ownHref)).filter(present),
    }))

function toFooter({ footer, settings }: SiteShell, siteName: string, ownHref: string | null): ShellFooter {
  const { organisation, profiles } = settings ?? {}
  return {
    statement: footer?.statement ?? null,
    columns: toColumns(footer?.columns ?? [], ownHref),
    smallPrint: footer?.smallPrint ?? null,
    organisation: {
      name: organisation?.legalName ?? siteName,
      email: organisation?.email ?? null,
      telephone: organisation?.telephone ?? null,
      streetAddress: organisation?.streetAddress ?? null,
      postalCode: organisation?.postalCode ?? null,
      city: organisation?.city ?? null,
      registrationNumber: organisation?.registrationNumber ?? null,
      vatNumber: organisation?.vatNumber ?? null,
    },
    profiles: (profiles ?? []).map(({ label, url }) => ({ label, url })),
  }
}

/** The page in each locale in which it is published; on "not found" the home page in each locale. */
function toLanguages(site: SiteContent, content: ShellContent | null, locale: Locale): ShellLanguage[] {
  return site.locales.flatMap((candidate) => {
    const href = content
      ? content.alternates.find((url) => url.locale === candidate)?.href
      : localizedPath(candidate, site.defaultLocale, '/')
    return href
      ? [{ locale: candidate, name: LANGUAGES[candidate].name, href, current: candidate === locale }]
      : []
  })
}

/** The shell of a page, as plain data for the layouts. @param content null on "not found" */
export function buildShell(
  site: SiteContent,
  siteShell: SiteShell,
  content: ShellContent | null,
  locale: Locale,
): Shell {
  const { domain, tenant, defaultLocale } = site
  const siteName = siteShell.settings?.siteName ?? tenant.name
  const ownHref = content?.alternates.find((url) => url.locale === locale)?.href ?? null
  const button = siteShell.navigation?.callToAction
  const logos = siteLogos(domain)
  const routeKey = content?.page.routeKey ?? null
  return {
    locale,
    routeName: documentRouteName(site, locale, { routeKey, href: ownHref }),
    siteName,
    tagline: siteShell.settings?.tagline ?? null,
    homeHref: localizedPath(locale, defaultLocale, '/'),
    logo: logos.light,
    logoDark: logos.dark,
    navigation: (siteShell.navigation?.items ?? []).map((item) => toItem(item, ownHref)).filter(present),
    callToAction: button?.enabled && button.link ? toLink(button.link, ownHref) : null,
    languages: toLanguages(site, content, locale),
    languageCookie: env.LOCALE_COOKIE,
    footer: toFooter(siteShell, siteName, ownHref),
    layout: content ? (content.page.layout ?? DEFAULT_LAYOUT) : NOT_FOUND_LAYOUT,
    showTopBar: content?.page.showTopBar ?? true,
    showFooter: content?.page.showFooter ?? true,
  }
}
