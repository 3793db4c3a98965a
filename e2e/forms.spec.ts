import type { Page } from '@playwright/test'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { violationsOn } from './axe'
import { expect, test } from './fixtures'

const KADE = 'localhost'
const LANGUAGES = {
  nl: {
    path: '/contact',
    admin: '/admin/form-submissions',
    name: 'Uw naam',
    email: 'E-mailadres',
    existing: 'Iets overnemen dat er al staat',
    stack: 'Waarin is het gemaakt?',
    message: 'Wat loopt er vast?',
    agree: /Kade mag deze gegevens gebruiken/,
    send: 'Verstuur',
    sent: 'Uw bericht is aangekomen',
    invalid: 'Nog niet verstuurd',
    missing: 'Uw naam: Vul dit in.',
    failed: 'Niet verstuurd',
    read: 'Gelezen',
    status: 'Te behandelen',
  },
  en: {
    path: '/en/contact',
    admin: '/en/admin/form-submissions',
    name: 'Your name',
    email: 'E-mail address',
    existing: 'Taking over something that exists',
    stack: 'What is it made with?',
    message: 'What gets stuck?',
    agree: /Kade may use these details/,
    send: 'Send',
    sent: 'Your message has arrived',
    invalid: 'Not sent yet',
    missing: 'Your name: Fill this in.',
    failed: 'Not sent',
    read: 'Read',
    status: 'To be handled',
  },
} as const satisfies LocaleTexts<unknown>
type Labels = (typeof LANGUAGES)[keyof typeof LANGUAGES]

/** Opens the page and lets enough time pass for the submission not to look automated. */
async function open(page: Page, url: string): Promise<void> {
  await page.clock.install()
  await page.goto(url)
  // The form validates itself once it has hydrated.
  await expect(page.locator('form.form')).toHaveJSProperty('noValidate', true)
  await page.clock.fastForward(30_000)
}

async function fill(page: Page, words: Labels, email: string): Promise<void> {
  await page.getByLabel(words.name).fill('Noor de Boer')
  await page.getByLabel(words.email).fill(email)
  await page.getByLabel(words.existing).check()
  await page.getByLabel(words.stack).fill('PHP 5')
  await page.getByLabel(words.message).fill('Alles.')
  await page.getByLabel(words.agree).check()
}

const send = (page: Page, words: Labels) =>
  page.getByRole('button', { name: words.send, exact: true }).click()
const expectNoViolations = async (page: Page) => {
  expect(await violationsOn(page, '.form-section')).toEqual([])
}

for (const [language, words] of Object.entries(LANGUAGES)) {
  test(`a submission in ${language} arrives and is marked as read when an editor opens it`, async ({
    page,
    siteUrl,
    signIn,
  }) => {
    const email = `noor-${language}-${Date.now()}@example.org`
    await open(page, siteUrl(KADE, words.path))
    await expect(page.getByLabel(words.stack)).toBeHidden()
    await fill(page, words, email)
    await send(page, words)
    const message = page.locator('.form-message')
    await expect(message).toBeFocused()
    await expect(message.getByRole('status')).toContainText(words.sent)
    await expectNoViolations(page)

    const headers = { Authorization: `JWT ${await signIn()}` }
    const tenants = siteUrl(KADE, '/payload-api/tenants?where[slug][equals]=kade')
    const { docs } = (await (await page.request.get(tenants, { headers })).json()) as {
      docs: { id: string }[]
    }
    await page.clock.resume()
    // The account may have worked on another tenant last.
    await page.goto(siteUrl(KADE, `${words.admin}?limit=50&tenant=${docs[0]?.id}`))
    await page.getByRole('link', { name: new RegExp(email) }).click()
    await expect(page.getByText('PHP 5')).toBeVisible()
    const writer = page.getByRole('link', { name: email, exact: true })
    await expect(writer).toHaveAttribute('href', `mailto:${email}`)
    await expect(page.getByText(words.status)).toBeVisible()
    await expect(page.getByLabel(words.read, { exact: true })).toBeChecked()
    await page.reload()
    await expect(page.getByLabel(words.read, { exact: true })).toBeChecked()
  })

  test(`errors in ${language} are shown above the form and at the field, and input is kept`, async ({
    page,
    siteUrl,
  }) => {
    await open(page, siteUrl(KADE, words.path))
    await page.getByLabel(words.message).fill('Alles.')
    await send(page, words)
    const message = page.locator('.form-message')
    await expect(message).toBeFocused()
    await expect(message.getByRole('alert')).toContainText(words.invalid)
    await expectNoViolations(page)
    await message.getByRole('link', { name: words.missing }).click()
    const name = page.getByLabel(words.name)
    await expect(name).toBeFocused()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await name.fill('Noor')
    await expect(name).not.toHaveAttribute('aria-invalid')
    await expect(message.getByRole('link', { name: words.missing })).toBeHidden()
    await expect(page.getByLabel(words.message)).toHaveValue('Alles.')
  })
}

