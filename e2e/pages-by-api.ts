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

/** A page that is published in Dutch, at one path. */
async function createPage(api: Api, path: string, own: object) {
  const { docs } = await send<{ docs: { id: string; tenant: string }[] }>(
    api,
    'GET',
    'domains?where[hostname][equals]=kade-international.localhost&depth=0',
  )
  const [domain] = docs
  const addresses = [{ domain: domain?.id, path }]
  const data = { tenant: domain?.tenant, title: 'Eerste titel', layout: 'main', ...own }
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
