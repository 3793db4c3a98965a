import type { Page } from '@playwright/test'

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
