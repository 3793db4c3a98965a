import type { Page } from '@playwright/test'

import { violationsOn } from './axe'
import { expand } from './expand'
import { expect, test } from './fixtures'
import { ownSite, siteWithMenu } from './own-site'
import { PUBLISH_MS } from './pages'

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
  const { tenant } = await ownSite(api, '#1d4ed8', '/')
  await context.addCookies([{ name: 'payload-tenant', value: tenant, url: base }])
  await page.goto(`${base}/admin/navigation`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Navigatie')
  await expect(page.locator('.status__value')).toContainText('Concept')
})
