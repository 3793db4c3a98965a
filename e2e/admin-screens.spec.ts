import type { Page, Request } from '@playwright/test'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import { violationsOn } from './axe'
import { expect, test } from './fixtures'
import { tabTo } from './keyboard'
import { asPersonOfKade } from './people-of-kade'

const WORDS = {
  nl: {
    admin: '/admin',
    used: 'Hier gebruikt',
    importing: 'CSV importeren',
    exporting: 'CSV exporteren',
    dryRun: 'Proefrun',
    cancel: 'Annuleren',
    apply: '1 doorverwijzingen importeren',
    done: 'De doorverwijzingen zijn geïmporteerd.',
    collapse: 'Alles samenvouwen',
    untitled: 'Pagina zonder titel',
    invalid: '4 velden kloppen nog niet',
    oneInvalid: 'Eén veld klopt nog niet',
    fields: [
      /^Titel: /,
      /^Adres: /,
      /^Opening “Welkom” › Knop “Bel ons” › Pagina: /,
      /^Vragen “Goed om te weten” › Vraag “Wat kost het\?” › Antwoord: /,
    ],
    content: ['Welkom', 'Bel ons', 'Goed om te weten', 'Wat kost het?'],
  },
  en: {
    admin: '/en/admin',
    used: 'Used here',
    importing: 'Import CSV',
    exporting: 'Export CSV',
    dryRun: 'Dry run',
    cancel: 'Cancel',
    apply: 'Import 1 redirects',
    done: 'The redirects have been imported.',
    collapse: 'Collapse All',
    untitled: 'Untitled page',
    invalid: '4 fields are not valid yet',
    oneInvalid: 'One field is not valid yet',
    fields: [
      /^Title: /,
      /^Address: /,
      /^Hero “Welcome” › Button “Call us” › Page: /,
      /^Questions “Good to know” › Question “What does it cost\?” › Answer: /,
    ],
    content: ['Welcome', 'Call us', 'Good to know', 'What does it cost?'],
  },
} as const satisfies LocaleTexts<unknown>

/** A check of the whole form by the server. */
const isCheck = (request: Request): boolean => request.postData()?.includes('"skipValidation":false') ?? false

/** Changes the target of a redirect until the form is checked with it, which Payload omits for a change during a check. */
async function checkAnew(page: Page): Promise<string> {
  let form = ''
  await expect(async () => {
    const url = `/${crypto.randomUUID()}`
    const sent = page.waitForRequest(
      (request) => isCheck(request) && request.postData()?.includes(url) === true,
      {
        timeout: 3000,
      },
    )
    await page.locator('[name="to.url"]').fill(url)
    form = (await sent).postData() ?? ''
  }).toPass()
  return form
}

