import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

import { LOCALES, type Locale } from '@/src/lib/constants'
import { violationsOn } from './axe'
import { expand } from './expand'
import { expect, test } from './fixtures'
import { PUBLISH_MS } from './pages'
import { type Api, pageAt, send } from './pages-by-api'

type Docs = { docs: { id: string; code: Locale }[] }
type Made = { doc: { id: string; items: { id: string }[] } }

const create = async (api: Api, path: string, data: object) => (await send<Made>(api, 'POST', path, data)).doc

/** A site of a tenant of its own, with a home page in each language. */
async function createSite(api: Api): Promise<{ hostname: string; tenant: string }> {
  const slug = `menu-${randomUUID().slice(0, 8)}`
  const hostname = `${slug}.localhost`
  const { id: tenant } = await create(api, 'tenants', { name: slug, slug })
  const { docs } = await send<Docs>(api, 'GET', 'locales?depth=0')
  const idOf = (code: Locale) => docs.find((one) => one.code === code)?.id
  const { id: domain } = await create(api, 'domains?depth=0', {
    ...{ tenant, hostname, defaultLocale: idOf('nl') },
    ...{ themePrimaryColor: '#1d4ed8', themeSecondaryColor: '#555555', themeAccentColor: '#123456' },
  })
  for (const code of LOCALES)
    await create(api, 'domain-locales?depth=0', { tenant, domain, locale: idOf(code), enabled: true })
  for (const code of LOCALES) await pageAt({ api, tenant, domain }, code, '/')
  return { hostname, tenant }
}

/** Such a site with a navigation of one link, published in both languages. */
async function siteWithMenu(api: Api): Promise<{ hostname: string; id: string }> {
  const { hostname, tenant } = await createSite(api)
  const link = { type: 'url', url: '/', newTab: false }
  const { id, items } = await create(api, 'navigation?locale=nl&depth=0', {
    ...{ tenant, _status: 'published', items: [{ link: { ...link, label: 'Diensten' } }] },
  })
  await send(api, 'PATCH', `navigation/${id}?locale=en&depth=0`, {
    ...{ _status: 'published', items: [{ id: items[0]?.id, link: { ...link, label: 'Services' } }] },
  })
  return { hostname, id }
}

const label = (page: Page) => page.locator('#field-items__0__link__label')

async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('.collection-edit__form[data-form-ready=true]').waitFor()
  await expand(page.locator('#items-row-0 .collapsible__toggle').first(), label(page))
}

test('a link of the navigation is changed, previewed, published in one language and restored', async ({
  page,
  request,
  siteUrl,
  fetchFrom,
  signIn,
}) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const api = { request, base, headers: { Authorization: `JWT ${await signIn()}` } }
  const { hostname, id } = await siteWithMenu(api)
  const visible = async (path: string) => (await fetchFrom(hostname, path)).body
  const isSeen = (path: string, text: string) =>
    expect.poll(() => visible(path), { timeout: PUBLISH_MS }).toContain(text)
  await isSeen('/', 'Diensten')
  await isSeen('/en', 'Services')

  await openForm(page, `${base}/admin/navigation/${id}?locale=nl`)
  await expect(page.locator('.status__value')).toContainText('Gepubliceerd')
  await page.locator('#live-preview-toggler').click()
  const header = page.frameLocator('#live-preview-iframe').locator('.site-nav, .site-menu, header').first()
  await expect(header).toContainText('Diensten')
  await label(page).fill('Wat wij doen')
  await expect(header).toContainText('Wat wij doen')
  await expect(page.locator('.status__value')).toContainText('Gewijzigd')
  expect(await violationsOn(page, '#field-items', '.doc-controls')).toEqual([])
  expect(await visible('/')).not.toContain('Wat wij doen')

  // Nothing takes it offline.
  await page.locator('.doc-controls__popup').getByRole('button').first().click()
  await expect(page.locator('#action-unpublish')).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.locator('#action-save').click()
  await expect(page.locator('.status__value')).toContainText('Gepubliceerd')
  await isSeen('/', 'Wat wij doen')
  expect(await visible('/en')).toContain('Services')

  await page.goto(`${base}/admin/navigation/${id}/versions?locale=nl`)
  await page.locator('.gevel-versions tbody tr').last().getByRole('link').first().click()
  await page.getByRole('button', { name: 'In het Nederlands terugzetten' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Terugzetten' }).click()
  await page.waitForURL(new RegExp(`/admin/navigation/${id}\\?locale=nl`))
  await expect(page.locator('#items-row-0')).toContainText('Diensten')
  expect(await visible('/')).toContain('Wat wij doen')
  await page.locator('#action-save').click()
  await expect(page.locator('.status__value')).toContainText('Gepubliceerd')
  await isSeen('/', 'Diensten')
})

/** Holds back the code of undo and redo, which loads after the form. Returns how to let it through. */
async function holdHistoryCode(page: Page): Promise<() => Promise<void>> {
  const released = Promise.withResolvers<void>()
  await page.route(
    (url) => url.hostname === 'localhost' && /_next\/static\/chunks\/.*\.js$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch()
      if ((await response.text()).includes('gevel-history__buttons')) await released.promise
      await route.fulfill({ response })
    },
  )
  return async () => {
    released.resolve()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

test('the form of the navigation works on a phone, and undoes with the keyboard', async ({
  page,
  request,
  siteUrl,
  signIn,
}) => {
  const base = siteUrl('localhost').replace(/\/$/, '')
  const api = { request, base, headers: { Authorization: `JWT ${await signIn()}` } }
  const { id } = await siteWithMenu(api)
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdHistoryCode(page)
  await openForm(page, `${base}/admin/navigation/${id}?locale=nl`)
  await label(page).fill('Anders')
  await release()
  await expect(page.getByRole('button', { name: /^Ongedaan maken/ })).toBeEnabled()
  await label(page).press('Control+z')
  await expect(label(page)).toHaveValue('Diensten')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await violationsOn(page, '#field-items')).toEqual([])
})

test('the navigation of a new tenant begins as a draft', async ({
  page,
  context,
  request,
  siteUrl,
  signIn,
}) => {
  const base = siteUrl('localhost').replace(/\/$/, '')
  const api = { request, base, headers: { Authorization: `JWT ${await signIn()}` } }
  const { tenant } = await createSite(api)
  await context.addCookies([{ name: 'payload-tenant', value: tenant, url: base }])
  await page.goto(`${base}/admin/navigation`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Navigatie')
  await expect(page.locator('.status__value')).toContainText('Concept')
})
