import type { Page } from '@playwright/test'

import { KADE } from './consent'
import { expect } from './fixtures'
import { CONTAINER, recordedCalls, TAG_MANAGER, test } from './third-party'

test.use({ original: KADE, consent: { marketing: true, analytics: true } })
const scripts = (page: Page) => page.locator('script#tag-manager')

test('an account page is a document of its own for who comes by a link, without the scripts of others', async ({
  page,
  siteUrl,
  configure,
  host,
  foreign,
}) => {
  await configure({ tagManagerId: CONTAINER })
  await page.goto(siteUrl(host))
  await recordedCalls(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Aanmelden' }).click()
  await page.waitForURL(siteUrl(host, '/auth/login'))
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
  await expect(scripts(page)).toHaveCount(0)
  expect(foreign).toEqual([TAG_MANAGER])
})

test('an account page is left for a document that has them', async ({
  page,
  siteUrl,
  configure,
  host,
  foreign,
}) => {
  await configure({ tagManagerId: CONTAINER })
  await page.goto(siteUrl(host, '/auth/login'), { waitUntil: 'networkidle' })
  expect(foreign).toEqual([])
  await page.locator('a.site-logo').first().click()
  await page.waitForURL(siteUrl(host))
  await recordedCalls(page)
  await expect(scripts(page)).toHaveCount(1)
  expect(foreign).toEqual([TAG_MANAGER])
})

test('an account page stays apart when one goes back and forward', async ({
  page,
  siteUrl,
  configure,
  host,
  foreign,
}) => {
  await configure({ tagManagerId: CONTAINER })
  await page.goto(siteUrl(host))
  await recordedCalls(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Aanmelden' }).click()
  await page.waitForURL(siteUrl(host, '/auth/login'))
  await page.goBack()
  await recordedCalls(page)
  await page.goForward()
  await page.waitForURL(siteUrl(host, '/auth/login'))
  await expect(scripts(page)).toHaveCount(0)
  expect(new Set(foreign)).toEqual(new Set([TAG_MANAGER]))
})
