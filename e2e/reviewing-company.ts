import { type Browser, expect, type Page } from '@playwright/test'

import type { Locale } from '@/src/lib/constants'
import { signInAs } from './sign-in'

type Role = 'editor' | 'writer'
type Made = { doc: { id: string } }

/** A tenant of its own that wants four eyes, with a domain; people get a browser of their own. */
export async function reviewingCompany(browser: Browser, base: string, token: string) {
  const request = (await browser.newContext()).request
  const headers = { Authorization: `JWT ${token}` }
  const create = async (path: string, data: object): Promise<string> => {
    const response = await request.post(`${base}/payload-api/${path}`, { headers, data })
    expect(response.status(), await response.text()).toBe(201)
    return ((await response.json()) as Made).doc.id
  }
  const name = `review-${crypto.randomUUID().slice(0, 8)}`
  const tenant = await create('tenants', { name, slug: name, fourEyes: true })
  const found = await request.get(`${base}/payload-api/locales?where[code][equals]=nl`, { headers })
  const [locale] = ((await found.json()) as { docs: { id: string }[] }).docs
  const domain = await create('domains', {
    ...{ tenant, hostname: `${name}.localhost`, defaultLocale: locale?.id },
    ...{ themePrimaryColor: '#ff4b00', themeSecondaryColor: '#555555', themeAccentColor: '#123456' },
  })
  await create('domain-locales', { tenant, domain, locale: locale?.id, enabled: true })

  const person = async (called: string, role: Role, language: Locale) => {
    const account = { email: `${role}-${crypto.randomUUID()}@example.org`, password: crypto.randomUUID() }
    const data = { ...account, name: called, language, status: 'active', tenants: [{ tenant, role }] }
    await create('users', data)
    const page = await (await browser.newContext({ locale: 'nl-NL' })).newPage()
    await signInAs(page.request, base, account)
    return { page, email: account.email }
  }

  /** A draft with an address, that somebody writes. */
  const draftOf = async ({ request: own }: Page, title: string): Promise<string> => {
    const data = { title, tenant, layout: 'main', addresses: [{ domain, path: `/${crypto.randomUUID()}` }] }
    const response = await own.post(`${base}/payload-api/pages?draft=true&locale=nl`, { data })
    expect(response.status(), await response.text()).toBe(201)
    return ((await response.json()) as Made).doc.id
  }
  return { person, draftOf }
}
