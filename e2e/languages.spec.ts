import { expect, test } from './fixtures'

const COOKIE = 'i18n_redirected'

test('the language switch leads to the same page, keeps query and hash, and is remembered on “/” only', async ({
  page,
  siteUrl,
}) => {
  await page.goto(siteUrl('localhost', '/oplossingen/api-koppelingen?a=1#main'), { waitUntil: 'networkidle' })
  await expect(page.locator('[data-route]').first()).toHaveAttribute(
    'data-route',
    'oplossingen-api-koppelingen___nl',
  )
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(siteUrl('localhost', '/en/solutions/api-connect?a=1#main'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page.locator('[data-route]').first()).toHaveAttribute(
    'data-route',
    'oplossingen-api-koppelingen___en',
  )
  await page.goto(siteUrl('localhost', '/'))
  await expect(page).toHaveURL(siteUrl('localhost', '/en'))
  await page.goto(siteUrl('localhost', '/contact'))
  await expect(page).toHaveURL(siteUrl('localhost', '/contact'))
  await page.goto(siteUrl('localhost', '/en'), { waitUntil: 'networkidle' })
  await page.getByRole('banner').getByRole('link', { name: 'Nederlands' }).click()
  await expect(page).toHaveURL(siteUrl('localhost', '/'))
  await page.goto(siteUrl('localhost', '/'))
  await expect(page).toHaveURL(siteUrl('localhost', '/'))
})

test('a remembered language sends “/” on with 302, which nobody may store; any other value changes nothing', async ({
  ask,
}) => {
  const home = (value: string) => ask('localhost', '/', { headers: { cookie: `${COOKIE}=${value}` } })
  const moved = await home('en')
  expect(moved.status).toBe(302)
  expect(moved.headers.location).toBe('/en')
  expect(moved.headers['cache-control']).toBe('no-store')
  for (const value of ['nl', 'de', 'EN', 'en-US', '']) expect((await home(value)).status).toBe(200)
  const { status, headers } = await ask('localhost', '/', { headers: { 'accept-language': 'en' } })
  expect(status).toBe(200)
  expect(headers['cache-control']).toMatch(/^private/)
})

test('each domain’s own default language has no prefix', async ({ ask }) => {
  for (const [host, path, location] of [
    ['localhost', '/nl/contact', '/contact'],
    ['noorderlicht.localhost', '/en/contact', '/contact'],
  ] as const) {
    const { status, headers } = await ask(host, path)
    expect(status).toBe(308)
    expect(headers.location).toBe(location)
  }
  expect((await ask('localhost', '/en/contact')).body).toContain('lang="en-US"')
  expect((await ask('noorderlicht.localhost', '/nl/contact')).body).toContain('lang="nl-NL"')
  expect((await ask('noorderlicht.localhost', '/contact')).body).toContain('lang="en-US"')
})

test('messages of a language may be held for a day under the hash that pages name', async ({ ask }) => {
  const { body } = await ask('localhost', '/contact')
  const hash = /<html[^>]* data-messages="([^"]+)"/.exec(body)?.[1] ?? ''
  for (const [locale, close] of [
    ['nl', 'Melding sluiten'],
    ['en', 'Close notification'],
  ] as const) {
    const right = await ask('localhost', `/_i18n/${hash}/${locale}/messages.json`)
    expect(right.status).toBe(200)
    expect(right.headers['cache-control']).toBe('public, max-age=86400, immutable')
    expect(JSON.parse(right.body)).toMatchObject({ ui: { toasts: { close } } })
    const small = await ask('localhost', `/_i18n/${hash}/${locale}/messages.json`, {
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(small.headers['content-encoding']).toBe('gzip')
    const old = await ask('localhost', `/_i18n/of-an-older-page/${locale}/messages.json`)
    expect(old.headers['cache-control']).toBe('no-cache')
    expect(old.body).toBe(right.body)
  }
  expect((await ask('localhost', `/_i18n/${hash}/de/messages.json`)).status).toBe(404)
})

test('a page’s data is there in the page’s language, and nobody else’s', async ({ ask }) => {
  for (const [path, locale, routeName] of [
    ['/_payload.json', 'nl', 'index___nl'],
    ['/en/_payload.json', 'en', 'index___en'],
    ['/over-ons/_payload.json', 'nl', 'over-ons___nl'],
    ['/en/about/_payload.json', 'en', 'over-ons___en'],
  ] as const) {
    const { status, headers, body } = await ask('localhost', path)
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/^application\/json/)
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(JSON.parse(body)).toMatchObject({ data: { type: 'page', routeName, page: { locale } } })
  }
  const missing = await ask('localhost', '/over-onz/_payload.json')
  expect(missing.status).toBe(404)
  expect(missing.headers['content-type']).toBe('application/problem+json')
  expect(JSON.parse(missing.body)).toMatchObject({ status: 404 })
})
