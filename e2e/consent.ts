import type { Page } from '@playwright/test'

import type { ConsentText } from '@/payload-types'
import type { ConsentChoices } from '@/src/features/consent/rules/record'

/** The sites of the seeded tenants: one in mode opt-out, one in mode opt-in. */
export const KADE = 'localhost'
export const NOORDERLICHT = 'noorderlicht.localhost'

/** The dialog element, which fills the window. */
export const dialogOf = (page: Page) => page.getByRole('dialog')
/** The visible frame of the dialog. */
export const frameOf = (page: Page) => page.locator('.dialog')
export const tab = (page: Page, name: string) => page.getByRole('tab', { name })
export const button = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true })

/** The consent cookie: its decoded value (null without one) and its expiry in seconds since the epoch. */
export async function record(page: Page) {
  const cookies = await page.context().cookies(page.url())
  const cookie = cookies.find(({ name }) => name === 'consent')
  const value = JSON.parse(decodeURIComponent(cookie?.value ?? 'null')) as Record<string, unknown> | null
  return { value, expires: cookie?.expires ?? 0 }
}

/** Waits until the opening animation has finished. */
export const settled = (page: Page) =>
  frameOf(page).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))

/** The Dutch consent texts of a tenant and their version; `change` saves either. */
export async function consentTexts(page: Page, home: string, token: string, tenant: string) {
  const root = home.replace(/\/$/, '')
  const headers = { Authorization: `JWT ${token}` }
  const address = `${root}/payload-api/consent-texts`
  const found = await page.request.get(`${address}?where[tenant.slug][equals]=${tenant}&depth=0&locale=nl`, {
    headers,
  })
  const { docs } = (await found.json()) as { docs: [ConsentText] }
  const [{ id, version, settings }] = docs
  const change = async (data: Partial<ConsentText>) => {
    const response = await page.request.patch(`${address}/${id}?locale=nl`, { headers, data })
    if (!response.ok())
      throw new Error(`The texts were not saved: ${response.status()} ${await response.text()}`)
  }
  return { version, settings, change }
}

const cookieOf = (choices: ConsentChoices, version = 99) =>
  JSON.stringify({ ...choices, confirmedAt: '2026-01-01T00:00:00.000Z', version })

/** Sets the cookie of a visitor who has chosen before. */
export const remember = (page: Page, url: string, choices: ConsentChoices, version?: number) =>
  page
    .context()
    .addCookies([
      { name: 'consent', value: encodeURIComponent(cookieOf(choices, version)), url: new URL(url).origin },
    ])

/** Chooses on the settings tab, or with "Accept" when everything is allowed. */
export async function choose(page: Page, { marketing, analytics }: ConsentChoices): Promise<void> {
  if (marketing && analytics) return button(page, 'Accept').click()
  await tab(page, 'Settings').click()
  for (const [name, on] of [
    ['Marketing', marketing],
    ['Analytics', analytics],
  ] as const)
    await dialogOf(page)
      .getByRole('radiogroup', { name })
      .getByText(on ? 'On' : 'Off')
      .click()
  await button(page, 'Allow selection').click()
}

/** Opens the dialog from the footer and changes the choice. */
export async function reopenConsent(page: Page, choices: ConsentChoices): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
  await choose(page, choices)
}
