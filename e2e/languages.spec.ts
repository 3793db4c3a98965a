import { expect, test } from './fixtures'

const COOKIE = 'i18n_redirected'

test('the language switch leads to the same page and keeps query and hash; the choice redirects “/” only', async ({
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

test('a remembered language redirects “/” with an uncacheable 302; any other value changes nothing', async ({
  fetchFrom,
}) => {
  const home = (value: string) => fetchFrom('localhost', '/', { headers: { cookie: `${COOKIE}=${value}` } })
  const moved = await home('en')
  expect(moved.status).toBe(302)
  expect(moved.headers.location).toBe('/en')
  expect(moved.headers['cache-control']).toBe('no-store')
  for (const value of ['nl', 'de', 'EN', 'en-US', '']) expect((await home(value)).status).toBe(200)
  const { status, headers } = await fetchFrom('localhost', '/', { headers: { 'accept-language': 'en' } })
  expect(status).toBe(200)
  expect(headers['cache-control']).toMatch(/^private/)
})

test('the default language of each domain has no prefix', async ({ fetchFrom }) => {
  for (const [host, path, location] of [
    ['localhost', '/nl/contact', '/contact'],
    ['noorderlicht.localhost', '/en/contact', '/contact'],
  ] as const) {
    const { status, headers } = await fetchFrom(host, path)
    expect(status).toBe(308)
    expect(headers.location).toBe(location)
  }
  expect((await fetchFrom('localhost', '/en/contact')).body).toContain('lang="en-US"')
  expect((await fetchFrom('noorderlicht.localhost', '/nl/contact')).body).toContain('lang="nl-NL"')
  expect((await fetchFrom('noorderlicht.localhost', '/contact')).body).toContain('lang="en-US"')
})

test('messages of a language may be cached for a day under the current hash', async ({ fetchFrom }) => {
  const { body } = await fetchFrom('localhost', '/contact')
  const hash = /<html[^>]* data-messages="([^"]+)"/.exec(body)?.[1] ?? ''
  for (const [locale, close] of [
    ['nl', 'Melding sluiten'],
    ['en', 'Close notification'],
  ] as const) {
    const right = await fetchFrom('localhost', `/_i18n/${hash}/${locale}/messages.json`)
    expect(right.status).toBe(200)
    expect(right.headers['cache-control']).toBe('public, max-age=86400, immutable')
    expect(JSON.parse(right.body)).toMatchObject({ ui: { toasts: { close } } })
    const small = await fetchFrom('localhost', `/_i18n/${hash}/${locale}/messages.json`, {
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(small.headers['content-encoding']).toBe('gzip')
    const old = await fetchFrom('localhost', `/_i18n/of-an-older-page/${locale}/messages.json`)
    expect(old.headers['cache-control']).toBe('no-cache')
    expect(old.body).toBe(right.body)
  }
  expect((await fetchFrom('localhost', `/_i18n/${hash}/de/messages.json`)).status).toBe(404)
})

test('page data is in the language of its path, and a missing page is a problem response', async ({
  fetchFrom,
}) => {
  for (const [path, locale, routeName] of [
    ['/_payload.json', 'nl', 'index___nl'],
    ['/en/_payload.json', 'en', 'index___en'],
    ['/over-ons/_payload.json', 'nl', 'over-ons___nl'],
    ['/en/about/_payload.json', 'en', 'over-ons___en'],
  ] as const) {
    const { status, headers, body } = await fetchFrom('localhost', path)
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/^application\/json/)
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(JSON.parse(body)).toMatchObject({ data: { type: 'page', routeName, page: { locale } } })
  }
  const missing = await fetchFrom('localhost', '/over-onz/_payload.json')
  expect(missing.status).toBe(404)
  expect(missing.headers['content-type']).toBe('application/problem+json')
  expect(JSON.parse(missing.body)).toMatchObject({ status: 404 })
})
