import type { Page } from '@playwright/test'

import type { ConsentText } from '@/payload-types'
import type { ConsentChoices } from '@/src/features/consent/rules/record'

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
    const answer = await page.request.patch(`${address}/${id}?locale=nl`, { headers, data })
    if (!answer.ok()) throw new Error(`The texts were not saved: ${answer.status()} ${await answer.text()}`)
  }
  return { version, settings, change }
}

const cookieOf = (choices: ConsentChoices, version = 99) =>
  JSON.stringify({ ...choices, confirmedAt: '2026-01-01T00:00:00.000Z', version })

/** A visitor who has chosen before. */
export const remember = (page: Page, url: string, choices: ConsentChoices, version?: number) =>
  page
    .context()
    .addCookies([
      { name: 'consent', value: encodeURIComponent(cookieOf(choices, version)), url: new URL(url).origin },
    ])

/** Answers the dialog on its settings tab, or with the button that allows everything. */
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

/** Comes back to the dialog to choose anew. */
export async function reopenConsent(page: Page, choices: ConsentChoices): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
  await choose(page, choices)
}
