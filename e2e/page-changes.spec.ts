import type { Page } from '@playwright/test'

import { box } from './bounding-box'
import { expect, test } from './fixtures'

/** Records the loading events and the animations of view transitions in the page. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const recorded: string[] = []
    Object.assign(window, { recorded })
    for (const name of ['loading-start', 'loading-end'] as const)
      window.addEventListener(name, ({ detail }) => recorded.push(`${name} ${detail.path}`))
    document.addEventListener(
      'animationstart',
      (event) => {
        if (event.pseudoElement.startsWith('::view-transition')) recorded.push(event.animationName)
      },
      true,
    )
  })

/** Makes the browser report the given connection. */
const mockConnection = (page: Page, connection: { saveData: boolean; effectiveType: string }) =>
  page.addInitScript((values) => {
    const fake = Object.assign(new EventTarget(), values)
    Object.defineProperty(navigator, 'connection', { get: () => fake })
  }, connection)

const recorded = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'recorded') as string[])

const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).first().click()

test('a link opens its page in place with a transition, between two events', async ({ page, siteUrl }) => {
  await watch(page)
  await page.goto(siteUrl('localhost', '/'), { waitUntil: 'networkidle' })
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await follow(page, 'Over ons')
  await expect(page).toHaveURL(siteUrl('localhost', '/over-ons'))
  await expect.poll(() => recorded(page)).toContain('page-enter')
  await expect
    .poll(async () => (await recorded(page)).filter((name) => name.startsWith('loading')))
    .toEqual(['loading-start /over-ons', 'loading-end /over-ons'])
  await page.goBack()
  await expect(page).toHaveURL(siteUrl('localhost', '/'))
  await expect.poll(() => recorded(page)).toContain('loading-end /')
  expect(await page.evaluate(() => Reflect.has(window, 'sameDocument'))).toBe(true)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('pages change without a transition', async ({ page, siteUrl }) => {
    await watch(page)
    await page.goto(siteUrl('localhost', '/'), { waitUntil: 'networkidle' })
    await follow(page, 'Over ons')
    await expect.poll(() => recorded(page)).toContain('loading-end /over-ons')
    expect((await recorded(page)).filter((name) => name.startsWith('page-'))).toEqual([])
  })
})

test('the loading bar is visible until a slow page has loaded', async ({ page, siteUrl }) => {
  await mockConnection(page, { saveData: true, effectiveType: '4g' })
  await page.goto(siteUrl('localhost', '/'), { waitUntil: 'networkidle' })
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/over-ons\?_rsc=/, async (route) => {
    await released
    await route.continue()
  })
  const bar = page.locator('.loading-bar')
  await expect(bar).not.toHaveAttribute('data-loading')
  await follow(page, 'Over ons')
  await expect(bar).toHaveAttribute('data-loading')
  release()
  await expect(page).toHaveURL(siteUrl('localhost', '/over-ons'))
  await expect(bar).not.toHaveAttribute('data-loading')
})

test('going back restores the scroll position and what was filled in', async ({ page, siteUrl }) => {
  await page.goto(siteUrl('localhost', '/auth/login'), { waitUntil: 'networkidle' })
  await page.getByLabel('E-mailadres').fill('iemand@voorbeeld.nl')
  await page.getByLabel('Wachtwoord').fill('geheim-en-zo')
  await page.getByRole('link', { name: 'Nog geen account?' }).click()
  await expect(page).toHaveURL(/register/)
  await page.goBack()
  await expect(page.getByLabel('E-mailadres')).toHaveValue('iemand@voorbeeld.nl')
  await expect(page.getByLabel('Wachtwoord')).toHaveValue('')

  await page.goto(siteUrl('localhost', '/over-ons'), { waitUntil: 'networkidle' })
  await page.evaluate(() => window.scrollTo({ top: 1400, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1400)
  await page.evaluate(() => document.querySelector<HTMLElement>('.site-header .site-logo')?.click())
  await expect(page).toHaveURL(siteUrl('localhost', '/'))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(siteUrl('localhost', '/over-ons'))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1400)
  await page.goForward()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

for (const [name, connection, prefetches] of [
  ['an ordinary connection', { saveData: false, effectiveType: '4g' }, true],
  ['data-saver', { saveData: true, effectiveType: '4g' }, false],
  ['2g', { saveData: false, effectiveType: 'slow-2g' }, false],
] as const) {
  test(`pages are ${prefetches ? '' : 'not '}prefetched on ${name}`, async ({ page, siteUrl }) => {
    await mockConnection(page, connection)
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('_rsc=')) fetched.push(request.url())
    })
    await page.goto(siteUrl('localhost', '/'), { waitUntil: 'networkidle' })
    expect(fetched.length > 0).toBe(prefetches)
  })
}

test('the ripple of a button starts where it is pressed', async ({ page, siteUrl }) => {
  await page.goto(siteUrl('localhost', '/contact'), { waitUntil: 'networkidle' })
  const button = page.locator('button.button-solid').first()
  await button.scrollIntoViewIfNeeded()
  const { x, y } = await box(button)
  await page.mouse.move(x + 30, y + 12)
  await page.mouse.down()
  await expect.poll(() => button.getAttribute('style')).toBe('--ripple-x: 30px; --ripple-y: 12px;')
  // Released outside the button, so that nothing is sent.
  await page.mouse.move(0, 0)
  await page.mouse.up()
})
