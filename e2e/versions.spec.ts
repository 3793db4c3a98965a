import type { Page, Request } from '@playwright/test'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { violationsOn } from './axe'
import { expect, test } from './fixtures'

const HOUR = 3_600_000
/** Polls have a jitter of up to a tenth of an hour. */
const POLL = 1.1 * HOUR
/** The code that polls for versions loads half a minute after the page. */
const POLLING_DELAY = 30_000
const OFFER = {
  nl: 'Er is een nieuwe versie van deze site',
  en: 'There is a new version of this site',
} satisfies LocaleTexts<unknown>

test.use({ expectedErrors: [/gone\d?\.js|half-there\.json|ERR_FAILED/] })

/** Fakes a server with another build than the one that rendered the page. */
async function deploy(page: Page, id: string): Promise<void> {
  const build = { id, timestamp: '2026-11-21T12:00:00.000Z' }
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: build }))
  await page.route(`**/builds/meta/${id}.json`, (route) => route.fulfill({ json: build }))
}

/** Advances the clock until the page has polled for a newer version. */
async function waitForPoll(page: Page): Promise<void> {
  if ((await page.locator('.toasts').count()) === 0) await page.clock.fastForward(POLLING_DELAY)
  await expect(page.locator('.toasts')).toBeAttached()
  const asked: string[] = []
  const listen = (request: Request) => void asked.push(request.url())
  page.on('request', listen)
  // The notice may be attached before its timer is set.
  await expect(async () => {
    await page.clock.fastForward(POLL)
    await expect
      .poll(() => asked.some((url) => url.endsWith('/builds/latest.json')), { timeout: 2_000 })
      .toBe(true)
  }).toPass()
  page.off('request', listen)
}

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
/** Evaluation fails while the document is being replaced. */
const isSameDocument = (page: Page) =>
  page.evaluate(() => Reflect.has(window, 'sameDocument')).catch(() => true)

/** Opens the contact page, scrolls down, fills in half of the form and returns the scroll position. */
async function halfFill(page: Page, url: string): Promise<number> {
  await page.goto(url)
  const form = page.locator('form.form')
  await form.scrollIntoViewIfNeeded()
  await expect(form).toHaveJSProperty('noValidate', true)
  await page.getByLabel('Uw naam').fill('Noor de Boer')
  await page.getByLabel('Iets overnemen dat er al staat').check()
  await page.getByLabel('Waarin is het gemaakt?').fill('PHP 5')
  await page.getByLabel('Wat loopt er vast?').scrollIntoViewIfNeeded()
  await markDocument(page)
  return page.evaluate(() => window.scrollY)
}

async function expectHalfFilled(page: Page, top: number): Promise<void> {
  await expect.poll(() => isSameDocument(page)).toBe(false)
  await expect(page.getByLabel('Uw naam')).toHaveValue('Noor de Boer')
  await expect(page.getByLabel('Waarin is het gemaakt?')).toHaveValue('PHP 5')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top)
  expect(await page.evaluate(() => sessionStorage.getItem('kept-visit'))).toBeNull()
}

/** Loads a chunk that the server does not have, as after a deployment, and waits until it has failed. */
const loadMissingChunk = (page: Page, name = 'gone.js') =>
  page
    .evaluate(async (file) => {
      const script = document.createElement('script')
      script.src = `/_next/static/chunks/${file}`
      const failed = new Promise((resolve) => script.addEventListener('error', resolve))
      document.head.append(script)
      await failed
    }, name)
    // The document may have been replaced by then.
    .catch(() => null)

