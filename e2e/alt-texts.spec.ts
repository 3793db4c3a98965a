import type { Page } from '@playwright/test'
import sharp from 'sharp'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import { violationsOn } from './axe'
import { expect, test } from './fixtures'
import { asPersonOfKade } from './people-of-kade'

const WORDS = {
  nl: {
    admin: '/admin',
    select: 'Bestand kiezen',
    own: /^Beschrijving \(alt-tekst\)/,
    other: 'Beschrijving in het Engels',
  },
  en: {
    admin: '/en/admin',
    select: 'Select a file',
    own: /^Description \(alt text\)/,
    other: 'Description in English',
  },
} as const satisfies LocaleTexts<unknown>

/** docs/editor-tasks.md */
const MOST_CLICKS = 6

const picture = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#ff4b00' } })
    .png()
    .toBuffer()

/** Counts what a person presses; what scripts click does not count. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.body.dataset.clicks = '0'
    const count = () => {
      document.body.dataset.clicks = String(Number(document.body.dataset.clicks) + 1)
    }
    addEventListener('pointerdown', count, { capture: true })
  })
  return async () => Number(await page.locator('body').getAttribute('data-clicks'))
}

const savedImage = async (page: Page) => {
  const response = await page.waitForResponse(
    (one) => one.url().includes('/payload-api/media') && one.request().method() === 'POST',
  )
  return ((await response.json()) as { doc: { id: string; altTexts: unknown } }).doc
}

const storedImage = async (page: Page, base: string, id: string) => {
  const response = await page.request.get(`${base}/payload-api/pages/${id}?draft=true&depth=0&locale=nl`)
  return ((await response.json()) as { blocks: { image?: string }[] }).blocks[0]?.image
}

for (const language of LOCALES) {
  const words = WORDS[language]

  test(`an empty image field gets an image with both alt texts in at most six clicks (${language})`, async ({
    page,
    siteUrl,
    session,
  }) => {
    test.slow()
    const base = siteUrl('localhost').replace(/\/$/, '')
    const { createPage, remove } = await asPersonOfKade(page, base, session.token, { role: 'editor' })
    const hero = { blockType: 'hero', variant: 'exhibit', heading: 'Met beeld' }
    const id = await createPage({ blocks: [hero] })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${base}${words.admin}/cms/pages/${id}`)
    const field = page.locator('#field-blocks__0__image')
    await field.scrollIntoViewIfNeeded()
    await expect(field.locator('.upload__createNewToggler')).toBeEnabled()
    const clicks = await countClicks(page)

    await field.locator('.upload__createNewToggler').click()
    const drawer = page.getByRole('dialog')
    const chooser = page.waitForEvent('filechooser')
    await drawer.getByRole('button', { name: words.select }).click()
    const file = { name: `vlak-${id}.png`, mimeType: 'image/png', buffer: await picture() }
    await (await chooser).setFiles(file)
    const own = drawer.getByRole('textbox', { name: words.own })
    const other = drawer.getByRole('textbox', { name: words.other })
    await own.click()
    await page.keyboard.type('Een oranje vlak')
    await other.click()
    await page.keyboard.type('An orange plane')
    expect(await violationsOn(page, '.row__fields:has(> .gevel-alt-texts)')).toEqual([])
    const saved = savedImage(page)
    await drawer.locator('#action-save').click()
    const doc = await saved
    await expect(drawer).toHaveCount(0)
    await expect(field).toContainText(`vlak-${id}`)
    expect(await clicks()).toBeLessThanOrEqual(MOST_CLICKS)
    expect(doc.altTexts).toEqual({ nl: 'Een oranje vlak', en: 'An orange plane' })
    // An autosave on its way would lose its image, and be rejected.
    await expect.poll(() => storedImage(page, base, id)).toBe(doc.id)
    await remove(`pages/${id}`)
    await remove(`media/${doc.id}`)
  })
}
