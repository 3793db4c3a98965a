import type { Page } from '@playwright/test'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { violationsOn } from './axe'
import { expect, test } from './fixtures'
import { linkIn } from './mail'
import { signInAs } from './sign-in'

const PASSWORD = 'kurk-lantaarn-wolk'
const NEW_PASSWORD = 'trein-perron-zomer'

const WORDS = {
  nl: {
    prefix: '',
    name: 'Naam',
    email: 'E-mailadres',
    password: 'Wachtwoord',
    newPassword: 'Nieuw wachtwoord',
    make: 'Account maken',
    sent: 'Kijk in uw e-mail',
    weak: 'gebruiken veel mensen',
    mine: 'Dit adres is van mij',
    sendLink: 'Stuur de link',
    change: 'Wijzig het wachtwoord',
    done: 'Gelukt',
    void: 'Deze link werkt niet meer',
    signIn: 'Inloggen',
    signOut: 'Uitloggen',
    wrong: 'het wachtwoord klopt niet',
  },
  en: {
    prefix: '/en',
    name: 'Name',
    email: 'E-mail address',
    password: 'Password',
    newPassword: 'New password',
    make: 'Make an account',
    sent: 'Look in your e-mail',
    weak: 'Many people use this password',
    mine: 'This address is mine',
    sendLink: 'Send the link',
    change: 'Change the password',
    done: 'Done',
    void: 'This link no longer works',
    signIn: 'Sign in',
    signOut: 'Sign out',
    wrong: 'the password is not right',
  },
} as const satisfies LocaleTexts<unknown>

/** Sets whether anybody may register at Kade; the seed closes registration. */
async function openRegistration(page: Page, base: string, token: string, open: boolean) {
  const headers = { Authorization: `JWT ${token}` }
  const response = await page.request.get(`${base}/payload-api/tenants?where[slug][equals]=kade`, { headers })
  const { docs } = (await response.json()) as { docs: { id: string }[] }
  const changed = await page.request.patch(`${base}/payload-api/tenants/${docs[0]?.id}`, {
    headers,
    data: { registrationOpen: open },
  })
  expect(changed.status()).toBe(200)
}

