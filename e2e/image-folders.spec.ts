import { randomInt, randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import { collectionHref, documentHref } from '@/src/routing/admin-paths'
import { violationsOn } from './axe'
import { expect, test } from './fixtures'
import { asPersonOfKade } from './people-of-kade'

const WORDS = {
  nl: {
    width: 390,
    folders: 'Mappen',
    file: 'Map en trefwoorden',
    folder: 'Map',
    add: 'Trefwoorden toevoegen',
    save: 'Opslaan',
    done: '2 afbeeldingen gewijzigd.',
    move: 'Map hernoemen of verplaatsen',
    path: 'Nieuwe map',
    submit: 'Verplaatsen',
    goes: 'Ze komen in de map',
    select: (name: string) => `${name} selecteren`,
  },
  en: {
    width: 1440,
    folders: 'Folders',
    file: 'Folder and tags',
    folder: 'Folder',
    add: 'Add tags',
    save: 'Save',
    done: '2 images changed.',
    move: 'Rename or move folder',
    path: 'New folder',
    submit: 'Move',
    goes: 'They go into the folder',
    select: (name: string) => `Select ${name}`,
  },
} as const satisfies LocaleTexts<unknown>

type Stored = { id: string; filename: string }

/** Stores an image unlike any other for the signed-in person. */
async function upload(page: Page, base: string, tenant: string): Promise<Stored> {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()
  const file = { name: `${randomUUID()}.png`, mimeType: 'image/png', buffer }
  const multipart = { file, _payload: JSON.stringify({ tenant }) }
  const response = await page.request.post(`${base}/payload-api/media?depth=0`, { multipart })
  return ((await response.json()) as { doc: Stored }).doc
}

const cardOf = (area: Page | Locator, { filename }: Stored) =>
  area.locator('.gevel-library__card').filter({ hasText: filename })

for (const language of LOCALES) {
  const words = WORDS[language]

  test(`images are put in a folder together, found in it, moved with it and chosen from it (${language})`, async ({
    page,
    siteUrl,
    session,
  }) => {
    test.slow()
    const base = siteUrl('localhost').replace(/\/$/, '')
    const { idOf, remove } = await asPersonOfKade(page, base, session.token, { role: 'editor' })
    const tenant = await idOf('tenants?where[slug][equals]=kade')
    const images = [await upload(page, base, tenant), await upload(page, base, tenant)]
    const [one, other] = images as [Stored, Stored]
    const [top, renamed] = [`A-${randomUUID()}`, `B-${randomUUID()}`]
    await page.setViewportSize({ width: words.width, height: 900 })
    await page.goto(base + collectionHref(language, 'media'))

    for (const image of images)
      await cardOf(page, image)
        .getByRole('checkbox', { name: words.select(image.filename) })
        .check()
    await page.getByRole('button', { name: words.file }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(words.folder, { exact: true }).fill(` ${top} / Kade`)
    await dialog.getByLabel(words.add).fill('gevel, Utrecht')
    expect(await violationsOn(page, '.gevel-dialog')).toEqual([])
    await dialog.getByRole('button', { name: words.save }).press('Enter')
    await expect(page.getByText(words.done)).toBeVisible()

    const folders = page.getByRole('navigation', { name: words.folders })
    await folders.getByRole('button', { name: `${top} 2` }).press('Enter')
    await expect(page.locator('.gevel-library__card')).toHaveCount(2)
    await expect(page.locator('.gevel-upload')).toContainText(`${words.goes} “${top}”`)
    await folders.getByRole('button', { name: 'Kade 2' }).press('Enter')
    await expect(page).toHaveURL(new RegExp(`folder=${top}(?:%2F|/)Kade`))
    await folders.getByRole('button', { name: top, exact: true }).press('Enter')
    await folders.getByRole('button', { name: words.move }).press('Enter')
    await dialog.getByLabel(words.path).fill(renamed)
    await dialog.getByRole('button', { name: words.submit }).press('Enter')
    await expect(folders.getByRole('button', { name: renamed, exact: true })).toHaveAttribute('aria-current')
    await expect(page.locator('.gevel-library__card')).toHaveCount(2)
    expect(await violationsOn(page, '.gevel-folders, .gevel-library')).toEqual([])

    await page.goto(base + documentHref(language, 'media', one.id))
    await expect(page.locator('#field-folder')).toHaveValue(`${renamed}/Kade`)

    await page.goto(`${base}${collectionHref(language, 'authors')}/create`)
    await page.locator('.upload__listToggler').first().click()
    const picker = page.getByRole('dialog')
    await picker.getByRole('button', { name: `${renamed} 2` }).press('Enter')
    await expect(picker.locator('.gevel-library__card')).toHaveCount(2)
    await cardOf(picker, other).getByRole('button').press('Enter')
    await expect(page.locator('.upload-field-card, .upload-relationship-details').first()).toContainText(
      other.filename,
    )
    for (const { id } of images) await remove(`media/${id}`)
  })
}
