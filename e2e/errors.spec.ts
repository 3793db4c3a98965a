import { expect, test } from './fixtures'

const KADE = 'localhost'
const NIGHT = 'noorderlicht.localhost'
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

test.describe('a page that does not exist', () => {
  test.use({ expectedErrors: [/404/] })

  test('shows status, message, path and a description', async ({ page, siteUrl }) => {
    const response = await page.goto(siteUrl(KADE, '/er/is/niets'))
    expect(response?.status()).toBe(404)
    await expect(page.locator('.not-found-message')).toHaveText('404 Page Not Found: /er/is/niets')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.not-found-texts > h1 + p')).not.toBeEmpty()
    await expect(page.locator('header.site-header')).toHaveCount(0)
    await expect(page.locator('.not-found-ways a').first()).toBeVisible()
  })

  test('is reported in the language of each site', async ({ page, siteUrl }) => {
    await page.goto(siteUrl(NIGHT, '/nothing-here'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    await expect(page.locator('.not-found-message')).toHaveText('404 Page Not Found: /nothing-here')
  })
})

test('a bot gets a 404 with an empty body', async ({ fetchFrom }) => {
  for (const [path, headers] of [
    ['/er/is/niets', { 'user-agent': GOOGLEBOT }],
    ['/er/is/niets?__bot=1', {}],
  ] as const) {
    const { status, body, headers: answered } = await fetchFrom(KADE, path, { headers })
    expect([status, body, answered['cache-control']]).toEqual([404, '', 'private, no-store'])
  }
  expect((await fetchFrom(KADE, '/', { headers: { 'user-agent': GOOGLEBOT } })).body).toContain('<h1')
})

test('a malformed path gets a 400 in the theme and language of the site', async ({ fetchFrom }) => {
  const dutch = await fetchFrom(KADE, '/%00', { headers: { 'accept-language': 'en' } })
  expect(dutch.status).toBe(400)
  expect(dutch.body).toContain('<html lang="nl">')
  expect(dutch.body).toContain('400 Bad Request')
  expect((await fetchFrom(NIGHT, '/%00')).body).toContain('color-scheme:dark')
})

test('a damaged link from an e-mail gets a 400', async ({ fetchFrom }) => {
  const damaged = await fetchFrom(KADE, '/auth/verify?token=%3Cscript%3E')
  expect(damaged.status).toBe(400)
  expect(damaged.headers['referrer-policy']).toBe('no-referrer')
  expect((await fetchFrom(KADE, `/auth/verify?token=${'a'.repeat(40)}`)).status).toBe(200)
})
