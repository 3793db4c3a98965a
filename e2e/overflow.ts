import type { Page } from '@playwright/test'

/** How many pixels wider a page is than its window; 0 when it does not scroll sideways. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
