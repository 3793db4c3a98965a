import type { Page, Request } from '@playwright/test'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { violationsOn } from './axe'
import { expect, test } from './fixtures'

const HOUR = 3_600_000
/** Polls come up to a tenth of an hour late. */
const POLL = 1.1 * HOUR
/** The part that looks for versions comes half a minute after the page. */
const SETTLED = 30_000
const OFFER = {
  nl: 'Er is een nieuwe versie van deze site',
  en: 'There is a new version of this site',
} satisfies LocaleTexts<unknown>

test.use({ expectedErrors: [/gone\d?\.js|half-there\.json|ERR_FAILED/] })

/** Stands in for a server with another build than the one that made the page. */
async function deploy(page: Page, id: string): Promise<void> {
  const build = { id, timestamp: '2026-11-21T12:00:00.000Z' }
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: build }))
  await page.route(`**/builds/meta/${id}.json`, (route) => route.fulfill({ json: build }))
}

/** Lets the time pass after which a page begins to look for newer versions, then that until it asks. */
async function waitForPoll(page: Page): Promise<void> {
  if ((await page.locator('.toasts').count()) === 0) await page.clock.fastForward(SETTLED)
  await expect(page.locator('.toasts')).toBeAttached()
  const asked: string[] = []
  const listen = (request: Request) => void asked.push(request.url())
  page.on('request', listen)
  // It may be there before it has set its clock.
  await expect(async () => {
    await page.clock.fastForward(POLL)
    await expect
      .poll(() => asked.some((url) => url.endsWith('/builds/latest.json')), { timeout: 2_000 })
      .toBe(true)
  }).toPass()
  page.off('request', listen)
}

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
/** While the document changes, the browser answers neither. */
const isSameDocument = (page: Page) =>
  page.evaluate(() => Reflect.has(window, 'sameDocument')).catch(() => true)

/** Opens the contact page, with its form at work, far down and half filled in. */
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

/** A part of the site's code that this server has not, as after a deployment; until the page has seen it fail. */
const loadLostChunk = (page: Page, name = 'gone.js') =>
  page
    .evaluate(async (file) => {
      const script = document.createElement('script')
      script.src = `/_next/static/chunks/${file}`
      const failed = new Promise((resolve) => script.addEventListener('error', resolve))
      document.head.append(script)
      await failed
    }, name)
    // The document that was asked may be gone by then.
    .catch(() => null)

test('the server tells which build it serves, and about that build only', async ({ ask }) => {
  const latest = await ask('localhost', '/builds/latest.json')
  expect(latest.headers['cache-control']).toBe('no-store')
  const { id, timestamp } = JSON.parse(latest.body) as { id: string; timestamp: string }
  expect(id).toMatch(/^[0-9a-f]{20}$/)
  expect(Date.parse(timestamp)).toBeLessThanOrEqual(Date.now())
  const meta = await ask('noorderlicht.localhost', `/builds/meta/${id}.json`)
  expect(meta.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(meta.body).toBe(latest.body)
  expect((await ask('localhost', '/builds/meta/another.json')).status).toBe(404)
})

for (const [language, path] of [
  ['nl', '/contact'],
  ['en', '/en/contact'],
] as const) {
  test(`a newer version is offered in ${language} after an hour, and not again once it was dismissed`, async ({
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

test('a build that its own server does not know yet is not offered', async ({ page, siteUrl }) => {
  await page.clock.install()
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'half-there' } }))
  await page.goto(siteUrl('localhost', '/over-ons'), { waitUntil: 'networkidle' })
  const meta = page.waitForResponse('**/builds/meta/half-there.json')
  await waitForPoll(page)
  expect((await meta).status()).toBe(404)
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('reloading for the new version keeps what was filled in and how far the page was scrolled', async ({
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

test('a part that cannot be fetched reloads the page once, with its state, and not again within 10 seconds', async ({
  page,
  siteUrl,
}) => {
  await page.clock.install()
  const top = await halfFill(page, siteUrl('localhost', '/contact'))
  await loadLostChunk(page)
  await expectHalfFilled(page, top)
  // As if it had just reloaded, however long the machine took to see it.
  const reloadedAt = await page.evaluate(() => {
    const now = Date.now()
    sessionStorage.setItem('reloaded-at', String(now))
    return now
  })

  await page.clock.pauseAt(reloadedAt + 9_999)
  await markDocument(page)
  await loadLostChunk(page, 'gone2.js')
  expect(await isSameDocument(page)).toBe(true)

  await page.clock.pauseAt(reloadedAt + 10_000)
  const reloaded = page.waitForEvent('load')
  await loadLostChunk(page, 'gone2.js')
  await reloaded
  expect(await isSameDocument(page)).toBe(false)

  await page.clock.fastForward(HOUR)
  await markDocument(page)
  await loadLostChunk(page)
  await loadLostChunk(page, 'gone2.js')
  expect(await isSameDocument(page)).toBe(true)
})

test('a page whose later code cannot be had any more is left as it is', async ({ page, siteUrl }) => {
  await page.clock.install()
  await page.goto(siteUrl('localhost', '/over-ons'), { waitUntil: 'networkidle' })
  await markDocument(page)
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
  let failures = 0
  page.on('requestfailed', () => (failures += 1))
  await page.clock.fastForward(SETTLED)
  // The loader tries a second time before it gives up.
  await expect.poll(() => failures).toBeGreaterThan(1)
  expect(await isSameDocument(page)).toBe(true)
})

test('a password is not kept', async ({ page, siteUrl }) => {
  await page.goto(siteUrl('localhost', '/auth/login'), { waitUntil: 'networkidle' })
  await page.getByLabel('E-mailadres').fill('iemand@voorbeeld.nl')
  await page.getByLabel('Wachtwoord').fill('geheim-en-zo')
  await markDocument(page)
  await loadLostChunk(page)
  await expect.poll(() => isSameDocument(page)).toBe(false)
  await expect(page.getByLabel('E-mailadres')).toHaveValue('iemand@voorbeeld.nl')
  await expect(page.getByLabel('Wachtwoord')).toHaveValue('')
})
