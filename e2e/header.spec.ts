import { violationsOn } from './axe'
import { expect, test } from './fixtures'

const HOSTS = ['localhost', 'noorderlicht.localhost'] as const
/** 365 days (Behaviour: locale-cookie). */
const COOKIE_DAYS = 365

for (const host of HOSTS) {
  test.describe(`the menu of ${host} on a phone`, () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test.beforeEach(async ({ page, siteUrl }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(siteUrl(host), { waitUntil: 'networkidle' })
    })

    test('opens by keyboard, traps the focus and returns it on Escape', async ({ page }) => {
      const button = page.getByRole('banner').getByRole('button', { name: 'Menu' })
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await button.press('Enter')
      const menu = page.getByRole('dialog')
      await expect(menu).toBeVisible()
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
      await expect(menu.locator(':focus')).toHaveCount(1)
      expect(await violationsOn(page)).toEqual([])
      for (let presses = 0; presses < 15; presses += 1) {
        await page.keyboard.press('Tab')
        await expect(page.locator('main :focus, footer :focus')).toHaveCount(0)
      }
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(button).toBeFocused()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    })

    test('closes when a page is chosen', async ({ page }) => {
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Contact' }).first().click()
      await expect(page).toHaveURL(/\/contact$/)
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.getByRole('main')).toBeVisible()
    })
  })
}

test('a chosen language is remembered for a year', async ({ page, context, siteUrl }) => {
  await page.goto(siteUrl('localhost', '/contact'), { waitUntil: 'networkidle' })
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(siteUrl('localhost', '/en/contact'))
  const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected')
  expect(cookie?.value).toBe('en')
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(COOKIE_DAYS)
})

test('the navigation marks the current page', async ({ page, siteUrl }) => {
  await page.goto(siteUrl('localhost', '/contact'))
  const current = page.getByRole('navigation', { name: 'Hoofdnavigatie' }).locator('[aria-current=page]')
  await expect(current).toHaveText('Contact')
})
