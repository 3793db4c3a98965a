import type { Page } from '@playwright/test'

import { KADE } from './consent'
import { expect } from './fixtures'
import { CONTAINER, recordedCalls, TAG_MANAGER, test } from './third-party'

test.use({ original: KADE, consent: { marketing: true, analytics: true } })
const scripts = (page: Page) => page.locator('script#tag-manager')

test('a link to an account page loads a new document without third-party scripts', async ({
  page,
  siteUrl,
  configure,
  host,
  foreign,
}) => {
  await configure({ tagManagerId: CONTAINER })
  await page.goto(siteUrl(host))
  await recordedCalls(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Inloggen' }).click()
  await page.waitForURL(siteUrl(host, '/auth/login'))
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
  await expect(scripts(page)).toHaveCount(0)
  expect(foreign).toEqual([TAG_MANAGER])
})

test('a link from an account page loads a new document with third-party scripts', async ({
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

test('an account page has no third-party scripts after going back and forward', async ({
  page,
  siteUrl,
  configure,
  host,
  foreign,
}) => {
  await configure({ tagManagerId: CONTAINER })
  await page.goto(siteUrl(host))
  await recordedCalls(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Inloggen' }).click()
  await page.waitForURL(siteUrl(host, '/auth/login'))
  await page.goBack()
  await recordedCalls(page)
  await page.goForward()
  await page.waitForURL(siteUrl(host, '/auth/login'))
  await expect(scripts(page)).toHaveCount(0)
  expect(new Set(foreign)).toEqual(new Set([TAG_MANAGER]))
})
