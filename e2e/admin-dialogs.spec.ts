import type { Locator, Page } from '@playwright/test'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import { asPersonOfKade } from './people-of-kade'
import { violationsOn } from './axe'
import { expect, test } from './fixtures'
import { tabTo } from './keyboard'

const WORDS = {
  nl: {
    admin: '/admin',
    saveAs: 'Opslaan als sjabloon',
    newPage: 'Nieuwe pagina van sjabloon',
    invite: 'Iemand uitnodigen',
    templateName: 'Naam',
    title: 'Titel van de pagina',
    search: 'Zoeken in sjablonen',
    name: 'Naam',
    email: 'E-mailadres',
    pending: 'Redacteur: uitgenodigd, nog niet aangenomen',
    required: 'Dit veld is verplicht.',
    badEmail: 'Voer een geldig e-mailadres in.',
    remove: 'Uit de organisatie verwijderen',
    removeNow: 'Verwijderen',
  },
  en: {
    admin: '/en/admin',
    saveAs: 'Save as template',
    newPage: 'New page from template',
    invite: 'Invite somebody',
    templateName: 'Name',
    title: 'Title of the page',
    search: 'Search templates',
    name: 'Name',
    email: 'E-mail address',
    pending: 'Editor: invited, not accepted yet',
    required: 'This field is required.',
    badEmail: 'Please enter a valid email address.',
    remove: 'Remove from the tenant',
    removeNow: 'Remove',
  },
} as const satisfies LocaleTexts<unknown>

/** Opens the dialog with its button, checks it, closes it with Escape (the focus returns to the button) and opens it again. */
async function openTwice(page: Page, button: Locator): Promise<Locator> {
  const dialog = page.getByRole('dialog').filter({ has: page.locator('form') })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  // Focus wraps from the first field to the last button instead of leaving the dialog.
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('button').last()).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await violationsOn(page, '.gevel-dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  return dialog
}

for (const language of LOCALES) {
  const words = WORDS[language]

  test.describe(`admin dialogs, by keyboard alone (${language})`, () => {
    test.slow()

    test('saves a page as a template', async ({ page, siteUrl, session }) => {
      const base = siteUrl('localhost').replace(/\/$/, '')
      const { idOf, createPage, remove } = await asPersonOfKade(page, base, session.token)
      const original = await createPage()
      await page.goto(`${base}${words.admin}/cms/pages/${original}`)
      const button = page.getByRole('button', { name: words.saveAs })
      const dialog = await openTwice(page, button)
      const name = `Sjabloon ${crypto.randomUUID()}`
      await tabTo(page, dialog.getByLabel(words.templateName))
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(name)
      await page.keyboard.press('Enter')
      await expect(page.getByText(name)).toBeVisible()
      await expect(dialog).toHaveCount(0)
      await expect(button).toBeFocused()
      await remove(`templates/${await idOf(`templates?where[name][equals]=${name}`)}`)
      await remove(`pages/${original}`)
    })

    test('creates a page from a template', async ({ page, siteUrl, session }) => {
      const base = siteUrl('localhost').replace(/\/$/, '')
      const { remove } = await asPersonOfKade(page, base, session.token)
      await page.goto(`${base}${words.admin}/cms/pages`)
      const dialog = await openTwice(page, page.getByRole('button', { name: words.newPage }))
      await expect(dialog.getByLabel(words.search)).toBeFocused()
      const cards = dialog.getByRole('radio')
      await cards.first().waitFor()
      expect(await violationsOn(page, '.gevel-dialog')).toEqual([])
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await expect(cards.first()).toBeChecked()
      await page.keyboard.press('ArrowDown')
      await expect(cards.nth(1)).toBeChecked()
      const title = dialog.getByLabel(words.title)
      await tabTo(page, title)
      await page.keyboard.press('Enter')
      await expect(title).toHaveAccessibleDescription(new RegExp(words.required))
      await expect(title).toBeFocused()
      expect(await violationsOn(page, '.gevel-dialog')).toEqual([])
      await page.keyboard.type('Met het toetsenbord')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/cms\/pages\/[0-9a-f-]{36}/)
      await expect(page.locator('#field-title')).toHaveValue('Met het toetsenbord')
      await remove(`pages/${/[0-9a-f-]{36}/.exec(page.url())?.[0]}`)
    })

    test('invites somebody', async ({ page, siteUrl, session, mailTo }) => {
      const base = siteUrl('localhost').replace(/\/$/, '')
      const { idOf, remove } = await asPersonOfKade(page, base, session.token)
      const email = `invited-${crypto.randomUUID()}@example.org`
      await page.goto(`${base}${words.admin}/users?limit=100`)
      const button = page.getByRole('button', { name: words.invite })
      const dialog = await openTwice(page, button)
      await expect(dialog.getByLabel(words.email, { exact: true })).toBeFocused()
      await page.keyboard.press('Enter')
      for (const label of [words.email, words.name])
        await expect(dialog.getByLabel(label, { exact: true })).toHaveAccessibleDescription(words.required)
      await expect(dialog.locator(':focus')).toHaveAttribute('name', 'email')
      await page.keyboard.type('geen adres')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Nieuwe Collega')
      await page.keyboard.press('Enter')
      await expect(dialog.locator(':focus')).toHaveAccessibleDescription(words.badEmail)
      expect(await violationsOn(page, '.gevel-dialog')).toEqual([])
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(email)
      await page.keyboard.press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(button).toBeFocused()
      expect((await mailTo(email)).to).toEqual([email])
      // The list updates without a reload.
      const row = page.getByRole('row').filter({ hasText: email })
      await expect(row).toContainText(words.pending)
      await remove(`users/${await idOf(`users?where[email][equals]=${email}`)}`)
    })

    test('removes somebody from a tenant', async ({ page, siteUrl, session }) => {
      const base = siteUrl('localhost').replace(/\/$/, '')
      const { addColleague, remove } = await asPersonOfKade(page, base, session.token)
      const { id, email } = await addColleague()
      await page.goto(`${base}${words.admin}/users/${id}`)
      const dialog = await openTwice(page, page.getByRole('button', { name: words.remove }))
      await tabTo(page, dialog.getByRole('button', { name: words.removeNow }))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${words.admin}/users(\\?|$)`))
      await expect(page.getByRole('button', { name: words.invite })).toBeVisible()
      await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(0)
      await remove(`users/${id}`)
    })

    test('fits a screen of 390 px', async ({ page, siteUrl, session }) => {
      const base = siteUrl('localhost').replace(/\/$/, '')
      await asPersonOfKade(page, base, session.token)
      await page.setViewportSize({ width: 390, height: 700 })
      // The form of a new account leads here.
      await page.goto(`${base}${words.admin}/users/create`)
      await expect(page).toHaveURL(/\/users\?/)
      const form = page.getByRole('dialog').locator('form')
      await expect(form).toBeInViewport({ ratio: 1 })
      const overflow = await form.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(overflow).toBe(0)
      await form.getByRole('button').last().scrollIntoViewIfNeeded()
      await expect(form.getByRole('button').last()).toBeInViewport({ ratio: 1 })
    })
  })
}
