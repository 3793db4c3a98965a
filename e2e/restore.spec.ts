import type { Page } from '@playwright/test'

import type { Locale } from '@/src/lib/constants'
import { violationsOn } from './axe'
import { expect, test } from './fixtures'
import { type Api, type Doc, publishedPage, read, send } from './pages-by-api'

type Block = { id: string; heading: string; showIn?: string[] | null }

const TEXTS = {
  nl: {
    ...{ button: 'In het Nederlands terugzetten', submit: 'Terugzetten', undo: 'Ongedaan maken' },
    ...{ warning: 'Dit verandert ook in het Engels', order: 'volgorde', all: 'Alle talen' },
    stays: 'Blijft alleen in het Engels staan, met “Tonen in: Engels”: 03 Opening: Drie',
    ...{ before: 'van voor het terugzetten', link: 'Bekijken en terugzetten', own: 'Nederlands' },
    compared: 'Vergeleken met de versie van',
    name: { give: 'Naam geven', change: 'Naam wijzigen', label: 'Naam of reden', save: 'Opslaan' },
  },
  en: {
    ...{ button: 'Restore in English', submit: 'Restore', undo: 'Undo' },
    ...{ warning: 'This also changes in Dutch', order: 'order', all: 'All languages' },
    stays: 'Stays in Dutch only, with “Show in: Dutch”: 03 Hero: Drie',
    ...{ before: 'from before restoring', link: 'View and restore', own: 'English' },
    compared: 'Compared with the version of',
    name: { give: 'Name this version', change: 'Change the name', label: 'Name or reason', save: 'Save' },
  },
} as const

/** Publishes these blocks in a language; those with an id are there already. */
async function publish(api: Api, id: string, locale: Locale, rows: { id?: string; heading: string }[]) {
  const blocks = rows.map((row) => ({ ...row, blockType: 'hero', variant: 'statement' }))
  const { doc } = await send<{ doc: { blocks: Block[] } }>(
    api,
    'PATCH',
    `pages/${id}?depth=0&locale=${locale}`,
    { blocks, _status: 'published' },
  )
  return doc.blocks.map((block) => block.id)
}

/** The headings that a language shows of a page. */
async function shown(api: Api, id: string, locale: Locale, draft: boolean): Promise<string[]> {
  const page = (await read(api, id, locale, draft)) as Doc & { blocks: Block[] }
  return page.blocks
    .filter(({ showIn }) => !showIn?.length || showIn.includes(locale))
    .map(({ heading }) => heading)
}

/** A page whose first version has other blocks, in another order. Returns that version. */
async function changedPage(api: Api, locale: Locale, other: Locale) {
  const id = await publishedPage(api)
  const headings = (language: Locale, words: string[]) => words.map((word) => `${word} ${language}`)
  const inBoth = async (words: string[], ids: string[]) => {
    const rows = (language: Locale, known: string[]) =>
      headings(language, words).map((heading, index) => ({
        ...(known[index] && { id: known[index] }),
        heading,
      }))
    const stored = await publish(api, id, locale, rows(locale, ids))
    await publish(api, id, other, rows(other, stored))
    return stored
  }
  const [one = '', two = '', four = ''] = await inBoth(['Een', 'Twee', 'Vier'], [])
  expect(one).not.toBe('')
  const query = `pages/versions?where[parent][equals]=${id}&sort=-updatedAt&limit=1&depth=0`
  const { docs } = await send<{ docs: { id: string }[] }>(api, 'GET', query)
  await inBoth(['Vier', 'Twee', 'Drie'], [four, two])
  return { id, first: docs[0]?.id ?? '' }
}

