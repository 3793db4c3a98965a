import type { Locator, Page } from '@playwright/test'

/** Twice through the longest screen: a button that is disabled during an automatic save is passed over the first time. */
const MAX_TABS = 250

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

type Key = 'Tab' | 'Shift+Tab'

/** Presses Tab, or Shift+Tab to go back, until `target` has the focus. */
export async function tabTo(page: Page, target: Locator, key: Key = 'Tab', steps = MAX_TABS): Promise<void> {
  await target.waitFor()
  if (await hasFocus(target)) return
  if (steps === 0) throw new Error('The element cannot be reached with Tab.')
  await page.keyboard.press(key)
  await tabTo(page, target, key, steps - 1)
}