const words = LANGUAGES.nl

test('a form can be filled in and sent by keyboard alone', async ({ page, siteUrl }) => {
  await open(page, siteUrl(KADE, words.path))
  const [tab, type, press] = [
    () => page.keyboard.press('Tab'),
    (text: string) => page.keyboard.type(text),
    (key: string) => page.keyboard.press(key),
  ]
  await page.getByLabel(words.name).focus()
  await type('Noor')
  await tab()
  await type('noor@example.org')
  await tab()
  await tab()
  await tab()
  await press('ArrowDown')
  await expect(page.getByLabel(words.existing)).toBeChecked()
  await tab()
  await type('PHP 5')
  await tab()
  await type('Alles.')
  await tab()
  await press('Space')
  await tab()
  await press('Enter')
  await expect(page.locator('.form-message').getByRole('status')).toContainText(words.sent)
})

test('a form is sent once when the button is pressed twice', async ({ page, siteUrl }) => {
  let requests = 0
  await page.route('**/api/forms', async (route) => {
    requests += 1
    await route.continue()
  })
  await open(page, siteUrl(KADE, words.path))
  await fill(page, words, 'noor@example.org')
  await page.getByRole('button', { name: words.send, exact: true }).dblclick()
  await expect(page.locator('.form-message').getByRole('status')).toContainText(words.sent)
  expect(requests).toBe(1)
})

test('a value from the query is shown read-only and sent along', async ({ page, siteUrl }) => {
  await open(page, siteUrl(KADE, `${words.path}?reference=${encodeURIComponent('CMS + PDF, 6–9 weken')}`))
  const reference = page.getByLabel('Uw keuze uit de bouwblokken')
  await expect(reference).toHaveValue('CMS + PDF, 6–9 weken')
  await expect(reference).not.toBeEditable()
  await fill(page, words, 'noor@example.org')
  const sending = page.waitForRequest('**/api/forms')
  await send(page, words)
  expect((await sending).postDataJSON()).toMatchObject({ data: { configuration: 'CMS + PDF, 6–9 weken' } })
  await expect(page.locator('.form-message').getByRole('status')).toContainText(words.sent)
})

test.describe('when the server cannot be reached', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('a form reports the failure, keeps its input and can be sent again', async ({ page, siteUrl }) => {
    await open(page, siteUrl(KADE, words.path))
    await fill(page, words, 'noor@example.org')
    await page.route('**/api/forms', (route) => route.abort())
    await send(page, words)
    await expect(page.locator('.form-message').getByRole('alert')).toContainText(words.failed)
    await expect(page.getByLabel(words.message)).toHaveValue('Alles.')
    await page.unroute('**/api/forms')
    await send(page, words)
    await expect(page.locator('.form-message').getByRole('status')).toContainText(words.sent)
  })
})