for (const language of LOCALES) {
  const words = WORDS[language]

  test.describe(`admin screens (${language})`, () => {
    test.slow()

    test.describe('a publication that is rejected', () => {
      test.use({ expectedErrors: [/status of 400/] })

      test('lists its fields in their order, each a link to it', async ({ page, siteUrl, session }) => {
        const base = siteUrl('localhost').replace(/\/$/, '')
        const person = await asPersonOfKade(page, base, session.token, { role: 'editor' })
        const [heading, label, questions, question] = words.content
        const link = { type: 'page', label }
        const blocks = [
          { blockType: 'hero', variant: 'statement', heading, actions: [{ link }] },
          { blockType: 'faq', heading: questions, items: [{ question }] },
        ]
        const id = await person.createPage({ title: '', blocks }, language)
        await page.goto(`${base}${words.admin}/cms/pages/${id}?locale=${language}`)
        await expect(page.locator('.doc-header__title')).toHaveText(words.untitled)
        await expect(page.locator('.step-nav')).toContainText(words.untitled)
        await page.getByRole('button', { name: words.collapse }).first().click()
        await page.locator('#action-save').click()
        await expect(page.getByRole('heading', { name: words.invalid })).toBeFocused()
        const entries = page.locator('.gevel-invalid li')
        await expect(entries).toHaveText([...words.fields])
        await tabTo(page, entries.nth(3).getByRole('link'))
        await page.keyboard.press('Enter')
        const answer = page.locator('[data-field-path="blocks.1.items.0.answer"] [contenteditable=true]')
        await expect(answer).toBeFocused()
        // An automatic save leaves the focus where the person types.
        for (const text of ['Dat', 'Dat kost niets']) {
          const saved = page.waitForResponse(
            (response) =>
              response.url().includes('autosave=true') &&
              response.ok() &&
              (response.request().postData() ?? '').includes(text),
          )
          await page.keyboard.type(text.replace(/^Dat (?=kost)/, ' '))
          await saved
        }
        await expect(page.locator('.gevel-invalid')).toBeVisible()
        await person.remove(`pages/${id}`)
      })
    })

    test.describe('a save that the server rejects', () => {
      test.use({ expectedErrors: [/status of 409/] })

      test('can be tried again as it is', async ({ page, siteUrl, session }) => {
        const base = siteUrl('localhost').replace(/\/$/, '')
        const { idOf, remove } = await asPersonOfKade(page, base, session.token)
        const tenant = await idOf('tenants?where[slug][equals]=kade')
        const create = async (from: string) => {
          const data = { from, tenant, to: { type: 'custom', url: '/contact' } }
          const response = await page.request.post(`${base}/payload-api/redirects`, { data })
          return ((await response.json()) as { doc: { id: string } }).doc.id
        }
        const taken = `/bezet-${crypto.randomUUID()}`
        const ids = [await create(taken), await create(`/vrij-${crypto.randomUUID()}`)]
        await page.goto(`${base}${words.admin}/redirects/${ids[1]}`)
        // Payload checks nothing again that changes during a check, and a rejection is such a change.
        const typed = page.waitForResponse(
          (response) => response.request().postData()?.includes(taken) ?? false,
        )
        await page.locator('[name=from]').fill(taken)
        await typed
        const first = page.waitForResponse((response) => isCheck(response.request()))
        await page.locator('#action-save').click()
        const invalid = page.getByRole('heading', { name: words.oneInvalid })
        await expect(invalid).toBeFocused()
        await expect(page.locator('#action-save')).toBeEnabled()
        await first
        // A check of the form does not find what is stored elsewhere. Each sends what the one before it has left.
        for (let check = 1; check <= 2; check += 1)
          expect(await checkAnew(page)).toMatch(/"from":\{[^}]*"valid":false/)
        await expect(invalid).toBeVisible()
        await expect(page.locator('.field-error')).toHaveCount(1)
        for (const id of ids) await remove(`redirects/${id}`)
      })
    })

    test('an image shows where it is used, and so does the question whether to delete it', async ({
      page,
      siteUrl,
      session,
    }) => {
      const base = siteUrl('localhost').replace(/\/$/, '')
      const { idOf } = await asPersonOfKade(page, base, session.token, { role: 'editor' })
      const image = await idOf('media?where[tenant.slug][equals]=kade&where[filename][contains]=raster')
      await page.goto(`${base}${words.admin}/images/${image}`)
      await expect(page.getByRole('heading', { name: words.used })).toBeVisible()
      expect(await violationsOn(page, '.gevel-where-used')).toEqual([])
      await page.locator('.doc-controls__popup button').first().click()
      await page.locator('#action-delete').click()
      await expect(page.locator('.gevel-deletion a').first()).toHaveAttribute('href', /\/admin\//)
      await expect(page.locator('#confirm-cancel')).toBeFocused()
      await expect(page.locator('#confirm-action')).toBeDisabled()
      expect(await violationsOn(page, `#delete-${image}`)).toEqual([])
    })

    test('redirects can be imported and exported by keyboard alone', async ({ page, siteUrl, session }) => {
      const base = siteUrl('localhost').replace(/\/$/, '')
      const { idOf, remove } = await asPersonOfKade(page, base, session.token)
      await page.goto(`${base}${words.admin}/redirects`)
      const button = page.getByRole('button', { name: words.importing })
      const from = `/oud-${crypto.randomUUID()}`
      const choose = async () => {
        const chooser = page.waitForEvent('filechooser')
        await page.keyboard.press('Enter')
        const buffer = Buffer.from(`from,to\n${from},/contact\n`)
        await (await chooser).setFiles({ name: 'redirects.csv', mimeType: 'text/csv', buffer })
      }
      await tabTo(page, button)
      await choose()
      await expect(page.getByRole('heading', { name: words.dryRun })).toBeFocused()
      expect(await violationsOn(page, '.gevel-import-export')).toEqual([])
      await tabTo(page, page.getByRole('button', { name: words.cancel }))
      await page.keyboard.press('Enter')
      await expect(button).toBeFocused()
      await choose()
      await tabTo(page, page.getByRole('button', { name: words.apply }))
      await page.keyboard.press('Enter')
      await expect(page.getByText(words.done)).toBeVisible()
      await expect(button).toBeFocused()
      await tabTo(page, page.getByRole('link', { name: words.exporting }))
      const download = page.waitForEvent('download')
      await page.keyboard.press('Enter')
      expect((await download).suggestedFilename()).toContain('redirects.csv')
      await remove(`redirects/${await idOf(`redirects?where[from][equals]=${from}`)}`)
    })
  })
}
