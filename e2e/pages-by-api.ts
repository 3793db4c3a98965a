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

/** A page that is published in both languages, at one path. */
export async function publishedPage(api: Api, path = `/${randomUUID()}`): Promise<string> {
  const { docs } = await send<{ docs: { id: string; tenant: string }[] }>(
    api,
    'GET',
    'domains?where[hostname][equals]=kade-international.localhost&depth=0',
  )
  const [domain] = docs
  const published = { addresses: [{ domain: domain?.id, path }], _status: 'published' }
  const data = { tenant: domain?.tenant, title: 'Eerste titel', layout: 'main', ...published }
  const { doc } = await send<{ doc: Doc }>(api, 'POST', 'pages?locale=nl&depth=0', data)
  await save(api, doc.id, 'locale=en', { title: 'First title', ...published })
  return doc.id
}
