import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

import { LOCALES, type Locale } from '@/src/lib/constants'
import { type Api, pageAt, send } from './pages-by-api'
import { signInAs } from './sign-in'

type Docs = { docs: { id: string; code?: Locale }[] }
type Made = { doc: { id: string; items: { id: string }[] } }

const create = async (api: Api, path: string, data: object) => (await send<Made>(api, 'POST', path, data)).doc

/** A site of a tenant of its own, with a page at each path in each language. `primary`: its main colour */
export async function ownSite(api: Api, primary: string, ...paths: string[]) {
  const slug = `site-${randomUUID().slice(0, 8)}`
  const hostname = `${slug}.localhost`
  const { id: tenant } = await create(api, 'tenants', { name: slug, slug })
  const { docs } = await send<Docs>(api, 'GET', 'locales?depth=0')
  const idOf = (code: Locale) => docs.find((one) => one.code === code)?.id
  const { id: domain } = await create(api, 'domains?depth=0', {
    ...{ tenant, hostname, defaultLocale: idOf('nl') },
    ...{ themePrimaryColor: primary, themeSecondaryColor: '#555555', themeAccentColor: '#123456' },
  })
  for (const code of LOCALES) {
    await create(api, 'domain-locales?depth=0', { tenant, domain, locale: idOf(code), enabled: true })
    for (const path of paths) await pageAt({ api, tenant, domain }, code, path)
  }
  return { hostname, tenant, domain }
}

/** Such a site with a navigation of one link, published in both languages. */
export async function siteWithMenu(api: Api): Promise<{ hostname: string; tenant: string; id: string }> {
  const { hostname, tenant } = await ownSite(api, '#1d4ed8', '/')
  const link = { type: 'url', url: '/', newTab: false }
  const { id, items } = await create(api, 'navigation?locale=nl&depth=0', {
    ...{ tenant, _status: 'published', items: [{ link: { ...link, label: 'Diensten' } }] },
  })
  await send(api, 'PATCH', `navigation/${id}?locale=en&depth=0`, {
    ...{ _status: 'published', items: [{ id: items[0]?.id, link: { ...link, label: 'Services' } }] },
  })
  return { hostname, tenant, id }
}

/** Such a site with two pages, and its brand. */
export async function siteWithBrand(api: Api): Promise<{ hostname: string; tenant: string; brand: string }> {
  const { hostname, tenant, domain } = await ownSite(api, '#ff4b00', '/', '/werk')
  const found = await send<Docs>(api, 'GET', `brands?where[domain][equals]=${domain}&depth=0`)
  return { hostname, tenant, brand: found.docs[0]?.id ?? '' }
}

/** Signs the browser in as an administrator of that tenant only. */
export async function asAdminOf(page: Page, api: Api, tenant: string): Promise<void> {
  const account = { email: `site-${randomUUID()}@example.org`, password: randomUUID() }
  await create(api, 'users', {
    ...{ ...account, name: 'Beheer', status: 'active', tenants: [{ tenant, role: 'admin' }] },
  })
  await signInAs(page.request, api.base, account)
}
