import { LOCALES, LANGUAGES } from '@/src/lib/constants'
import { violationsOn } from './axe'
import { expect, test } from './fixtures'
import { SEEDED_PAGES } from './pages'

test('the two tenants have different themes', async ({ page, siteUrl }) => {
  const themeOf = async (host: string) => {
    await page.goto(siteUrl(host))
    return page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      const heading = document.querySelector('h1')
      return {
        primary: style.getPropertyValue('--primary-500'),
        channels: style.getPropertyValue('--primary-500-rgb'),
        ground: getComputedStyle(document.body).backgroundColor,
        headingFont: heading ? getComputedStyle(heading).fontFamily : null,
      }
    })
  }
  const kade = await themeOf('localhost')
  const noorderlicht = await themeOf('noorderlicht.localhost')
  for (const key of Object.keys(kade) as (keyof typeof kade)[]) {
    expect(kade[key], key).toBeTruthy()
    expect(kade[key], key).not.toBe(noorderlicht[key])
  }
})

test.describe('a missing page', () => {
  test.use({ expectedErrors: [/404/] })

  test('is an accessible 404 in the language of the path, on every host', async ({ page, siteUrl }) => {
    for (const home of SEEDED_PAGES.filter((seeded) => LOCALES.some((locale) => seeded[locale] === '/'))) {
      for (const locale of LOCALES) {
        const response = await page.goto(
          siteUrl(home.host, `${home[locale].replace(/\/$/, '')}/bestaat-niet`),
        )
        expect(response?.status()).toBe(404)
        await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[locale].tag)
        await expect(page.locator('h1')).toHaveCount(1)
        expect(await violationsOn(page)).toEqual([])
      }
    }
  })
})

test('a domain that redirects keeps path and query', async ({ fetchFrom }) => {
  const { status, headers } = await fetchFrom('www.localhost', '/over-ons?x=1')
  expect(status).toBeGreaterThanOrEqual(301)
  expect(status).toBeLessThanOrEqual(308)
  expect(new URL(headers.location ?? '').hostname).toBe('localhost')
  expect(headers.location).toMatch(/\/over-ons\?x=1$/)
})

test('the skip link comes first and the navigation can be reached by keyboard', async ({ page, siteUrl }) => {
  await page.goto(siteUrl('localhost'))
  await page.keyboard.press('Tab')
  const skip = page.locator(':focus')
  await expect(skip).toHaveAttribute('href', '#main')
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const inMain = await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))
  expect(inMain).toBe(true)
  await page.goto(siteUrl('localhost'))
  const link = page.locator('header nav a[href="/werkwijze"]').first()
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab')
    if (await link.evaluate((anchor) => anchor === document.activeElement)) break
  }
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(siteUrl('localhost', '/werkwijze'))
})
