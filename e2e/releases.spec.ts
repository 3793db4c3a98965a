import type { Page } from '@playwright/test'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import { violationsOn } from './axe'
import { openDialog } from './dialog'
import { expect, test } from './fixtures'
import { reviewingCompany } from './reviewing-company'

const WORDS = {
  nl: {
    admin: '/admin',
    add: 'Aan release toevoegen',
    name: 'Naam van de nieuwe release',
    submit: 'Toevoegen',
    inRelease: /^In 1 release/,
    changed: 'Het concept is gewijzigd sinds het werd toegevoegd.',
    take: /^Huidig concept nemen/,
    check: 'Controleren',
    ready: 'Niets houdt deze release tegen.',
    publish: 'Nu publiceren',
    published: 'Gepubliceerd op',
    undo: 'Ongedaan maken',
    offline: 'Staat nog niet online',
  },
  en: {
    admin: '/en/admin',
    add: 'Add to release',
    name: 'Name of the new release',
    submit: 'Add',
    inRelease: /^In 1 release/,
    changed: 'The draft has changed since it was added.',
    take: /^Take the current draft/,
    check: 'Check',
    ready: 'Nothing keeps this release from being published.',
    publish: 'Publish now',
    published: 'Published on',
    undo: 'Undo',
    offline: 'Not online yet',
  },
} as const satisfies LocaleTexts<unknown>

const WIDTHS = { nl: 390, en: 1440 } as const satisfies LocaleTexts<number>

/** Opens the dialog of an act on the screen of a release, and confirms it. */
async function confirm(page: Page, name: string): Promise<void> {
  const opener = page.locator('.gevel-release__acts').getByRole('button', { name, exact: true })
  const dialog = await openDialog(page, opener)
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(dialog).toBeHidden()
}

for (const language of LOCALES) {
  const words = WORDS[language]

  test(`a draft is added to a release, settled, published and undone (${language})`, async ({
    browser,
    siteUrl,
    session,
  }) => {
    test.slow()
    const base = siteUrl('localhost').replace(/\/$/, '')
    const company = await reviewingCompany(browser, base, session.token)
    const writer = await company.person('Wil', 'writer', language)
    const { page } = await company.person('Eva', 'editor', language)
    await page.setViewportSize({ width: WIDTHS[language], height: 900 })
    const id = await company.draftOf(writer.page, 'Actie')
    const published = async () => {
      const response = await page.request.get(`${base}/payload-api/pages/${id}?locale=nl&draft=false`)
      return ((await response.json()) as { _status: string })._status
    }

    await test.step('the editor adds the draft to a new release, in its form', async () => {
      await page.goto(`${base}${words.admin}/cms/pages/${id}?locale=nl`)
      await expect(page.locator('.collection-edit__form[data-form-ready=true]')).toBeAttached()
      const dialog = await openDialog(page, page.getByRole('button', { name: words.add, exact: true }))
      await dialog.getByLabel(words.name).fill('Black Friday')
      expect(await violationsOn(page, '.gevel-dialog')).toEqual([])
      await dialog.getByRole('button', { name: words.submit, exact: true }).click()
      await expect(page.getByRole('button', { name: words.inRelease })).toBeVisible()
    })

    await test.step('a draft that the writer changes meanwhile is settled in the release', async () => {
      const data = { title: 'Actie van de week' }
      const draft = `${base}/payload-api/pages/${id}?draft=true&locale=nl`
      expect((await writer.page.request.patch(draft, { data })).status()).toBe(200)
      await page.goto(`${base}${words.admin}/releases`)
      await page.getByRole('link', { name: 'Black Friday' }).click()
      await expect(page.getByText(words.changed)).toBeVisible()
      expect(await violationsOn(page, 'main')).toEqual([])
      await page.getByRole('button', { name: words.take }).click()
      await expect(page.getByText(words.changed)).toBeHidden()
      await page.getByRole('button', { name: words.check, exact: true }).click()
      await expect(page.getByText(words.ready)).toBeVisible()
      expect(await violationsOn(page, 'main')).toEqual([])
      expect(await published()).toBe('draft')
    })

    await test.step('it is published, and undone', async () => {
      await confirm(page, words.publish)
      await expect(page.getByText(words.published)).toBeVisible()
      expect(await published()).toBe('published')
      await confirm(page, words.undo)
      await expect(page.getByText(words.offline)).toBeVisible()
      expect(await published()).toBe('draft')
    })
  })
}
