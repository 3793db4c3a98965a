import { expect, type Page } from '@playwright/test'

import type { Locale } from '@/src/lib/constants'
import { signInAs } from './sign-in'

type Person = { name?: string; role?: 'admin' | 'editor' | 'viewer' }

/**
 * Creates an account with a role in the tenant Kade only (admin by default) and signs it in; returns helpers that set up and
 * clean up.
 */
export async function asPersonOfKade(
  page: Page,
  base: string,
  token: string,
  { name = 'Beheer', role = 'admin' }: Person = {},
) {
  const headers = { Authorization: `JWT ${token}` }
  const idOf = async (path: string): Promise<string> => {
    const response = await page.request.get(`${base}/payload-api/${path}&depth=0&limit=1`, { headers })
    const [found] = ((await response.json()) as { docs: { id: string }[] }).docs
    if (!found) throw new Error(`Nothing at ${path}`)
    return found.id
  }
  const person = { email: `dialogs-${crypto.randomUUID()}@example.org`, password: crypto.randomUUID() }
  const tenant = await idOf('tenants?where[slug][equals]=kade')
  const addPerson = async (account: { email: string; password: string; name: string; role: string }) => {
    const data = { ...account, status: 'active', tenants: [{ tenant, role: account.role }] }
    const made = await page.request.post(`${base}/payload-api/users`, { headers, data })
    expect(made.status()).toBe(201)
    return ((await made.json()) as { doc: { id: string; email: string } }).doc
  }
  await addPerson({ ...person, name, role })
  const addColleague = () =>
    addPerson({
      email: `colleague-${crypto.randomUUID()}@example.org`,
      password: crypto.randomUUID(),
      name: 'Collega',
      role: 'editor',
    })
  await signInAs(page.request, base, person)
  // A new page, so that nobody else has it locked.
  const createPage = async (content: object = {}, locale: Locale = 'nl'): Promise<string> => {
    const response = await page.request.post(`${base}/payload-api/pages?draft=true&locale=${locale}`, {
      headers,
      data: { title: 'Sjabloon in wording', tenant, ...content },
    })
    return ((await response.json()) as { doc: { id: string } }).doc.id
  }
  const remove = (path: string) => page.request.delete(`${base}/payload-api/${path}`, { headers })
  return { ...person, idOf, createPage, addColleague, remove }
}
