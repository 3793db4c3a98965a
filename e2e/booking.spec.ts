import type { Locator, Page } from '@playwright/test'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { violationsOn } from './axe'
import { expect, test } from './fixtures'

const PLACES = {
  nl: {
    path: '/belafspraak',
    timezoneId: 'Europe/Amsterdam',
    zone: 'Tijden in Amsterdam',
    fields: ['Naam', 'E-mailadres', 'Telefoonnummer'],
    submit: 'Spreek af',
    booked: 'We bellen u',
    cancel: 'Zeg af',
    question: 'Dit gesprek afzeggen?',
    keep: 'Nee, laat staan',
    confirm: 'Ja, zeg af',
    cancelled: 'Het gesprek is afgezegd',
    again: 'Ander moment kiezen',
    faults: ['Kies een tijd.', 'Vul uw naam in.', /^Vul een e-mailadres in/, /^Vul een telefoonnummer in/],
    taken: 'Deze tijd is net vergeven',
  },
  en: {
    path: '/en/schedule-call',
    timezoneId: 'America/New_York',
    zone: 'Times in New York, with those in Amsterdam beside them',
    fields: ['Name', 'E-mail address', 'Telephone number'],
    submit: 'Book the call',
    booked: 'We will ring you',
    cancel: 'Cancel the call',
    question: 'Cancel this call?',
    keep: 'No, keep it',
    confirm: 'Yes, cancel it',
    cancelled: 'The call is cancelled',
    again: 'Choose another moment',
    faults: [
      'Choose a time.',
      'Fill in your name.',
      /^Fill in an e-mail address/,
      /^Fill in a telephone number/,
    ],
    taken: 'This time has just been taken',
  },
} as const satisfies LocaleTexts<unknown>

const days = (page: Page) => page.locator('.booking-days input')
const times = (page: Page) => page.locator('.booking-times input')

/** The form is fetched when it is about to scroll into view. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.locator('.booking-panel').scrollIntoViewIfNeeded()
  await days(page).first().waitFor()
}

async function fillIn(page: Page, [name, email, phone]: readonly [string, string, string]): Promise<void> {
  await page.getByLabel(name, { exact: true }).fill('Noor de Boer')
  await page.getByLabel(email).fill('noor@example.org')
  await page.getByLabel(phone).fill('+31 30 123 45 67')
}

/** Chooses the last free time of a day and returns it. */
async function chooseTime(page: Page, day: number): Promise<string> {
  await days(page).nth(day).check()
  const time: Locator = times(page).last()
  await time.check()
  return new Date(Number(await time.inputValue())).toISOString()
}

const violations = (page: Page) => violationsOn(page, '.booking')

