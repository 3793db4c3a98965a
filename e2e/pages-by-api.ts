import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'

import type { Locale } from '@/src/lib/constants'

export type Api = { request: APIRequestContext; base: string; headers: Record<string, string> }
export type Doc = { id: string; title: string; _status: string }

export async function send<T>(
  { request, base, headers }: Api,
  method: string,
  path: string,
  data?: object,
): Promise<T> {
  const response = await request.fetch(`${base}/payload-api/${path}`, { method, headers, data })
  expect(response.ok(), await response.text()).toBe(true)
  return (await response.json()) as T
}

export const save = (api: Api, id: string, query: string, data: object) =>
  send(api, 'PATCH', `pages/${id}?depth=0&${query}`, data)
export const read = (api: Api, id: string, locale: Locale, draft: boolean) =>
  send<Doc>(api, 'GET', `pages/${id}?depth=0&locale=${locale}&draft=${draft}`)

/** A domain of a tenant, and who makes pages there. */
export type Place = { api: Api; tenant: string; domain: string }

export async function placeOn(api: Api, host: string): Promise<Place> {
  const query = `domains?where[hostname][equals]=${host}&depth=0`
  const { docs } = await send<{ docs: { id: string; tenant: string }[] }>(api, 'GET', query)
  const [domain] = docs
  if (!domain) throw new Error(`${host} is not there`)
  return { api, tenant: domain.tenant, domain: domain.id }
}

/** A page that is published in Dutch, at one path. */
async function createPage(api: Api, path: string, own: object) {
  const { tenant, domain } = await placeOn(api, 'kade-international.localhost')
  const addresses = [{ domain, path }]
  const data = { tenant, title: 'Eerste titel', layout: 'main', ...own }
  const published = { ...data, addresses, _status: 'published' }
  const { doc } = await send<{ doc: Doc }>(api, 'POST', 'pages?locale=nl&depth=0', published)
  return { id: doc.id, addresses }
}

/** A page that is published in both languages, at one path. */
export async function publishedPage(api: Api, path = `/${randomUUID()}`): Promise<string> {
  const { id, addresses } = await createPage(api, path, {})
  await save(api, id, 'locale=en', { title: 'First title', addresses, _status: 'published' })
  return id
}

/** A page that is published in Dutch, and has an address and no text in English. */
export async function dutchPage(api: Api, own: object): Promise<string> {
  const { id, addresses } = await createPage(api, `/${randomUUID()}`, own)
  await save(api, id, 'locale=en&draft=true', { addresses, _status: 'draft' })
  return id
}

/** A page that is online in a language at a path, with the path as its title. */
export async function pageAt({ api, tenant, domain }: Place, locale: Locale, path: string): Promise<string> {
  const data = { tenant, title: path, layout: 'main', addresses: [{ domain, path }], _status: 'published' }
  const { doc } = await send<{ doc: { id: string } }>(api, 'POST', `pages?locale=${locale}&depth=0`, data)
  return doc.id
}