/** Gives the version of the screen a name, by keyboard. */
async function nameIt(
  page: Page,
  { give, change, label, save }: (typeof TEXTS)[Locale]['name'],
  name: string,
) {
  await page.getByRole('button', { name: give }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(label).fill(name)
  expect(await violationsOn(page, '.gevel-dialog')).toEqual([])
  await dialog.getByRole('button', { name: save }).press('Enter')
  await expect(page.getByRole('button', { name: change })).toBeVisible()
  await expect(page.locator('.gevel-version-facts')).toContainText(name)
}

async function expectMargin(page: Page): Promise<void> {
  const box = await page.locator('.gevel-versions tbody tr').first().boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(10)
}

for (const [locale, other, panel, width] of [
  ['nl', 'en', '/admin', 1440],
  ['en', 'nl', '/en/admin', 390],
] as const)
  test(`restoring in ${locale} only says what changes in ${other}, keeps its blocks, and is undone from the list at ${width} px`, async ({
    page,
    request,
    siteUrl,
    signIn,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const base = siteUrl('localhost').replace(/\/$/, '')
    const api = { request, base, headers: { Authorization: `JWT ${await signIn()}` } }
    const texts = TEXTS[locale]
    const { id, first } = await changedPage(api, locale, other)
    const form = `${base}${panel}/cms/pages/${id}`
    const before = await shown(api, id, other, true)
    expect(before).toEqual(['Vier', 'Twee', 'Drie'].map((word) => `${word} ${other}`))

    await page.goto(`${form}/versions/${first}?locale=${locale}`)
    await expect(page.locator('.view-version__toggle-locales-list')).toHaveText(texts.own)
    await expect(page.getByText(texts.compared, { exact: true })).toBeVisible()
    await expect(page.locator('.field-diff__locale-label').first()).toHaveText(texts.own)
    await expect(page.getByRole('img', { name: '[object Object]' })).toHaveCount(0)
    await nameIt(page, texts.name, 'Goedgekeurd door Anna')
    await page.getByRole('button', { name: texts.button }).press('Enter')
    const dialog = page.getByRole('dialog')
    const warning = dialog.getByRole('alert').filter({ hasText: texts.warning })
    await expect(warning.getByRole('heading', { name: texts.warning })).toBeVisible()
    await expect(warning).toContainText(texts.order)
    await expect(dialog).toContainText(`${texts.stays} ${locale}`)
    expect(await violationsOn(page, '.gevel-dialog')).toEqual([])
    await dialog.getByRole('combobox').selectOption({ label: texts.all })
    await expect(warning).toHaveCount(0)
    await dialog.getByRole('combobox').selectOption(locale)
    await dialog.getByRole('button', { name: texts.submit }).press('Enter')

    const undo = page.getByRole('button', { name: texts.undo, exact: true })
    await expect(undo).toBeVisible()
    expect(await shown(api, id, locale, true)).toEqual(
      ['Een', 'Twee', 'Vier'].map((word) => `${word} ${locale}`),
    )
    expect((await shown(api, id, other, true)).toSorted()).toEqual(before.toSorted())
    for (const language of [locale, other])
      expect(await shown(api, id, language, false)).toEqual(
        ['Vier', 'Twee', 'Drie'].map((word) => `${word} ${language}`),
      )
    // Only where its document is open, which its form is once it has loaded.
    await page.waitForURL((url) => url.pathname.endsWith(id))
    await expect(page.locator('.collection-edit__form[data-form-ready=true]')).toBeAttached()
    const list = page.locator('.collection-list')
    await expect(async () => {
      if (!(await list.isVisible()))
        await page.locator('.step-nav a').nth(1).press('Enter', { timeout: 1000 })
      await expect(list).toBeVisible({ timeout: 5000 })
    }).toPass()
    await expect(undo).toHaveCount(0)
    await page.goto(`${form}?locale=${locale}`)
    await expect(undo).toBeVisible()

    await page.goto(`${form}/versions?locale=${locale}`)
    const row = page.getByRole('row').filter({ hasText: texts.before })
    await expect(row).toHaveCount(1)
    await expect(page.getByRole('row').filter({ hasText: 'Goedgekeurd door Anna' })).toHaveCount(1)
    await expectMargin(page)
    expect(await violationsOn(page, '.gevel-versions')).toEqual([])
    await row.getByRole('link', { name: texts.link }).press('Enter')
    await page.getByRole('button', { name: texts.button }).press('Enter')
    await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible()
    await dialog.getByRole('button', { name: texts.submit }).press('Enter')
    await expect(page.locator('#field-title')).toBeVisible()
    await expect.poll(() => shown(api, id, other, true)).toEqual(before)
    expect(await shown(api, id, locale, true)).toEqual(
      ['Vier', 'Twee', 'Drie'].map((word) => `${word} ${locale}`),
    )
  })
