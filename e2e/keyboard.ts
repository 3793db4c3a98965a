import type { Locator, Page } from '@playwright/test'

/** More steps no screen asks for before what it is about. */
const MAX_TABS = 60

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

/** Goes on with Tab until `target` has the focus. */
export async function tabTo(page: Page, target: Locator, steps = MAX_TABS): Promise<void> {
  await target.waitFor()
  if (await hasFocus(target)) return
  if (steps === 0) throw new Error('No number of tabs leads there.')
  await page.keyboard.press('Tab')
  await tabTo(page, target, steps - 1)
}
