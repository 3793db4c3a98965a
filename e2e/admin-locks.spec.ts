import type { Browser, Page } from '@playwright/test'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import { violationsOn } from './axe'
import { expect, test } from './fixtures'
import { asPersonOfKade } from './people-of-kade'

const WORDS = {
  nl: {
    admin: '/admin',
    locked: 'Document vergrendeld',
    isEditing: 'is aan het bewerken',
    readOnly: 'Alleen-lezen weergave',
    takeOver: 'Overnemen',
    takenOver: 'Bewerking overgenomen',
    refused: 'Iemand anders bewerkt dit nu.',
  },
  en: {
    admin: '/en/admin',
    locked: 'Document locked',
    isEditing: 'is editing',
    readOnly: 'View read-only',
    takeOver: 'Take over',
    takenOver: 'Editing taken over',
    refused: 'Somebody else is editing this now.',
  },
} as const satisfies LocaleTexts<unknown>

// Autosave is rejected for somebody who does not have the lock.
test.use({ expectedErrors: [/423/] })

/** An editor with a browser context of their own. */
async function editorOfKade(browser: Browser, base: string, token: string, name: string) {
  const page = await (await browser.newContext({ locale: 'nl-NL' })).newPage()
  return { page, ...(await asPersonOfKade(page, base, token, { name, role: 'editor' })) }
}

const title = (page: Page) => page.locator('#field-title')

/** Types a title and waits for the response to the autosave. */
async function write(page: Page, text: string, status: number): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes('autosave=true'),
  )
  await title(page).fill(text)
  expect((await saved).status()).toBe(status)
}

for (const language of LOCALES) {
  const words = WORDS[language]

  test(`two editors open the same page (${language})`, async ({ browser, siteUrl, session }) => {
    test.slow()
    const base = siteUrl('localhost').replace(/\/$/, '')
    const first = await editorOfKade(browser, base, session.token, 'Anna Eerst')
    const second = await editorOfKade(browser, base, session.token, 'Bob Daarna')
    const id = await first.createPage()
    const [list, address] = [`${base}${words.admin}/cms/pages`, `${base}${words.admin}/cms/pages/${id}`]
    await first.page.goto(address)
    await write(first.page, 'Van Anna', 200)

    await test.step('the second editor sees who is editing, and Escape leads back to the list', async () => {
      const { page } = second
      await page.goto(list)
      const row = page.getByRole('row').filter({ has: page.locator(`a[href*="${id}"]`) })
      await expect(
        row.getByRole('button', { name: `Anna Eerst ${words.isEditing}`, exact: true }),
      ).toBeVisible()
      await page.goto(address)
      const dialog = page.getByRole('dialog').filter({ hasText: words.locked })
      await expect(dialog).toContainText('Anna Eerst')
      await expect(dialog.locator(':focus')).toHaveCount(1)
      expect(await violationsOn(page, '.document-locked')).toEqual([])
      await page.keyboard.press('Escape')
      await page.waitForURL((url) => url.href.replace(/\?.*/, '') === list)
    })

    await test.step('the second editor can open it read-only', async () => {
      await second.page.goto(address)
      await second.page.getByRole('button', { name: words.readOnly }).click()
      await expect(title(second.page)).toBeDisabled()
      await expect(title(second.page)).toHaveValue('Van Anna')
    })

    await test.step('the second editor takes over, and the first is notified', async () => {
      await second.page.goto(address)
      const takenOver = second.page.waitForResponse(
        (response) => response.request().method() === 'PATCH' && response.url().includes('locked-documents'),
      )
      await second.page.getByRole('button', { name: words.takeOver }).click()
      expect((await takenOver).status()).toBe(200)
      await write(first.page, 'Te laat', 423)
      await expect(first.page.locator('.toast-error')).toContainText(words.refused)
      const dialog = first.page.getByRole('dialog').filter({ hasText: words.takenOver })
      await expect(dialog).toBeVisible()
      await expect(dialog.locator(':focus')).toHaveCount(1)
      expect(await violationsOn(first.page, '.document-take-over')).toEqual([])
      await first.page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(title(first.page)).toBeDisabled()
      await write(second.page, 'Van Bob', 200)
    })

    await first.remove(`pages/${id}`)
    await Promise.all([first, second].map(({ page }) => page.context().close()))
  })
}