for (const [language, place] of Object.entries(PLACES)) {
  test.describe(`booking a call (${language}, ${place.timezoneId})`, () => {
    test.use({ timezoneId: place.timezoneId })

    test('books a call, keeps it when the visitor decides so, and cancels it through its link', async ({
      page,
      siteUrl,
    }) => {
      await visit(page, siteUrl('localhost', place.path))
      await expect(page.getByText(place.zone)).toBeVisible()
      const start = await chooseTime(page, 3)
      await fillIn(page, place.fields)
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: place.submit }).click()
      const message = page.locator('.form-message')
      await expect(message).toContainText(place.booked)
      await expect(message).toBeFocused()
      expect(await violations(page)).toEqual([])

      const calendar = await page.locator('a[download$=".ics"]').getAttribute('href')
      const stamp = start.replaceAll(/[-:]|\.\d+/g, '')
      expect(decodeURIComponent(calendar ?? '')).toContain(`DTSTART:${stamp}`)

      await page.getByRole('link', { name: place.cancel }).click()
      await expect(page.getByRole('heading', { name: place.question })).toBeVisible()
      const link = page.url()
      await page.getByRole('button', { name: place.keep }).click()
      await expect(message).toContainText(place.booked)
      await expect(page).toHaveURL(siteUrl('localhost', place.path))

      // As from the mail: a new document without any state of the booking.
      await page.goto('about:blank')
      await page.goto(link)
      await expect(page.getByRole('heading', { name: place.question })).toBeInViewport()
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: place.confirm }).click()
      await expect(message).toContainText(place.cancelled)
      await page.getByRole('button', { name: place.again }).click()
      await days(page).nth(3).check()
      await expect(page.locator(`.booking-times input[value="${Date.parse(start)}"]`)).toBeVisible()
    })

    test('lists what is missing, keeps what was typed and links to the fields', async ({ page, siteUrl }) => {
      await visit(page, siteUrl('localhost', place.path))
      await page.locator('#booking-message').fill('Blijft staan')
      await page.getByRole('button', { name: place.submit }).click()
      const errors = page.locator('.form-message-errors a')
      await expect(errors).toHaveText([...place.faults])
      await expect(page.locator('.form-message')).toBeFocused()
      expect(await violations(page)).toEqual([])
      await errors.nth(1).click()
      await expect(page.getByLabel(place.fields[0], { exact: true })).toBeFocused()
      await expect(page.getByLabel(place.fields[0], { exact: true })).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator('#booking-message')).toHaveValue('Blijft staan')
    })

    test.describe('at a time that somebody else books first', () => {
      test.use({ expectedErrors: [/409 \(Conflict\)/] })

      test('offers the nearest free times', async ({ page, siteUrl, fetchFrom }) => {
        await visit(page, siteUrl('localhost', place.path))
        const start = await chooseTime(page, 5)
        await fillIn(page, place.fields)
        const rival = await fetchFrom('localhost', '/api/bookings', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            start,
            name: 'Eerder',
            email: 'eerder@example.org',
            phone: '030 765 43 21',
            timeZone: 'Europe/Amsterdam',
            locale: 'nl',
            path: '/belafspraak',
            elapsedMs: 30_000,
          }),
        })
        expect(rival.status).toBe(201)
        await page.getByRole('button', { name: place.submit }).click()
        await expect(page.locator('.form-message')).toContainText(place.taken)
        await expect(page.locator(`.booking-times input[value="${Date.parse(start)}"]`)).toHaveCount(0)
        expect(await violations(page)).toEqual([])
        await page.locator('.booking-alternative').first().click()
        await page.getByRole('button', { name: place.submit }).click()
        await expect(page.locator('.form-message')).toContainText(place.booked)
      })
    })
  })
}

test('a call can be booked by keyboard alone', async ({ page, siteUrl }) => {
  await visit(page, siteUrl('localhost', PLACES.nl.path))
  await days(page).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(days(page).nth(1)).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(times(page).first()).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(times(page).nth(1)).toBeChecked()
  for (const words of ['Noor de Boer', 'noor@example.org', '030 123 45 67']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(words)
  }
  await page.keyboard.press('Enter')
  await expect(page.locator('.form-message')).toContainText(PLACES.nl.booked)
})

test.describe('an unknown cancel link', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] })

  test('says that there is no such booking and offers the free times', async ({ page, siteUrl }) => {
    const hash = `#booking=5f0c1f0e-3b0a-4f0e-9a55-0f6f5a3c2b11.${'x'.repeat(43)}`
    await page.goto(siteUrl('localhost', `${PLACES.nl.path}${hash}`))
    await expect(page.locator('.form-message')).toContainText('Bij deze link hoort geen afspraak')
    await page.getByRole('button', { name: PLACES.nl.again }).click()
    await expect(days(page).first()).toBeVisible()
  })
})

test.describe('when the free times cannot be fetched', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('a button fetches them again', async ({ page, siteUrl }) => {
    await page.route('**/api/bookings/slots', (route) => route.abort())
    await page.goto(siteUrl('localhost', PLACES.nl.path))
    const retry = page.getByRole('button', { name: 'Opnieuw proberen' })
    await expect(retry).toBeVisible()
    await page.unroute('**/api/bookings/slots')
    await retry.click()
    await expect(days(page).first()).toBeVisible()
  })
})

test('days without a free time are shown and legible in the dark theme', async ({ page, siteUrl }) => {
  await visit(page, siteUrl('noorderlicht.localhost', '/contact'))
  await expect(page.locator('.booking-day[data-free="false"]').first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  const shown = await days(page).count()
  await page.getByRole('button', { name: 'Later weeks' }).click()
  await expect.poll(() => days(page).count()).toBeGreaterThan(shown)
})
