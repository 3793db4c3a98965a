import type { Locator, Page } from '@playwright/test'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { adminHref } from '@/src/routing/admin-paths'
import { violationsOn } from './axe'
import { expect, test } from './fixtures'
import { tabTo } from './keyboard'
import { pageAt, type Place, placeOn } from './pages-by-api'
import { asPersonOfKade } from './people-of-kade'

const HOST = 'kade-international.localhost'

const WORDS = {
  nl: {
    find: 'Zoeken op titel of adres',
    move: 'Verplaatsen',
    undo: 'Terugzetten',
    below: 'Komt onder',
    path: 'Nieuw adres',
    moved: '3 pagina’s verplaatst naar ',
    back: '3 pagina’s teruggezet op ',
    taken: 'al in gebruik door',
  },
  en: {
    find: 'Search by title or address',
    move: 'Move',
    undo: 'Move back',
    below: 'Goes below',
    path: 'New address',
    moved: '3 pages moved to ',
    back: '3 pages moved back to ',
    taken: 'already used by',
  },
} as const satisfies LocaleTexts<unknown>

/** `from` with two pages below it, `to` with none, and a page that is in the way below `full`. */
async function scene(place: Place, locale: Locale) {
  const mark = crypto.randomUUID().slice(0, 8)
  const [from, to, full] = [`/werk-${mark}`, `/cases-${mark}`, `/vol-${mark}`]
  const below = [from, `${from}/aurora`, `${from}/aurora/cijfers`]
  const ids: string[] = []
  for (const path of [...below, to, `${full}/aurora`]) ids.push(await pageAt(place, locale, path))
  return { mark, ids, from, to, full, below }
}

const rowOf = (page: Page, path: string): Locator => page.locator(`.gevel-tree__row[data-path="${path}"]`)
const moveButton = (page: Page, path: string): Locator => rowOf(page, path).locator('button').last()
const formOf = (page: Page): Locator => page.getByRole('dialog').filter({ has: page.locator('form') })

/** The first movement enters the row; the second is over it. */
async function dragOver(row: Locator): Promise<void> {
  for (const x of [300, 320]) await row.hover({ position: { x, y: 20 } })
}

/** How far the page can be scrolled sideways. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Opens the tree of the domain, narrowed by keyboard to the pages with a text in their path. */
async function openTree(page: Page, base: string, { domain }: Place, language: Locale, asked: string) {
  await page.goto(base + adminHref(language, `/page-tree?domain=${domain}&locale=${language}`))
  expect(await violationsOn(page)).toEqual([])
  await expect(async () => {
    await page.getByRole('searchbox', { name: WORDS[language].find }).focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(asked)
    // It narrows nothing before the page has hydrated.
    await expect(page.locator(`.gevel-tree__row:not([data-path*="${asked}"])`)).toHaveCount(0, {
      timeout: 2000,
    })
  }).toPass()
}

for (const language of LOCALES) {
  const words = WORDS[language]
  // English is the default language of the domain.
  const prefix = language === 'nl' ? '/nl' : ''

  test.describe(`the page tree (${language})`, () => {
    test.slow()

    for (const width of [1440, 390])
      test.describe(`at ${width} px`, () => {
        test.use({ expectedErrors: [/status of 409/], viewport: { width, height: 900 } })

        test('moves a page with what is below it by keyboard, and back', async ({
          page,
          siteUrl,
          session,
          fetchFrom,
        }) => {
          const base = siteUrl('localhost').replace(/\/$/, '')
          const person = await asPersonOfKade(page, base, session.token, { role: 'editor' })
          const place = await placeOn(
            { request: page.request, base, headers: { Authorization: `JWT ${session.token}` } },
            HOST,
          )
          const { mark, ids, from, to, full, below } = await scene(place, language)
          const at = (path: string) => fetchFrom(HOST, prefix + path)
          await openTree(page, base, place, language, mark)
          expect(await overflow(page)).toBe(0)

          await tabTo(page, moveButton(page, from))
          await page.keyboard.press('Enter')
          const dialog = formOf(page)
          const path = dialog.getByLabel(words.path)
          await tabTo(page, path)
          await page.keyboard.press('ControlOrMeta+A')
          await page.keyboard.type(full)
          await page.keyboard.press('Enter')
          await expect(path).toHaveAccessibleDescription(new RegExp(`${full}/aurora.*${words.taken}`))
          await expect(path).toBeFocused()
          expect(await violationsOn(page, '.gevel-dialog')).toEqual([])
          expect((await at(`${from}/aurora`)).status).toBe(200)
          expect((await at(full)).status).toBe(404)

          await tabTo(page, dialog.getByLabel(words.below), 'Shift+Tab')
          await page.keyboard.type(to)
          await expect(dialog.getByRole('option')).toHaveCount(1)
          await page.keyboard.press('Enter')
          await expect(path).toHaveValue(to + from)
          await tabTo(page, dialog.getByRole('button', { name: words.move, exact: true }))
          await page.keyboard.press('Enter')
          await expect(rowOf(page, to + from).getByRole('link')).toBeFocused()
          await expect(dialog).toBeHidden()
          await expect(page.getByRole('status').filter({ hasText: words.moved })).toContainText(to + from)
          await expect(rowOf(page, from)).toBeHidden()
          expect(await violationsOn(page)).toEqual([])
          expect(await overflow(page)).toBe(0)
          for (const old of below) {
            const { status, headers } = await at(old)
            expect([status, headers.location]).toEqual([301, prefix + to + old])
            expect((await at(to + old)).status).toBe(200)
          }

          await tabTo(page, page.getByRole('button', { name: words.undo }), 'Shift+Tab')
          await page.keyboard.press('Enter')
          await expect(rowOf(page, from).getByRole('link')).toBeFocused()
          await expect(page.getByRole('status').filter({ hasText: words.back })).toContainText(from)
          for (const old of below) {
            expect((await at(old)).status).toBe(200)
            expect((await at(to + old)).status).toBe(404)
          }
          for (const id of ids) await person.remove(`pages/${id}`)
        })
      })

    test('moves a page by dragging it onto another one', async ({ page, siteUrl, session, fetchFrom }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      const base = siteUrl('localhost').replace(/\/$/, '')
      const person = await asPersonOfKade(page, base, session.token, { role: 'editor' })
      const place = await placeOn(
        { request: page.request, base, headers: { Authorization: `JWT ${session.token}` } },
        HOST,
      )
      const { mark, ids, from, to } = await scene(place, language)
      await openTree(page, base, place, language, mark)
      await rowOf(page, from).hover()
      await page.mouse.down()
      await dragOver(rowOf(page, `${from}/aurora/cijfers`))
      await expect(rowOf(page, `${from}/aurora/cijfers`)).not.toHaveAttribute('data-drop')
      await dragOver(rowOf(page, to))
      await expect(rowOf(page, to)).toHaveAttribute('data-drop', '')
      await page.mouse.up()
      const dialog = formOf(page)
      await expect(dialog.getByLabel(words.path)).toHaveValue(to + from)
      await expect(rowOf(page, to)).not.toHaveAttribute('data-drop')
      await dialog.getByRole('button', { name: words.move, exact: true }).click()
      await expect(rowOf(page, `${to}${from}/aurora`)).toBeVisible()
      const { status, headers } = await fetchFrom(HOST, `${prefix}${from}/aurora`)
      expect([status, headers.location]).toEqual([301, `${prefix}${to}${from}/aurora`])
      for (const id of ids) await person.remove(`pages/${id}`)
    })
  })
}
