import { XMLParser } from 'fast-xml-parser'

import { violationsOn } from './axe'
import { expect, test } from './fixtures'

const KADE = 'localhost'
const NIGHT = 'noorderlicht.localhost'

test('links lead from the list to an article, its author, its category and the other language', async ({
  page,
  siteUrl,
}) => {
  // On a busy machine the browser aborts page transitions with a console error; they have tests of their own.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(siteUrl(KADE, '/blog'))
  await page.getByRole('link', { name: 'Schatten door te snijden' }).click()
  await page.waitForURL(siteUrl(KADE, '/blog/schatten-door-te-snijden'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schatten door te snijden')
  await expect(page.locator('article time').first()).toHaveAttribute('datetime', /^2026-11-05/)
  await page.getByRole('navigation', { name: 'Inhoud' }).getByRole('link').last().click()
  expect(new URL(page.url()).hash).not.toBe('')
  await page.getByRole('link', { name: 'Kade Praktijk' }).first().click()
  await page.waitForURL(siteUrl(KADE, '/blog/auteur/praktijk'))
  await page.getByRole('link', { name: 'Vak', exact: true }).first().click()
  await page.waitForURL(siteUrl(KADE, '/blog/categorie/vak'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vak')
  await page
    .getByRole('navigation', { name: 'Taal', exact: true })
    .getByRole('link', { name: 'English' })
    .click()
  await page.waitForURL(siteUrl(KADE, '/en/blog/category/craft'))
  await expect(page.getByRole('link', { name: 'Estimate by slicing' })).toBeVisible()
})

test('a slug of several segments leads to its article in both languages', async ({ page, siteUrl }) => {
  await page.goto(siteUrl(KADE, '/blog/2026/cache/een-bericht-voor-elke-server'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eén bericht voor elke server')
  const alternate = page.locator('link[rel="alternate"][hreflang="en-US"]')
  await expect(alternate).toHaveAttribute(
    'href',
    siteUrl(KADE, '/en/blog/2026/cache/one-notice-for-every-server'),
  )
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toEqual(
    expect.arrayContaining(['Article', 'BreadcrumbList']),
  )
})

test('the list has as many pages as it needs; the next one is a 404', async ({
  page,
  fetchFrom,
  siteUrl,
}) => {
  await page.goto(siteUrl(KADE, '/blog'))
  await page.getByRole('link', { name: 'Ouder' }).click()
  await page.waitForURL(siteUrl(KADE, '/blog/pagina/2'))
  await expect(page.getByRole('link', { name: 'Een adres is een rij' })).toBeVisible()
  await expect(page).toHaveTitle(/pagina 2/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', siteUrl(KADE, '/blog/pagina/2'))
  expect((await fetchFrom(KADE, '/blog/pagina/3')).status).toBe(404)
  expect((await fetchFrom(KADE, '/blog/pagina/1')).headers.location).toBe('/blog')
})

test('an article is not found under the slug of the other language or on the site of another tenant', async ({
  fetchFrom,
}) => {
  expect((await fetchFrom(KADE, '/blog/estimate-by-slicing')).status).toBe(404)
  expect((await fetchFrom(KADE, '/en/blog/schatten-door-te-snijden')).status).toBe(404)
  // An article of another tenant.
  expect((await fetchFrom(NIGHT, '/blog/estimate-by-slicing')).status).toBe(404)
})

for (const [path, language, first] of [
  ['/blog/feed.xml', 'nl-nl', 'Schatten door te snijden'],
  ['/en/blog/feed.xml', 'en-us', 'Estimate by slicing'],
] as const) {
  test(`the feed at ${path} lists the articles of its language`, async ({ fetchFrom, page, siteUrl }) => {
    const { status, headers, body } = await fetchFrom(KADE, path)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    const { rss } = new XMLParser().parse(body) as {
      rss: { channel: { language: string; item: { title: string }[] } }
    }
    expect(rss.channel.language).toBe(language)
    expect(rss.channel.item).toHaveLength(6)
    expect(rss.channel.item[0]?.title).toBe(first)
    await page.goto(siteUrl(KADE, path.replace('/feed.xml', '')))
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
      'href',
      siteUrl(KADE, path),
    )
  })
}

for (const [host, path] of [
  [KADE, '/blog'],
  [KADE, '/en/blog/a-url-is-a-row'],
  [KADE, '/blog/postgres/dubbel-boeken'],
  [KADE, '/blog/auteur/techniek'],
  [KADE, '/en/blog/category/databases'],
  [NIGHT, '/blog'],
  [NIGHT, '/nl/blog/de-helft-van-het-licht'],
  [NIGHT, '/blog/author/studio'],
] as const) {
  test(`${host}${path} is accessible`, async ({ page, siteUrl }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(siteUrl(host, path))
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await violationsOn(page)).toEqual([])
  })
}
