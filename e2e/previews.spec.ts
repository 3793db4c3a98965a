import type { BrowserContext, Page } from '@playwright/test'

import { violationsOn } from './axe'
import { expect, test } from './fixtures'
import { asPersonOfKade } from './people-of-kade'

const HOST = 'kade-utrecht.localhost'
const EXPIRED = {
  nl: { title: 'Dit voorbeeld is niet meer geldig', back: 'Naar het document in het beheer' },
  en: { title: 'This preview is no longer valid', back: 'To the document in the panel' },
}

// The preview is requested again after its end.
test.use({ expectedErrors: [/404/] })

/** A draft of Kade, whose page URL is on another host than the panel, and the page of the edit view. */
async function openDraft(page: Page, base: string, token: string) {
  const { createPage, idOf } = await asPersonOfKade(page, base, token, { role: 'editor' })
  const id = await createPage()
  const data = {
    tenant: await idOf('tenants?where[slug][equals]=kade'),
    domain: await idOf(`domains?where[hostname][equals]=${HOST}`),
    ...{ page: id, locale: 'nl', path: `/${id}` },
  }
  const headers = { Authorization: `JWT ${token}` }
  const stored = await page.request.post(`${base}/payload-api/page-urls`, { headers, data })
  expect(stored.status()).toBe(201)
  await page.goto(`${base}/admin/cms/pages/${id}?locale=nl`)
  await expect(page.locator('#field-title')).toHaveValue('Sjabloon in wording')
  return id
}

async function openPreview(page: Page, context: BrowserContext): Promise<Page> {
  const opened = context.waitForEvent('page')
  await page.locator('#preview-button').click()
  const preview = await opened
  await preview.waitForURL(/\/_preview\?token=/)
  return preview
}

test('a draft is shown on its own domain, to who may see it and while they are signed in', async ({
  page,
  context,
  siteUrl,
  session,
}) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const id = await openDraft(page, base, session.token)
  const preview = await openPreview(page, context)
  expect(new URL(preview.url()).hostname).toBe(HOST)
  await expect(preview.locator('h1')).toHaveText('Sjabloon in wording')
  await expect(preview).toHaveTitle('Voorbeeld: Sjabloon in wording')
  await expect(preview.locator('html')).toHaveAttribute('lang', 'nl-NL')
  await expect(preview.locator('header.site-header')).toHaveCount(1)
  await expect(preview.locator('footer')).toBeVisible()
  expect(await context.cookies(preview.url())).not.toContainEqual(
    expect.objectContaining({ name: 'payload-token' }),
  )
  const headers = (await preview.reload())?.headers() ?? {}
  expect(headers).toMatchObject({
    'cache-control': expect.stringMatching(/private.*no-store/),
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toContain(`frame-ancestors ${base};`)
  expect(policy).toMatch(/^script-src 'self' 'nonce-[^']+';/)

  const away = context.waitForEvent('page')
  await preview.locator('header.site-header a').first().click()
  await (await away).waitForURL(siteUrl(HOST))
  expect(new URL(preview.url()).pathname).toBe('/_preview')

  // The same token on another site of the tenant, and after signing out.
  const { search } = new URL(preview.url())
  const elsewhere = await preview.request.get(siteUrl('localhost', `/_preview${search}`))
  expect(elsewhere.status()).toBe(404)
  const out = await page.request.post(`${base}/api/auth/logout`)
  expect(out.ok()).toBe(true)
  expect((await preview.reload())?.status()).toBe(404)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(EXPIRED.nl.title)
  await expect(preview.getByRole('link', { name: EXPIRED.nl.back })).toHaveAttribute(
    'href',
    `${base}/admin/cms/pages/${id}?locale=nl`,
  )
  expect(await violationsOn(preview)).toEqual([])
})

test('the live preview shows the site, and follows each save', async ({ page, siteUrl, session }) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  await openDraft(page, base, session.token)
  await page.locator('#live-preview-toggler').click()
  const frame = page.frameLocator('#live-preview-iframe')
  await expect(frame.locator('h1')).toHaveText('Sjabloon in wording')
  await expect(frame.locator('header.site-header')).toHaveCount(1)
  expect(new URL((await page.locator('#live-preview-iframe').getAttribute('src')) ?? '').hostname).toBe(HOST)
  await page.locator('#field-title').fill('Al veel beter')
  await expect(frame.locator('h1')).toHaveText('Al veel beter')
})

test('a preview that opens nothing says so in the visitor’s language', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const response = await page.goto(siteUrl(HOST, '/_preview?token=none'))
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(EXPIRED.en.title)
  await expect(page.getByRole('link', { name: 'To the panel' })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await context.close()
})
