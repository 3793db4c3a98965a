import { violationsOn } from './axe'
import { expect, test } from './fixtures'

const LANGUAGES = [
  {
    path: '/auth/login',
    admin: '/admin',
    email: 'E-mailadres',
    password: 'Wachtwoord',
    wrong: 'het wachtwoord klopt niet',
    goOn: 'Naar het beheer',
  },
  {
    path: '/en/auth/login',
    admin: '/en/admin',
    email: 'E-mail address',
    password: 'Password',
    wrong: 'the password is not right',
    goOn: 'To the admin',
  },
] as const

for (const { path, admin: home, email, password, wrong, goOn } of LANGUAGES) {
  test.describe(`sign-in at ${path}`, () => {
    test.use({ expectedErrors: [/status of 401/] })

    test('by keyboard: announces missing and wrong credentials, then opens the admin', async ({
      page,
      siteUrl,
      admin,
    }) => {
      test.slow()
      await page.goto(siteUrl('localhost', path), { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await page.getByLabel(email).focus()
      await page.keyboard.press('Enter')
      const alert = page.getByRole('main').getByRole('alert')
      await expect(alert.getByRole('link')).toHaveCount(2)
      await alert.getByRole('link').first().press('Enter')
      await expect(page.getByLabel(email)).toBeFocused()
      await expect(page.getByLabel(email)).toHaveAttribute('aria-invalid', 'true')
      expect(await violationsOn(page)).toEqual([])

      await page.keyboard.type('niemand@voorbeeld.nl')
      await page.keyboard.press('Tab')
      await page.keyboard.type('een verkeerd wachtwoord')
      await page.keyboard.press('Enter')
      await expect(alert).toContainText(wrong)
      await expect(page.getByLabel(email)).toHaveValue('niemand@voorbeeld.nl')

      await page.getByLabel(email).fill(admin.email)
      await page.getByLabel(password).fill(admin.password)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(siteUrl('localhost', home), { timeout: 60_000 })

      await page.waitForLoadState('networkidle')

      await page.goto(siteUrl('localhost', path), { waitUntil: 'networkidle' })
      await expect(page.getByRole('main').getByRole('link', { name: goOn })).toHaveAttribute('href', home)
    })
  })
}

test.describe('after sign-in', () => {
  for (const [next, expected] of [
    ['/contact', '/contact'],
    ['https://example.org', '/admin'],
    ['//example.org', '/admin'],
  ] as const) {
    test(`next=${next} leads to ${expected}`, async ({ page, siteUrl, admin }) => {
      await page.goto(siteUrl('localhost', `/auth/login?next=${encodeURIComponent(next)}`), {
        waitUntil: 'networkidle',
      })
      await page.getByLabel('E-mailadres').fill(admin.email)
      await page.getByLabel('Wachtwoord').fill(admin.password)
      await page.getByLabel('Wachtwoord').press('Enter')
      await expect(page).toHaveURL(siteUrl('localhost', expected), { timeout: 60_000 })
      await page.waitForLoadState('networkidle')
    })
  }
})

test.describe('before its script runs', () => {
  test.use({ javaScriptEnabled: false })

  test('the sign-in form says what it needs, and sends nothing: never a password in a URL', async ({
    page,
    siteUrl,
  }) => {
    const response = await page.goto(siteUrl('localhost', '/auth/login'))
    // Playwright shows no such element, also without scripts.
    expect(await response?.text()).toContain('<noscript><p>Dit formulier heeft JavaScript nodig.')
    const password = page.getByLabel('Wachtwoord')
    await page.getByLabel('E-mailadres').fill('niemand@voorbeeld.nl')
    await password.fill('een wachtwoord')
    await password.press('Enter')
    const form = page.locator('form', { has: password })
    await expect(form.getByRole('button')).toBeDisabled()
    await expect(form).toHaveAttribute('method', 'post')
    await expect(password).toHaveValue('een wachtwoord')
    expect(page.url()).toBe(siteUrl('localhost', '/auth/login'))
  })
})