test('the server describes the build that it serves and no other', async ({ fetchFrom }) => {
  const latest = await fetchFrom('localhost', '/builds/latest.json')
  expect(latest.headers['cache-control']).toBe('no-store')
  const { id, timestamp } = JSON.parse(latest.body) as { id: string; timestamp: string }
  expect(id).toMatch(/^[0-9a-f]{20}$/)
  expect(Date.parse(timestamp)).toBeLessThanOrEqual(Date.now())
  const meta = await fetchFrom('noorderlicht.localhost', `/builds/meta/${id}.json`)
  expect(meta.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(meta.body).toBe(latest.body)
  expect((await fetchFrom('localhost', '/builds/meta/another.json')).status).toBe(404)
})

for (const [language, path] of [
  ['nl', '/contact'],
  ['en', '/en/contact'],
] as const) {
  test(`a newer version is offered in ${language} after an hour, and not again once dismissed`, async ({
    page,
    siteUrl,
  }) => {
    await page.clock.install()
    await page.goto(siteUrl('localhost', path), { waitUntil: 'networkidle' })
    const offer = page.locator('.toast')
    await waitForPoll(page)
    await expect(offer).toHaveCount(0)
    await deploy(page, 'newer')
    await waitForPoll(page)
    await expect(offer).toContainText(OFFER[language])
    expect(await violationsOn(page, '.toasts')).toEqual([])
    await offer.getByRole('button', { name: /Niet nu|Not now/ }).press('Enter')
    await expect(offer).toHaveCount(0)
    const asked = page.waitForRequest('**/builds/latest.json')
    await waitForPoll(page)
    await asked
    await expect(offer).toHaveCount(0)
    await deploy(page, 'newest')
    await waitForPoll(page)
    await expect(offer).toContainText(OFFER[language])
  })
}

test('a build whose manifest is not available yet is not offered', async ({ page, siteUrl }) => {
  await page.clock.install()
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'half-there' } }))
  await page.goto(siteUrl('localhost', '/over-ons'), { waitUntil: 'networkidle' })
  const meta = page.waitForResponse('**/builds/meta/half-there.json')
  await waitForPoll(page)
  expect((await meta).status()).toBe(404)
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('reloading for the new version keeps the scroll position and what was filled in', async ({
  page,
  siteUrl,
}) => {
  await page.clock.install()
  const top = await halfFill(page, siteUrl('localhost', '/contact'))
  await deploy(page, 'newer')
  await waitForPoll(page)
  await page.getByRole('button', { name: 'Herladen' }).click()
  await page.clock.resume()
  await expectHalfFilled(page, top)
})

test('a chunk that cannot be fetched reloads the page once, with its state, and not again within 10 seconds', async ({
  page,
  siteUrl,
}) => {
  await page.clock.install()
  const top = await halfFill(page, siteUrl('localhost', '/contact'))
  await loadMissingChunk(page)
  await expectHalfFilled(page, top)
  // Sets the time of the reload, which does not depend on the speed of the machine then.
  const reloadedAt = await page.evaluate(() => {
    const now = Date.now()
    sessionStorage.setItem('reloaded-at', String(now))
    return now
  })

  await page.clock.pauseAt(reloadedAt + 9_999)
  await markDocument(page)
  await loadMissingChunk(page, 'gone2.js')
  expect(await isSameDocument(page)).toBe(true)

  await page.clock.pauseAt(reloadedAt + 10_000)
  const reloaded = page.waitForEvent('load')
  await loadMissingChunk(page, 'gone2.js')
  await reloaded
  expect(await isSameDocument(page)).toBe(false)

  await page.clock.fastForward(HOUR)
  await markDocument(page)
  await loadMissingChunk(page)
  await loadMissingChunk(page, 'gone2.js')
  expect(await isSameDocument(page)).toBe(true)
})

test('a page whose deferred code cannot be loaded is not reloaded', async ({ page, siteUrl }) => {
  await page.clock.install()
  await page.goto(siteUrl('localhost', '/over-ons'), { waitUntil: 'networkidle' })
  await markDocument(page)
  await page.route(/\/_next\/static\/chunks\/[^?]+\.js(\?|$)/, (route) => route.abort())
  let failures = 0
  page.on('requestfailed', () => (failures += 1))
  await page.clock.fastForward(POLLING_DELAY)
  // The loader retries once before it gives up.
  await expect.poll(() => failures).toBeGreaterThan(1)
  expect(await isSameDocument(page)).toBe(true)
})

test('a reload does not keep a password', async ({ page, siteUrl }) => {
  await page.goto(siteUrl('localhost', '/auth/login'), { waitUntil: 'networkidle' })
  await page.getByLabel('E-mailadres').fill('iemand@voorbeeld.nl')
  await page.getByLabel('Wachtwoord').fill('geheim-en-zo')
  await markDocument(page)
  await loadMissingChunk(page)
  await expect.poll(() => isSameDocument(page)).toBe(false)
  await expect(page.getByLabel('E-mailadres')).toHaveValue('iemand@voorbeeld.nl')
  await expect(page.getByLabel('Wachtwoord')).toHaveValue('')
})
