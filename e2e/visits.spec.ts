import { randomUUID } from 'node:crypto'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import { violationsOn } from './axe'
import { expect as quickly, test } from './fixtures'
import { publishedPage, read, send } from './pages-by-api'

/** Visits are written every five seconds. */
const expect = quickly.configure({ timeout: 30_000 })

const SITE = 'kade-international.localhost'
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36'
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

const WORDS = {
  nl: { admin: '/admin', card: 'Bezoeken, 28 dagen', form: 'Bezoeken', figures: '1 bezoeker, 2 weergaven' },
  en: { admin: '/en/admin', card: 'Visits, 28 days', form: 'Visits', figures: '1 visitor, 2 views' },
} as const satisfies LocaleTexts<unknown>

test('a page that is visited twice, and once by a robot, has one visitor and two views in the panel', async ({
  browser,
  fetchFrom,
  page,
  request,
  siteUrl,
  signIn,
}) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const token = await signIn()
  const api = { request, base, headers: { Authorization: `JWT ${token}` } }
  const path = `/${randomUUID()}`
  const id = await publishedPage(api, path)
  const { title } = await read(api, id, 'en', false)
  const tenants = await send<{ docs: { id: string; slug: string }[] }>(
    api,
    'GET',
    'tenants?where[slug][equals]=kade',
  )
  const kade = tenants.docs[0]
  if (!kade) throw new Error('Kade is not there')

  await test.step('visit', async () => {
    const visitor = await browser.newContext({ userAgent: BROWSER })
    const tab = await visitor.newPage()
    for (const served of [/fwd=miss|hit/, /hit/]) {
      const response = await tab.goto(siteUrl(SITE, path))
      expect(response?.headers()['cache-status']).toMatch(served)
      expect(response?.headers()['set-cookie']).toBeUndefined()
    }
    expect(await tab.content()).toContain(title)
    expect(await visitor.cookies()).toEqual([])
    await visitor.close()
    const robot = { 'user-agent': ROBOT, accept: 'text/html' }
    expect((await fetchFrom(SITE, path, { headers: robot })).status).toBe(200)
  })

  await test.step('the API', async () => {
    const headers = { authorization: `Bearer ${token}`, 'x-tenant': kade.slug }
    const visits = async () => {
      const response = await request.get(`${base}/api/admin/visits?document=${id}&group=page`, { headers })
      return ((await response.json()) as { data: { rows: object[] } }).data.rows
    }
    await expect.poll(visits).toMatchObject([{ path, locale: 'en', title, views: 2, visitors: 1 }])
  })

  for (const language of LOCALES)
    await test.step(`the panel (${language})`, async () => {
      const { admin, card, form, figures } = WORDS[language]
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        // The account may have worked for another tenant last.
        await page.goto(`${base}${admin}?tenant=${kade.id}`)
        const dashboard = page.getByRole('region', { name: card, exact: true })
        await expect(dashboard.getByRole('table')).toHaveCount(2)
        expect(await violationsOn(page, '.gevel-visits')).toEqual([])
        await page.goto(`${base}${admin}/cms/pages/${id}?locale=en`)
        const section = page.getByRole('region', { name: form, exact: true })
        await expect(section).toContainText(figures)
        expect(await violationsOn(page, '.gevel-visits')).toEqual([])
      }
    })
})
