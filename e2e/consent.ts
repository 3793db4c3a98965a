import type { Page } from '@playwright/test'

import type { ConsentText } from '@/payload-types'
import { signIn } from './sign-in'

/** The seeded companies' sites: one with everything preselected, one that asks for opt-in. */
export const KADE = 'localhost'
export const NOORDERLICHT = 'noorderlicht.localhost'

/** As large as the window, over everything. */
export const dialogOf = (page: Page) => page.getByRole('dialog')
/** What is seen of it. */
export const frameOf = (page: Page) => page.locator('.dialog')
export const tab = (page: Page, name: string) => page.getByRole('tab', { name })
export const button = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true })

/** What the browser keeps of the choice. */
export async function record(page: Page) {
  const cookies = await page.context().cookies(page.url())
  const cookie = cookies.find(({ name }) => name === 'consent')
  const value = JSON.parse(decodeURIComponent(cookie?.value ?? 'null')) as Record<string, unknown> | null
  return { value, expires: cookie?.expires ?? 0 }
}

/** Waits until the dialog has arrived. */
export const settled = (page: Page) =>
  frameOf(page).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))

/** A company's texts, as its admin screen has them; `change` saves Dutch texts, or the version. */
export async function consentTexts(
  page: Page,
  home: string,
  admin: { email: string; password: string },
  tenant: string,
) {
  const root = home.replace(/\/$/, '')
  const headers = { Authorization: `JWT ${await signIn(page, root, admin)}` }
  const address = `${root}/payload-api/consent-texts`
  const found = await page.request.get(`${address}?where[tenant.slug][equals]=${tenant}&depth=0`, { headers })
  const { docs } = (await found.json()) as { docs: [ConsentText] }
  const [{ id, version }] = docs
  const change = async (data: Partial<ConsentText>) => {
    const answer = await page.request.patch(`${address}/${id}?locale=nl`, { headers, data })
    if (!answer.ok()) throw new Error(`The texts were not saved: ${answer.status()} ${await answer.text()}`)
  }
  return { version, change }
}
