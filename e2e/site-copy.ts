import type { APIRequestContext } from '@playwright/test'

import type { Domain, DomainLocale, PageUrl } from '@/payload-types'

/** The pages that a copy has; their addresses are written one by one. */
const PATHS = new Set(['/', '/over-ons', '/about', '/contact', '/auth/login'])

/** A site with a hostname of its own, and how to change its domain. */
export type SiteCopy = { hostname: string; change: (data: Partial<Domain>) => Promise<void> }

async function found<T>(
  request: APIRequestContext,
  path: string,
  query: Record<string, string>,
): Promise<T[]> {
  const search = new URLSearchParams({ ...query, depth: '0', limit: '0' })
  const answer = await request.get(`${path}?${search}`)
  return ((await answer.json()) as { docs: T[] }).docs
}

async function create(request: APIRequestContext, path: string, data: object): Promise<string> {
  const answer = await request.post(`${path}?depth=0`, { data })
  if (answer.status() !== 201) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as { doc: { id: string } }).doc.id
}

/** Copies a domain with its languages and the addresses of some pages; as it was, `request` being a super admin's. */
async function copyDomain(request: APIRequestContext, from: string, hostname: string): Promise<string> {
  const [original] = await found<Domain>(request, 'domains', { 'where[hostname][equals]': from })
  if (!original) throw new Error(`There is no domain ${from}`)
  const { id, createdAt: _created, updatedAt: _updated, ...data } = original
  const domain = await create(request, 'domains', { ...data, hostname })
  const { tenant } = original
  const of = { 'where[domain][equals]': id }
  for (const { locale, enabled } of await found<DomainLocale>(request, 'domain-locales', of))
    await create(request, 'domain-locales', { tenant, domain, locale, enabled })
  for (const { locale, path, page, canonical } of await found<PageUrl>(request, 'page-urls', of))
    if (page && PATHS.has(path))
      await create(request, 'page-urls', { tenant, domain, locale, path, page, canonical })
  return domain
}

/** A copy of a site at a hostname; the one that a test before has made, where there is one. */
export async function copySite(
  request: APIRequestContext,
  from: string,
  hostname: string,
): Promise<SiteCopy> {
  const [there] = await found<Domain>(request, 'domains', { 'where[hostname][equals]': hostname })
  const id = there?.id ?? (await copyDomain(request, from, hostname))
  const change = async (data: Partial<Domain>) => {
    const answer = await request.patch(`domains/${id}?depth=0`, { data })
    if (!answer.ok()) throw new Error(`${hostname} was not changed: ${await answer.text()}`)
  }
  return { hostname, change }
}
