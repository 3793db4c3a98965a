import { expect, test } from './fixtures'

const KADE = 'localhost'
const NIGHT = 'noorderlicht.localhost'
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

test.describe('a page that is not there', () => {
  test.use({ expectedErrors: [/404/] })

  test('has its status, message and path, and a description', async ({ page, siteUrl }) => {
    const response = await page.goto(siteUrl(KADE, '/er/is/niets'))
    expect(response?.status()).toBe(404)
    await expect(page.locator('.not-found-message')).toHaveText('404 Page Not Found: /er/is/niets')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.not-found-texts > h1 + p')).not.toBeEmpty()
  })

  test('is told on every site, in its language', async ({ page, siteUrl }) => {
    await page.goto(siteUrl(NIGHT, '/nothing-here'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    await expect(page.locator('.not-found-message')).toHaveText('404 Page Not Found: /nothing-here')
  })
})

test('a bot gets the status of what is not there, and nothing else', async ({ ask }) => {
  for (const [path, headers] of [
    ['/er/is/niets', { 'user-agent': GOOGLEBOT }],
    ['/er/is/niets?__bot=1', {}],
  ] as const) {
    const { status, body, headers: answered } = await ask(KADE, path, { headers })
    expect([status, body, answered['cache-control']]).toEqual([404, '', 'private, no-store'])
  }
  expect((await ask(KADE, '/', { headers: { 'user-agent': GOOGLEBOT } })).body).toContain('<h1')
})

test('an address that cannot be one is answered in the colours and the language of the site', async ({
  ask,
}) => {
  const dutch = await ask(KADE, '/%00', { headers: { 'accept-language': 'en' } })
  expect(dutch.status).toBe(400)
  expect(dutch.body).toContain('<html lang="nl">')
  expect(dutch.body).toContain('400 Bad Request')
  expect((await ask(NIGHT, '/%00')).body).toContain('color-scheme:dark')
})

test('a damaged link from an e-mail is an error', async ({ ask }) => {
  const damaged = await ask(KADE, '/auth/verify?token=%3Cscript%3E')
  expect(damaged.status).toBe(400)
  expect(damaged.headers['referrer-policy']).toBe('no-referrer')
  expect((await ask(KADE, `/auth/verify?token=${'a'.repeat(40)}`)).status).toBe(200)
})
