import type { Page } from '@playwright/test'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { PDF } from '@/src/testing/forms'
import { violationsOn } from './axe'
import { expect, test } from './fixtures'
import { asPersonOfKade } from './people-of-kade'

const WORDS = {
  nl: {
    path: '/contact',
    admin: '/admin/form-submissions',
    name: 'Uw naam',
    email: 'E-mailadres',
    work: 'Bij Kade werken',
    files: /^Uw cv en brief/,
    remove: (name: string) => `${name} verwijderen`,
    refused:
      '“foto.pdf” is geen bestand dat hier kan. Verwijder het, en kies een van deze soorten: pdf, docx',
    message: 'Wat loopt er vast?',
    agree: /Kade mag deze gegevens gebruiken/,
    send: 'Verstuur',
    sent: 'Uw bericht is aangekomen',
    download: (name: string) => `${name} downloaden`,
  },
  en: {
    path: '/en/contact',
    admin: '/en/admin/form-submissions',
    name: 'Your name',
    email: 'E-mail address',
    work: 'Working at Kade',
    files: /^Your CV and letter/,
    remove: (name: string) => `Remove ${name}`,
    refused: '“foto.pdf” cannot be sent here. Remove it, and choose one of these types: pdf, docx',
    message: 'What gets stuck?',
    agree: /Kade may use these details/,
    send: 'Send',
    sent: 'Your message has arrived',
    download: (name: string) => `Download ${name}`,
  },
} as const satisfies LocaleTexts<unknown>
type Words = (typeof WORDS)[keyof typeof WORDS]

const WIDTHS = { nl: 390, en: 1440 } as const satisfies LocaleTexts<number>
const LANGUAGES = ['nl', 'en'] as const

// The browser logs the refusal of a file.
test.use({ expectedErrors: [/422/] })

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF })
/** Not what its name says. */
const HTML = {
  name: 'foto.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('<script>alert(1)</script>'),
}

async function fill(page: Page, words: Words, email: string): Promise<void> {
  await page.getByLabel(words.name).fill('Noor de Boer')
  await page.getByLabel(words.email).fill(email)
  await page.getByLabel(words.work).check()
  await page.getByLabel(words.message).fill('Graag.')
  await page.getByLabel(words.agree).check()
}

for (const language of LANGUAGES) {
  const words = WORDS[language]

  test(`a visitor sends files, and an editor downloads them (${language})`, async ({
    page,
    browser,
    siteUrl,
    session,
  }) => {
    await page.setViewportSize({ width: WIDTHS[language], height: 900 })
    await page.clock.install()
    await page.goto(siteUrl('localhost', words.path))
    // The form validates itself once it has hydrated.
    await expect(page.locator('form.form')).toHaveJSProperty('noValidate', true)
    await page.clock.fastForward(30_000)
    const email = `noor-${crypto.randomUUID().slice(0, 8)}@example.org`
    await fill(page, words, email)

    const input = page.getByLabel(words.files)
    await input.setInputFiles([pdf('cv.pdf'), HTML])
    const list = page.locator('.file-list > li')
    await expect(list).toHaveCount(2)
    expect(await violationsOn(page, '.form-section')).toEqual([])

    const send = page.getByRole('button', { name: words.send, exact: true })
    await send.click()
    const error = page.locator('.field', { has: input }).locator('.field-error')
    await expect(error).toContainText(words.refused)
    await expect(page.getByLabel(words.name)).toHaveValue('Noor de Boer')
    expect(await violationsOn(page, '.form-section')).toEqual([])

    await page.getByRole('button', { name: words.remove('foto.pdf') }).press('Enter')
    await expect(list).toHaveText(/cv\.pdf/)
    await expect(error).toBeHidden()
    await expect(input).toBeFocused()
    await send.click()
    await expect(page.locator('.form-message').getByRole('status')).toContainText(words.sent)

    const editor = await (await browser.newContext({ locale: 'nl-NL' })).newPage()
    await editor.setViewportSize({ width: WIDTHS[language], height: 900 })
    await asPersonOfKade(editor, siteUrl('localhost', ''), session.token, { role: 'editor' })
    await editor.goto(siteUrl('localhost', `${words.admin}?search=${email}`))
    await editor.getByRole('link', { name: new RegExp(email) }).click()
    const link = editor.getByRole('link', { name: words.download('cv.pdf') })
    await expect(link).toBeVisible()
    expect(await violationsOn(editor, '.gevel-answers')).toEqual([])
    const href = await link.getAttribute('href')
    const answer = await editor.request.get(siteUrl('localhost', href ?? ''))
    expect([answer.status(), (await answer.body()).equals(PDF)]).toEqual([200, true])
    expect(answer.headers()['content-disposition']).toContain('attachment')
    // A stranger gets nothing at the same address.
    expect((await page.request.get(siteUrl('localhost', href ?? ''))).status()).toBe(401)
  })
}
