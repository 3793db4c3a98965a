import type { Page } from '@playwright/test'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { documentHref } from '@/src/routing/admin-paths'
import { violationsOn } from './axe'
import { openDialog } from './dialog'
import { expect, test } from './fixtures'
import { tabTo } from './keyboard'
import { asPersonOfKade } from './people-of-kade'

const WORDS = {
  nl: {
    saveAs: 'Opslaan als sjabloon',
    part: 'Een onderdeel: blokken om op elke pagina toe te voegen',
    none: 'Kies minstens één blok.',
    name: 'Naam',
    about: 'Wanneer gebruikt u het? (optioneel)',
    add: 'Blok toevoegen',
    parts: 'Onderdelen',
    size: { width: 390, height: 844 },
  },
  en: {
    saveAs: 'Save as template',
    part: 'A part: blocks to add to any page',
    none: 'Choose at least one block.',
    name: 'Name',
    about: 'When to use it (optional)',
    add: 'Add Block',
    parts: 'Parts',
    size: { width: 1440, height: 900 },
  },
} as const satisfies LocaleTexts<unknown>

const HEADINGS = { nl: 'Onze belofte', en: 'Our promise' } as const satisfies LocaleTexts
const OTHER = { nl: 'en', en: 'nl' } as const satisfies Record<Locale, Locale>

type Stored = { blocks: { id: string; blockType: string; heading?: string; actions?: object[] }[] }

/** Opens the form of a page, ready to be used. */
async function openForm(page: Page, base: string, id: string, locale: Locale): Promise<void> {
  await page.goto(`${base}${documentHref(locale, 'pages', id)}?locale=${locale}`)
  await expect(page.locator('.collection-edit__form[data-form-ready=true]')).toBeVisible()
}

for (const language of LOCALES) {
  const words = WORDS[language]

  test.describe(`parts (${language})`, () => {
    test.slow()
    test.use({ viewport: words.size })

    test('blocks of a page are saved as a part, and added to another page in both languages', async ({
      page,
      siteUrl,
      session,
    }) => {
      const base = siteUrl('localhost').replace(/\/$/, '')
      const { createPage, idOf, remove } = await asPersonOfKade(page, base, session.token, { role: 'editor' })
      const headers = { Authorization: `JWT ${session.token}` }
      const stored = async (id: string, locale: Locale): Promise<Stored> => {
        const query = `draft=true&depth=0&locale=${locale}`
        const response = await page.request.get(`${base}/payload-api/pages/${id}?${query}`, { headers })
        return (await response.json()) as Stored
      }
      const blocks = [
        { blockType: 'richText' },
        {
          blockType: 'hero',
          variant: 'statement',
          heading: HEADINGS.nl,
          actions: [{ link: { label: 'Meer' } }],
        },
      ]
      const source = await createPage({ blocks })
      const [text, hero] = (await stored(source, 'nl')).blocks
      const english = { blocks: [text, { ...hero, heading: HEADINGS.en }] }
      const url = `${base}/payload-api/pages/${source}?draft=true&locale=en`
      expect((await page.request.patch(url, { headers, data: english })).status()).toBe(200)
      const target = await createPage({ blocks: [{ blockType: 'richText' }] })
      const name = `Belofte ${crypto.randomUUID()}`

      await test.step('save as a part', async () => {
        await openForm(page, base, source, language)
        const dialog = await openDialog(page, page.getByRole('button', { name: words.saveAs }))
        await dialog.getByLabel(words.part).check()
        await dialog.getByLabel(words.name, { exact: true }).fill(name)
        await page.keyboard.press('Enter')
        await expect(dialog.getByText(words.none)).toBeVisible()
        const block = dialog.getByRole('checkbox', { name: HEADINGS[language] })
        await tabTo(page, block)
        await page.keyboard.press('Space')
        await expect(block).toBeChecked()
        await dialog.getByLabel(words.about).fill('Boven elke dienst.')
        expect(await violationsOn(page, '.gevel-dialog')).toEqual([])
        await dialog.getByLabel(words.name, { exact: true }).press('Enter')
        await expect(dialog).toHaveCount(0)
      })

      await test.step('add it to another page', async () => {
        await openForm(page, base, target, language)
        const search = page.locator('.block-search__input')
        const add = page.getByRole('button', { name: words.add }).last()
        await expect(async () => {
          if (!(await search.isVisible())) await add.click({ timeout: 1000 })
          await expect(search).toBeVisible({ timeout: 2000 })
        }).toPass()
        const card = page.getByRole('button', { name })
        await expect(page.getByRole('heading', { name: words.parts })).toBeVisible()
        await search.fill(name)
        await expect(page.locator('.blocks-drawer__block:not([hidden])')).toHaveCount(1)
        await expect(card).toBeVisible()
        expect(await violationsOn(page, '.blocks-drawer__blocks-wrapper')).toEqual([])
        await search.press('Enter')
        await expect(card).toHaveCount(0)
        await expect(page.locator('#field-blocks__1__heading')).toHaveValue(HEADINGS[language])
      })

      await test.step('it is stored in both languages, as a copy', async () => {
        for (const locale of [language, OTHER[language]])
          await expect
            .poll(async () => (await stored(target, locale)).blocks.map(({ heading }) => heading ?? null))
            .toEqual([null, HEADINGS[locale]])
        const [, added] = (await stored(target, language)).blocks
        expect(added?.id).not.toBe(hero?.id)
        expect(added?.actions).toHaveLength(1)
      })

      await remove(`templates/${await idOf(`templates?where[name][equals]=${name}`)}`)
      for (const id of [source, target]) await remove(`pages/${id}`)
    })
  })
}
