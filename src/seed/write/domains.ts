import type { PayloadRequest } from 'payload'

import type { Locale } from '@/src/lib/constants'
import { isRouteKey, ROUTES } from '@/src/routing/route-table'
import type { DomainSeed, PageSeed, TenantSeed } from '../types'
import { FIRST, OTHERS } from './in-every-language'
import { seedRedirects } from './redirects'
import { asSystem, getOrThrow } from './session'

/** Ids that the documents of a tenant refer to. */
export type TenantIds = {
  tenant: string
  locales: ReadonlyMap<string, string>
  images: ReadonlyMap<string, string>
  pages: ReadonlyMap<string, string>
}

/** Every locale that the domain serves, as a row of its own. */
async function enableLocales(
  req: PayloadRequest,
  domain: DomainSeed,
  ids: TenantIds,
  id: string,
): Promise<void> {
  for (const code of domain.locales) {
    await req.payload.create({
      collection: 'domain-locales',
      data: {
        tenant: ids.tenant,
        domain: id,
        locale: getOrThrow(ids.locales, code, 'language'),
        enabled: true,
      },
      req,
      ...asSystem,
    })
  }
}

async function createDomain(
  req: PayloadRequest,
  seed: TenantSeed,
  domain: DomainSeed,
  ids: TenantIds,
): Promise<string> {
  const { titleTemplate, defaultTitle, description, ogImage } = seed.head
  const logo = (key: string) => getOrThrow(ids.images, key, 'image')
  const head = (locale: Locale) => ({
    robots: 'index' as const,
    ogImage: logo(ogImage),
    titleTemplate: titleTemplate[locale],
    defaultTitle: defaultTitle[locale],
    description: description[locale],
  })
  const target = { collection: 'domains', req, ...asSystem } as const
  const { id } = await req.payload.create({
    ...target,
    locale: FIRST,
    data: {
      ...seed.brand,
      tenant: ids.tenant,
      hostname: domain.hostname,
      defaultLocale: domain.defaultLocale ? getOrThrow(ids.locales, domain.defaultLocale, 'language') : null,
      redirectTo: domain.redirectTo ?? null,
      logoMedia: logo('logo'),
      logoDarkMedia: logo('logo-dark'),
      faviconMedia: logo('favicon'),
      touchIconMedia: logo('touch-icon'),
      head: head(FIRST),
      sessionRecordingProvider: 'clarity',
      sessionRecordingLoad: 'analytics-consent',
    },
  })
  for (const locale of OTHERS)
    await req.payload.update({ ...target, id, locale, data: { head: head(locale) } })
  await enableLocales(req, domain, ids, id)
  return id
}

/** The path of a page in a language, without prefix. */
export function pathOf({ key, paths }: PageSeed, locale: Locale): string {
  const found = paths ?? (isRouteKey(key) ? ROUTES[key] : null)
  if (!found) throw new Error(`The page ${key} has no route and names no paths.`)
  return found[locale]
}

/** The page URLs of a domain, by route key and locale. A domain that redirects has none. */
async function createUrls(
  req: PayloadRequest,
  seed: TenantSeed,
  domain: DomainSeed,
  { id, ids }: { id: string; ids: TenantIds },
): Promise<Map<string, string>> {
  const urls = new Map<string, string>()
  if (domain.redirectTo) return urls
  for (const page of seed.pages) {
    const { key } = page
    for (const locale of domain.locales) {
      const data = {
        tenant: ids.tenant,
        domain: id,
        locale,
        path: pathOf(page, locale),
        page: getOrThrow(ids.pages, key, 'page'),
        canonical: true,
      }
      const url = await req.payload.create({ collection: 'page-urls', data, req, ...asSystem })
      urls.set(`${key}___${locale}`, url.id)
    }
  }
  return urls
}

/** Creates a tenant's domains with their languages, page addresses and redirects. */
export async function writeDomains(
  req: PayloadRequest,
  seed: TenantSeed,
  ids: TenantIds,
  domainDone: () => void,
): Promise<void> {
  for (const [index, domain] of seed.domains.entries()) {
    const id = await createDomain(req, seed, domain, ids)
    const urls = await createUrls(req, seed, domain, { id, ids })
    if (index === 0) await seedRedirects(req, seed.redirects, { tenant: ids.tenant, domain: id, urls })
    domainDone()
  }
}
