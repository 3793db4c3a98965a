import type { Page } from '@playwright/test'

declare global {
  interface Window {
    gevelPressed: () => Promise<void>
  }
}

/**
 * Counts what a person presses with the pointer, in every document that the page opens from now on.
 * @returns a function that returns the number of clicks since its last call
 */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0
  await page.exposeFunction('gevelPressed', () => {
    clicks += 1
  })
  const listen = () => addEventListener('pointerdown', () => void window.gevelPressed(), { capture: true })
  await page.addInitScript(listen)
  await page.evaluate(listen)
  return () => {
    const counted = clicks
    clicks = 0
    return counted
  }
}
