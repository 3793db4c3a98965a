import type { Page } from '@playwright/test'

import { box } from './box'
import { expect, test } from './fixtures'

/** Notes the signals, and the animations of view transitions, in the page. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const noted: string[] = []
    Object.assign(window, { noted })
    for (const name of ['loading-start', 'loading-end'] as const)
      window.addEventListener(name, ({ detail }) => noted.push(`${name} ${detail.path}`))
    document.addEventListener(
      'animationstart',
      (event) => {
        if (event.pseudoElement.startsWith('::view-transition')) noted.push(event.animationName)
      },
      true,
    )
  })

/** Gives the browser a connection of our choice. */
const onConnection = (page: Page, connection: { saveData: boolean; effectiveType: string }) =>
  page.addInitScript((given) => {
    const fake = Object.assign(new EventTarget(), given)
    Object.defineProperty(navigator, 'connection', { get: () => fake })
  }, connection)

const noted = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'noted') as string[])

const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).first().click()

test('a link opens its page in place, between two signals, with a transition', async ({ page, siteUrl }) => {
  await watch(page)
  await page.goto(siteUrl('localhost', '/'), { waitUntil: 'networkidle' })
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await follow(page, 'Over ons')
  await expect(page).toHaveURL(siteUrl('localhost', '/over-ons'))
  await expect.poll(() => noted(page)).toContain('page-enter')
  await expect
    .poll(async () => (await noted(page)).filter((name) => name.startsWith('loading')))
    .toEqual(['loading-start /over-ons', 'loading-end /over-ons'])
  await page.goBack()
  await expect(page).toHaveURL(siteUrl('localhost', '/'))
  await expect.poll(() => noted(page)).toContain('loading-end /')
  expect(await page.evaluate(() => Reflect.has(window, 'sameDocument'))).toBe(true)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('pages change at once', async ({ page, siteUrl }) => {
    await watch(page)
    await page.goto(siteUrl('localhost', '/'), { waitUntil: 'networkidle' })
    await follow(page, 'Over ons')
    await expect.poll(() => noted(page)).toContain('loading-end /over-ons')
    expect((await noted(page)).filter((name) => name.startsWith('page-'))).toEqual([])
  })
})

test('a slow page shows the loading bar until it is there', async ({ page, siteUrl }) => {
  await onConnection(page, { saveData: true, effectiveType: '4g' })
  await page.goto(siteUrl('localhost', '/'), { waitUntil: 'networkidle' })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/over-ons\?_rsc=/, async (route) => {
    await held
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

test('going back finds the page as it was left: how far it was scrolled and what was filled in', async ({
  page,
  siteUrl,
}) => {
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

for (const [what, connection, ahead] of [
  ['an ordinary connection', { saveData: false, effectiveType: '4g' }, true],
  ['data-saver', { saveData: true, effectiveType: '4g' }, false],
  ['2g', { saveData: false, effectiveType: 'slow-2g' }, false],
] as const) {
  test(`pages are ${ahead ? '' : 'not '}fetched ahead on ${what}`, async ({ page, siteUrl }) => {
    await onConnection(page, connection)
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('_rsc=')) fetched.push(request.url())
    })
    await page.goto(siteUrl('localhost', '/'), { waitUntil: 'networkidle' })
    expect(fetched.length > 0).toBe(ahead)
  })
}

test('a press on a button spreads from where it was made', async ({ page, siteUrl }) => {
  await page.goto(siteUrl('localhost', '/contact'), { waitUntil: 'networkidle' })
  const button = page.locator('button.button-solid').first()
  await button.scrollIntoViewIfNeeded()
  const { x, y } = await box(button)
  await page.mouse.move(x + 30, y + 12)
  await page.mouse.down()
  await expect.poll(() => button.getAttribute('style')).toBe('--ripple-x: 30px; --ripple-y: 12px;')
  // Released elsewhere: nothing is sent.
  await page.mouse.move(0, 0)
  await page.mouse.up()
})
