import type { APIRequestContext } from '@playwright/test'

import type { Domain, DomainLocale, PageUrl } from '@/payload-types'

/** Only the page URLs at these paths are copied, because each is a request. */
const PATHS = ['/', '/over-ons', '/about', '/contact', '/auth/login']

/** A site with a hostname of its own, and how to change its domain. */
export type SiteCopy = { hostname: string; change: (data: Partial<Domain>) => Promise<void> }

async function find<T>(
  request: APIRequestContext,
  path: string,
  query: Record<string, string>,
): Promise<T[]> {
  const search = new URLSearchParams({ ...query, depth: '0', limit: '100' })
  const response = await request.get(`${path}?${search}`)
  return ((await response.json()) as { docs: T[] }).docs
}

async function create(request: APIRequestContext, path: string, data: object): Promise<string> {
  const response = await request.post(`${path}?depth=0`, { data })
  if (response.status() !== 201) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
  return ((await response.json()) as { doc: { id: string } }).doc.id
}

/** Copies a domain with its locales and some of its page URLs. `request` must be signed in as a super admin. */
async function copyDomain(request: APIRequestContext, from: string, hostname: string): Promise<string> {
  const [original] = await find<Domain>(request, 'domains', { 'where[hostname][equals]': from })
  if (!original) throw new Error(`There is no domain ${from}`)
  const { id, createdAt: _created, updatedAt: _updated, ...data } = original
  const domain = await create(request, 'domains', { ...data, hostname })
  const { tenant } = original
  const of = { 'where[domain][equals]': id }
  for (const { locale, enabled } of await find<DomainLocale>(request, 'domain-locales', of))
    await create(request, 'domain-locales', { tenant, domain, locale, enabled })
  const copied = { ...of, 'where[path][in]': PATHS.join(',') }
  for (const { locale, path, page, canonical } of await find<PageUrl>(request, 'page-urls', copied))
    if (page) await create(request, 'page-urls', { tenant, domain, locale, path, page, canonical })
  return domain
}

/** A copy of a site at a hostname; reuses the copy of an earlier test. */
export async function copySite(
  request: APIRequestContext,
  from: string,
  hostname: string,
): Promise<SiteCopy> {
  const [existing] = await find<Domain>(request, 'domains', { 'where[hostname][equals]': hostname })
  const id = existing?.id ?? (await copyDomain(request, from, hostname))
  const change = async (data: Partial<Domain>) => {
    const response = await request.patch(`domains/${id}?depth=0`, { data })
    if (!response.ok()) throw new Error(`${hostname} was not changed: ${await response.text()}`)
  }
  return { hostname, change }
}
