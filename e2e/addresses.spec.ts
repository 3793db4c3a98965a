import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect, test } from './fixtures'
import { LANGUAGE_TAGS, SEEDED_ADDRESSES } from './pages'

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }
/** Both languages share one layout: the longer words are tried at both widths. */
const VIEWPORTS = { nl: [WIDE, NARROW], en: [WIDE] } as const

/** What axe finds, short enough to read in a report. */
async function violations(page: Page) {
  const found = await new AxeBuilder({ page }).analyze()
  return found.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => target) }))
}

for (const { host, path, language, other } of SEEDED_ADDRESSES) {
  test(`${host}${path} is a whole page, in its language, for everybody`, async ({ page, siteUrl }) => {
    await page.setViewportSize(WIDE)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const response = await page.goto(siteUrl(host, path))

    await test.step('content', async () => {
      expect(response?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[language])
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page).toHaveTitle(/\S/)
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/)
    })

    await test.step('addresses', async () => {
      const otherLanguage = language === 'nl' ? 'en' : 'nl'
      const hreflang = (tag: string) => page.locator(`link[rel=alternate][hreflang="${tag}"]`)
      // The root is canonical with or without its slash.
      const address = (at: string) => new RegExp(`^${siteUrl(host, at).replace(/\/$/, '')}/?$`)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address(path))
      await expect(hreflang(LANGUAGE_TAGS[language])).toHaveAttribute('href', address(path))
      await expect(hreflang(LANGUAGE_TAGS[otherLanguage])).toHaveAttribute('href', address(other))
      await expect(hreflang('x-default')).toHaveCount(1)
    })

    await test.step('accessibility', async () => {
      for (const viewport of VIEWPORTS[language]) {
        await page.setViewportSize(viewport)
        expect(await violations(page)).toEqual([])
      }
    })

    await test.step('no scrolling sideways on a phone', async () => {
      await page.setViewportSize(NARROW)
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      await expect.poll(overflow).toBeLessThanOrEqual(0)
    })
  })
}