// In this file, because its other tests open registration for a while.
for (const [path, closed] of [
  ['/auth/register', 'Op uitnodiging'],
  ['/en/auth/register', 'By invitation'],
] as const) {
  test(`${path} says that registration is closed and links to the contact page`, async ({
    page,
    siteUrl,
  }) => {
    await page.goto(siteUrl('localhost', path))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(closed)
    await expect(page.locator('main form')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', /\/contact$/)
    expect(await violationsOn(page)).toEqual([])
  })
}

test.describe('an account', () => {
  test.use({ expectedErrors: [/status of 4(01|04|10|22)/] })

  for (const [locale, words] of Object.entries(WORDS)) {
    test(`${locale}: is registered, confirmed by mail, signed in to, and recovered with a new password`, async ({
      page,
      siteUrl,
      session,
      mailTo,
    }) => {
      test.setTimeout(180_000)
      const base = siteUrl('localhost').replace(/\/$/, '')
      const main = page.getByRole('main')
      const open = (path: string) => page.goto(`${base}${words.prefix}${path}`, { waitUntil: 'networkidle' })
      const address = `sam-${locale}-${Date.now()}@example.org`
      await openRegistration(page, base, session.token, true)

      await test.step('registering explains why a password is rejected, then points to the mail', async () => {
        await open('/auth/register')
        await page.getByLabel(words.name).fill('Robin Jansen')
        await page.getByLabel(words.email).fill(address)
        await page.getByLabel(words.password).fill('password12345')
        await main.getByRole('button', { name: words.make }).click()
        await expect(main.getByRole('alert')).toContainText(words.weak)
        await expect(page.getByLabel(words.password)).toBeFocused()
        expect(await violationsOn(page)).toEqual([])
        await page.getByLabel(words.password).fill(PASSWORD)
        await page.keyboard.press('Enter')
        await expect(main.getByRole('status')).toBeVisible()
        expect(await violationsOn(page)).toEqual([])
      })

      await test.step('the link in the mail confirms the address once and sends no referrer', async () => {
        const link = linkIn((await mailTo(address)).text)
        expect(new URL(link).pathname).toBe(`${words.prefix}/auth/verify`)
        const response = await page.goto(link, { waitUntil: 'networkidle' })
        expect(response?.headers()['referrer-policy']).toBe('no-referrer')
        await main.getByRole('button', { name: words.mine }).click()
        await expect(main.getByRole('status')).toContainText(words.done)
        expect(await violationsOn(page)).toEqual([])
        await page.goto(link, { waitUntil: 'networkidle' })
        await main.getByRole('button', { name: words.mine }).click()
        await expect(main.getByRole('alert')).toContainText(words.void)
      })

      await test.step('a forgotten password is replaced through a link that works once', async () => {
        await open('/auth/forgot-password')
        await page.getByLabel(words.email).fill(address)
        await main.getByRole('button', { name: words.sendLink }).click()
        await expect(main.getByRole('status')).toContainText(words.sent)
        const link = linkIn((await mailTo(address, 2)).text)
        await page.goto(link, { waitUntil: 'networkidle' })
        await page.getByLabel(words.newPassword).fill(NEW_PASSWORD)
        await main.getByRole('button', { name: words.change }).click()
        await expect(main.getByRole('status')).toContainText(words.done)
        await page.goto(link, { waitUntil: 'networkidle' })
        await page.getByLabel(words.newPassword).fill(PASSWORD)
        await page.keyboard.press('Enter')
        await expect(main.getByRole('alert')).toContainText(words.void)
      })

      await test.step('only the new password signs in; the CMS stays closed', async () => {
        await open('/auth/login?next=/contact')
        await page.getByLabel(words.email).fill(address)
        await page.getByLabel(words.password).fill(PASSWORD)
        await page.keyboard.press('Enter')
        await expect(main.getByRole('alert')).toContainText(words.wrong)
        await page.getByLabel(words.password).fill(NEW_PASSWORD)
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(`${base}/contact`, { timeout: 60_000 })
        for (const path of ['/admin/cms/pages', '/admin/cms/playground', '/admin/collections/pages']) {
          const response = await page.goto(`${base}${words.prefix}${path}`)
          expect(response?.status(), path).toBe(404)
          await expect(page.locator('main h1')).toHaveCount(1)
        }
        await page.goto(`${base}${words.prefix}/admin`)
        await expect(page.getByText(address)).toBeVisible()
        await page.waitForLoadState('networkidle')
      })

      await test.step('signing out ends the session, also when the server fails', async () => {
        await open('/auth/login')
        await expect(main.getByText(address)).toBeVisible()
        expect(await violationsOn(page)).toEqual([])
        await main.getByRole('button', { name: words.signOut }).click()
        await expect(page).toHaveURL(`${base}${words.prefix || '/'}`)
        await open('/auth/login')
        await expect(main.getByRole('button', { name: words.signIn })).toBeVisible()
      })
      await openRegistration(page, base, session.token, false)
    })
  }
})

test('the admin sends a visitor to the sign-in page of the site, which leads back', async ({
  page,
  siteUrl,
  admin,
}) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  await page.goto(`${base}/en/admin/users`, { waitUntil: 'networkidle' })
  await expect(page).toHaveURL(/\/en\/auth\/login\?next=%2Fen%2Fadmin%2Fusers/)
  await page.getByLabel('E-mail address').fill(admin.email)
  await page.getByLabel('Password').fill(admin.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${base}/en/admin/users`, { timeout: 60_000 })
  await page.waitForLoadState('networkidle')
})

test.describe('sessions', () => {
  test.use({ expectedErrors: [/status of 401/], timezoneId: 'America/New_York' })

  test('in other browsers are listed in the account and can be ended there', async ({
    page,
    siteUrl,
    session,
    browser,
  }) => {
    test.slow()
    const base = siteUrl('localhost').replace(/\/$/, '')
    // A new account: the other tests of the worker need the session of its admin.
    const account = { email: `sessions-${Date.now()}@example.org`, password: crypto.randomUUID() }
    const made = await page.request.post(`${base}/payload-api/users`, {
      headers: { Authorization: `JWT ${session.token}` },
      data: { ...account, name: 'Robin Jansen', platformRole: 'superAdmin', status: 'active' },
    })
    expect(made.status()).toBe(201)
    const elsewhere = await browser.newContext()
    const token = await signInAs(elsewhere.request, base, account)
    await signInAs(page.request, base, account)
    await page.goto(`${base}/admin/account`, { waitUntil: 'networkidle' })
    const list = page.getByRole('region', { name: 'Actieve sessies' })
    await expect(list.getByText('Deze browser')).toBeVisible()
    const here = new Intl.DateTimeFormat('nl-NL', { timeStyle: 'short', timeZone: 'America/New_York' })
    const startedAt = await list.locator('time').first().getAttribute('datetime')
    await expect(list.locator('time').first()).toContainText(here.format(new Date(startedAt ?? '')))
    await list.getByRole('button').last().click()
    await expect(list.getByRole('button')).toHaveCount(0)
    const response = await elsewhere.request.get(`${base}/api/auth/session`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(response.status()).toBe(401)
    await elsewhere.close()
  })
})
