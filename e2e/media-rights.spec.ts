import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import { DAY_MS } from '@/src/lib/durations'
import { collectionHref, documentHref } from '@/src/routing/admin-paths'
import { violationsOn } from './axe'
import { expect, test } from './fixtures'
import { asPersonOfKade } from './people-of-kade'

const WORDS = {
  nl: {
    admin: '/admin',
    width: 390,
    select: 'Bestand kiezen',
    credit: 'Maker of bron',
    known: 'Dit bestand staat al in de bibliotheek',
    use: 'Die gebruiken',
    open: 'Die openen',
    expired: /^Het gebruiksrecht is verlopen/,
    mark: 'Recht verlopen',
    filters: /^Snelfilters/,
    filter: 'Verlopen of binnen 30 dagen',
    figure: /gebruiksrecht/,
  },
  en: {
    admin: '/en/admin',
    width: 1440,
    select: 'Select a file',
    credit: 'Credit (maker or source)',
    known: 'This file is already in the library',
    use: 'Use that one',
    open: 'Open that one',
    expired: /^The right of use has expired/,
    mark: 'Right expired',
    filters: /^Quick filters/,
    filter: 'Expired or within 30 days',
    figure: /right of use/,
  },
} as const satisfies LocaleTexts<unknown>

/** A photo that names its maker, unlike any other. */
const photo = async (maker: string) => ({
  name: `foto-${maker}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: '#ff4b00' } })
    .withExif({ IFD0: { Artist: maker } })
    .jpeg()
    .toBuffer(),
})

/** Chooses a file in the form of a new image; one that is chosen before the form has hydrated is lost. */
const chooseFile = async (page: Page, file: Awaited<ReturnType<typeof photo>>) =>
  expect(async () => {
    await page.locator('input[type=file]').first().setInputFiles(file)
    await expect(page.locator('.file-field__filename')).toBeVisible({ timeout: 2000 })
  }).toPass()

const savedImage = async (page: Page) => {
  const response = await page.waitForResponse(
    (one) => one.url().includes('/payload-api/media') && one.request().method() === 'POST',
  )
  return ((await response.json()) as { doc: { id: string } }).doc.id
}

for (const language of LOCALES) {
  const words = WORDS[language]

  test(`an image keeps the credit of its file, is named when it is uploaded again, and when its right of use has ended (${language})`, async ({
    page,
    siteUrl,
    session,
  }) => {
    test.slow()
    const base = siteUrl('localhost').replace(/\/$/, '')
    const { createPage, remove } = await asPersonOfKade(page, base, session.token, { role: 'editor' })
    const file = await photo(randomUUID())
    await page.setViewportSize({ width: words.width, height: 900 })
    await page.goto(base + documentHref(language, 'media', 'create'))
    await chooseFile(page, file)
    const saved = savedImage(page)
    await page.locator('#action-save').click()
    const image = await saved
    await expect(page.getByLabel(words.credit)).toHaveValue(file.name.slice('foto-'.length, -'.jpg'.length))

    const hero = { blockType: 'hero', variant: 'exhibit', heading: 'Met beeld' }
    const id = await createPage({ blocks: [hero] })
    await page.goto(base + documentHref(language, 'pages', id))
    const field = page.locator('#field-blocks__0__image')
    await field.scrollIntoViewIfNeeded()
    await field.locator('.upload__createNewToggler').click()
    const drawer = page.getByRole('dialog')
    const chooser = page.waitForEvent('filechooser')
    await drawer.getByRole('button', { name: words.select }).click()
    await (await chooser).setFiles(file)
    await expect(drawer.getByRole('heading', { name: words.known })).toBeVisible()
    await expect(drawer.locator('.gevel-duplicate')).toContainText(file.name)
    expect(await violationsOn(page, '.gevel-duplicate')).toEqual([])
    await drawer.getByRole('button', { name: words.use }).press('Enter')
    await expect(drawer).toHaveCount(0)
    await expect(field).toContainText(file.name)
    const stored = async () => {
      const response = await page.request.get(`${base}/payload-api/pages/${id}?draft=true&depth=0&locale=nl`)
      return ((await response.json()) as { blocks: { image?: string }[] }).blocks[0]?.image
    }
    await expect.poll(stored).toBe(image)
    await remove(`pages/${id}`)

    const rightsUntil = new Date(Date.now() - 3 * DAY_MS).toISOString()
    await page.request.patch(`${base}/payload-api/media/${image}`, { data: { rightsUntil } })
    await page.goto(base + documentHref(language, 'media', image))
    const notice = page.locator('.gevel-rights-notice')
    await expect(notice).toContainText(words.expired)
    expect(await violationsOn(page, '.gevel-rights-notice')).toEqual([])
    await page.goto(`${base}${words.admin}`)
    await page.getByRole('link', { name: words.figure }).click()
    const card = page.locator('.gevel-library__card').filter({ hasText: file.name })
    await expect(card).toContainText(words.mark)
    await page.goto(base + collectionHref(language, 'media'))
    const filters = page.getByRole('button', { name: words.filters })
    if (words.width < 400) await filters.click()
    await page.getByRole('button', { name: words.filter }).click()
    await expect(page).toHaveURL(/rights=ending/)
    await expect(card).toContainText(words.mark)
    await remove(`media/${image}`)
  })

  test(`a file that is in the library already is shown in the form, which can save it once more (${language})`, async ({
    page,
    siteUrl,
    session,
  }) => {
    const base = siteUrl('localhost').replace(/\/$/, '')
    const { remove } = await asPersonOfKade(page, base, session.token, { role: 'editor' })
    const file = await photo(randomUUID())
    const made: string[] = []
    for (const again of [false, true]) {
      await page.setViewportSize({ width: words.width, height: 900 })
      await page.goto(base + documentHref(language, 'media', 'create'))
      await chooseFile(page, file)
      const link = page.getByRole('link', { name: words.open })
      if (again) await expect(link).toHaveAttribute('href', new RegExp(made[0] ?? 'none'))
      const saved = savedImage(page)
      await page.locator('#action-save').click()
      made.push(await saved)
    }
    expect(new Set(made).size).toBe(2)
    for (const id of made) await remove(`media/${id}`)
  })
}
