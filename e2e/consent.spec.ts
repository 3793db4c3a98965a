import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { box } from './box'
import { expect, test } from './fixtures'

const KADE = 'localhost'
const NOORDERLICHT = 'noorderlicht.localhost'

const dialogOf = (page: Page) => page.getByRole('dialog')
const frameOf = (page: Page) => page.locator('.dialog')
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const button = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true })

/** What the browser keeps of the choice. */
async function record(page: Page) {
  const cookies = await page.context().cookies(page.url())
  const cookie = cookies.find(({ name }) => name === 'consent')
  const value = JSON.parse(decodeURIComponent(cookie?.value ?? 'null')) as Record<string, unknown> | null
  return { value, expires: cookie?.expires ?? 0 }
}

const settled = (page: Page) =>
  frameOf(page).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))

test.describe('on a first visit', () => {
  test.use({ consent: null })

  for (const path of ['/', '/auth/login', '/vision-stuttgart', '/belafspraak', '/en/contact'])
    test(`the dialog stands over ${path}`, async ({ page, siteUrl }) => {
      await page.goto(siteUrl(KADE, path))
      await expect(dialogOf(page)).toBeVisible()
    })

  test.describe('of a page that is not there', () => {
    test.use({ expectedErrors: [/404/] })
    test('the dialog stands over it', async ({ page, siteUrl }) => {
      await page.goto(siteUrl(KADE, '/is-er-niet'))
      await expect(dialogOf(page)).toBeVisible()
    })
  })

  test('the dialog is announced, has the focus, and the page behind is inert and still', async ({
    page,
    siteUrl,
  }) => {
    await page.goto(siteUrl(KADE))
    const dialog = page.getByRole('dialog', { name: 'Cookies bij Kade', description: /drie soorten cookies/ })
    await expect(dialog).toBeVisible()
    await expect(frameOf(page)).toBeFocused()
    const behind = page.locator('header a').first()
    await behind.evaluate((link) => link.focus())
    await expect(behind).not.toBeFocused()
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab')
      await expect(dialog.locator(':focus')).toHaveCount(1)
    }
    await page.mouse.move(5, 5)
    await page.mouse.wheel(0, 600)
    await page.keyboard.press('PageDown')
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('the visitor cannot close it', async ({ page, siteUrl }) => {
    await page.goto(siteUrl(KADE))
    await expect(dialogOf(page)).toBeVisible()
    await expect(button(page, 'Sluiten')).toHaveCount(0)
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('.dialog-viewport')?.requestClose())
    await expect(dialogOf(page)).toBeVisible()
    await page.reload()
    await expect(dialogOf(page)).toBeVisible()
    expect((await record(page)).value).toBeNull()
  })

  test('it is dragged and maximised, kept in the viewport, and no wider than 64rem', async ({
    page,
    siteUrl,
  }) => {
    await page.setViewportSize({ width: 1400, height: 900 })
    await page.goto(siteUrl(KADE))
    await expect(dialogOf(page)).toBeVisible()
    await settled(page)
    const frame = frameOf(page)
    const before = await box(frame)
    expect(before.width).toBe(1024)
    expect(Math.abs(before.x + before.width / 2 - 700)).toBeLessThan(2)
    await page.mouse.move(before.x + 300, before.y + 20)
    await page.mouse.down()
    await page.mouse.move(before.x + 240, before.y + 60, { steps: 4 })
    await page.mouse.up()
    expect((await box(frame)).x).toBeCloseTo(before.x - 60, 0)
    await page.mouse.move(before.x + 240, before.y + 60)
    await page.mouse.down()
    await page.mouse.move(5000, 5000, { steps: 4 })
    await page.mouse.up()
    const far = await box(frame)
    expect([far.x + far.width, far.y + far.height]).toEqual([1400, 900])
    await page.setViewportSize({ width: 1100, height: 700 })
    await expect.poll(async () => (await box(frame)).x + 1024).toBeLessThanOrEqual(1100)
    await button(page, 'Volledig venster').click()
    await expect.poll(() => box(frame)).toEqual({ x: 0, y: 0, width: 1100, height: 700 })
    await button(page, 'Oorspronkelijk formaat').click()
    await expect.poll(async () => (await box(frame)).width).toBe(1024)
  })

  test('tab 0 asks, tab 1 has an open entry per category, tab 2 five paragraphs', async ({
    page,
    siteUrl,
  }) => {
    await page.goto(siteUrl(KADE))
    const panel = page.getByRole('tabpanel')
    await expect(tab(page, 'Toestemming')).toHaveAttribute('aria-selected', 'true')
    await expect(panel.getByRole('heading', { name: 'Eén vraag vooraf' })).toBeVisible()
    await expect(panel).toContainText('Deze site werkt met drie soorten cookies.')
    await tab(page, 'Cookie-instellingen').click()
    for (const name of ['Essentieel', 'Analyse', 'Marketing'])
      await expect(panel.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true')
    await expect(panel.getByRole('radiogroup')).toHaveCount(2)
    await expect(panel.getByRole('radiogroup', { name: 'Essentieel' })).toHaveCount(0)
    for (const name of ['Analyse', 'Marketing']) {
      const options = panel.getByRole('radiogroup', { name })
      await expect(options.getByRole('radio')).toHaveCount(2)
      await expect(options.getByRole('radio', { name: 'Aan' })).toBeChecked()
    }
    await panel.getByRole('button', { name: 'Analyse' }).click()
    await expect(panel.getByText('Telt welke pagina’s worden gelezen')).toBeHidden()
    await tab(page, 'Meer informatie').click()
    await expect(panel.locator('section > p')).toHaveCount(5)
  })

  test('its tabs switch by click, arrow keys, Home and End', async ({ page, siteUrl }) => {
    await page.goto(siteUrl(KADE))
    const names = ['Toestemming', 'Cookie-instellingen', 'Meer informatie']
    await tab(page, names[1] ?? '').click()
    for (const [key, chosen] of [
      ['ArrowRight', 2],
      ['ArrowRight', 0],
      ['ArrowLeft', 2],
      ['Home', 0],
      ['End', 2],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tab(page, names[chosen] ?? '')).toBeFocused()
      await expect(tab(page, names[chosen] ?? '')).toHaveAttribute('aria-selected', 'true')
    }
  })

  test('on a phone its tabs scroll by 80 %, and nothing of it is cut off', async ({ page, siteUrl }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await page.goto(siteUrl(KADE))
    const scroller = page.locator('.tabs-scroller')
    await button(page, 'Tabbladen doorschuiven').click()
    const wanted = await scroller.evaluate(({ clientWidth, scrollWidth }) =>
      Math.min(0.8 * clientWidth, scrollWidth - clientWidth),
    )
    await expect
      .poll(async () => Math.abs((await scroller.evaluate(({ scrollLeft }) => scrollLeft)) - wanted))
      .toBeLessThan(2)
    for (const [width, height] of [
      [390, 700],
      [320, 480],
      [640, 400],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const name of ['Opties', 'Akkoord', 'Volledig venster'])
        await expect(button(page, name)).toBeInViewport({ ratio: 1 })
    }
  })

  test('"options" leads to tab 1, where the left button saves what is chosen', async ({ page, siteUrl }) => {
    await page.goto(siteUrl(KADE))
    const recorded = page.waitForResponse((response) => response.request().method() === 'POST')
    await button(page, 'Opties').click()
    await expect(tab(page, 'Cookie-instellingen')).toHaveAttribute('aria-selected', 'true')
    await expect(button(page, 'Opties')).toHaveCount(0)
    await page.getByRole('radiogroup', { name: 'Marketing' }).getByText('Uit').click()
    await tab(page, 'Meer informatie').click()
    const before = Date.now()
    await button(page, 'Selectie toestaan').click()
    await expect(dialogOf(page)).toBeHidden()
    const { value, expires } = await record(page)
    expect(value).toEqual({
      marketing: false,
      analytics: true,
      confirmedAt: expect.any(String) as unknown,
      version: 1,
    })
    expect(Date.parse(String(value?.['confirmedAt']))).toBeGreaterThanOrEqual(before - 1000)
    expect(Math.abs(expires - before / 1000 - 31_536_000)).toBeLessThan(60)
    expect((await recorded).status()).toBe(201)
  })

  test('a double click on "options" saves nothing', async ({ page, siteUrl }) => {
    await page.goto(siteUrl(KADE))
    await button(page, 'Opties').dblclick()
    await expect(tab(page, 'Cookie-instellingen')).toHaveAttribute('aria-selected', 'true')
    expect((await record(page)).value).toBeNull()
  })

  test('"accept" allows everything, whatever the switches say, and gives the focus back', async ({
    page,
    siteUrl,
  }) => {
    await page.goto(siteUrl(KADE))
    await tab(page, 'Cookie-instellingen').click()
    for (const name of ['Analyse', 'Marketing'])
      await page.getByRole('radiogroup', { name }).getByText('Uit').click()
    await button(page, 'Akkoord').click()
    await expect(dialogOf(page)).toBeHidden()
    expect((await record(page)).value).toMatchObject({ marketing: true, analytics: true })
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await page.keyboard.press('Tab')
    await expect(page.locator('a:focus')).toHaveCount(1)
  })

  test('a bot is not asked', async ({ page, siteUrl }) => {
    await page.goto(siteUrl(KADE, '/?__bot=1'), { waitUntil: 'networkidle' })
    await expect(dialogOf(page)).toHaveCount(0)
  })

  test('a language has its own texts; the logo stands only on a host with the brand marker', async ({
    page,
    siteUrl,
  }) => {
    await page.goto(siteUrl(KADE, '/en'))
    await expect(page.getByRole('dialog', { name: 'Cookies at Kade' })).toBeVisible()
    await expect(page.locator('.consent-mark')).toHaveCount(0)
    await page.goto(siteUrl(NOORDERLICHT))
    await expect(page.getByRole('dialog', { name: 'What we may remember' })).toBeVisible()
    await expect(page.locator('.consent-mark')).toBeVisible()
  })

  test('mode opt-in starts everything off, with an equal button for only essential', async ({
    page,
    siteUrl,
  }) => {
    await page.goto(siteUrl(NOORDERLICHT))
    await button(page, 'Choose').click()
    for (const name of ['Analytics', 'Marketing'])
      await expect(page.getByRole('radiogroup', { name }).getByRole('radio', { name: 'Off' })).toBeChecked()
    const [least, most] = [await box(button(page, 'Only essential')), await box(button(page, 'Accept'))]
    expect([least.width, least.height, least.y]).toEqual([most.width, most.height, most.y])
    await button(page, 'Only essential').click()
    await expect(dialogOf(page)).toBeHidden()
    expect((await record(page)).value).toMatchObject({ marketing: false, analytics: false })
  })

  test.describe('with the texts out of reach', () => {
    test.use({ expectedErrors: [/503/] })
    test('asks with the standard ones, and a choice that cannot be recorded still stands', async ({
      page,
      siteUrl,
    }) => {
      let tries = 0
      await page.route('**/api/consent*', (route) => {
        if (route.request().method() === 'GET') tries += 1
        return route.fulfill({ status: 503, body: '{}' })
      })
      await page.goto(siteUrl(KADE))
      await expect(page.getByRole('dialog', { name: 'Cookies op deze site' })).toBeVisible()
      expect(tries).toBe(2)
      await button(page, 'Akkoord').click()
      await expect(dialogOf(page)).toBeHidden()
      expect((await record(page)).value).toMatchObject({ marketing: true })
      await page.reload({ waitUntil: 'networkidle' })
      await expect(dialogOf(page)).toHaveCount(0)
    })
  })

  for (const [host, path] of [
    [KADE, '/'],
    [NOORDERLICHT, '/nl'],
  ] as const)
    test(`it has no accessibility violation on ${host}, and moves nothing`, async ({ page, siteUrl }) => {
      await page.addInitScript(() => {
        Reflect.set(window, 'shifts', 0)
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (!Reflect.get(entry, 'hadRecentInput')) Reflect.set(
              window,
              'shifts',
              Number(Reflect.get(window, 'shifts')) + Number(Reflect.get(entry, 'value')),
            )
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(siteUrl(host, path))
      await expect(dialogOf(page)).toBeVisible()
      await settled(page)
      for (const part of await page.getByRole('tab').all()) {
        await part.click()
        const { violations } = await new AxeBuilder({ page }).include('.dialog-viewport').analyze()
        expect(violations.map(({ id }) => id)).toEqual([])
      }
      expect(await page.evaluate(() => Number(Reflect.get(window, 'shifts')))).toBe(0)
    })
})

test.describe('who has chosen', () => {
  test.use({ consent: { marketing: false, analytics: true } })

  test('is not asked again, and nothing of the dialog is loaded', async ({ page, siteUrl }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto(siteUrl(KADE), { waitUntil: 'networkidle' })
    await expect(dialogOf(page)).toHaveCount(0)
    expect(fetched.filter((url) => /\/api\/consent|messages\.json/.test(url))).toEqual([])
  })

  test('is asked again once the version is higher than the one they saw', async ({ page, siteUrl }) => {
    const old = { marketing: true, analytics: true, confirmedAt: '2026-01-01T00:00:00.000Z', version: 0 }
    const url = siteUrl(KADE)
    await page
      .context()
      .addCookies([{ name: 'consent', value: encodeURIComponent(JSON.stringify(old)), url }])
    await page.goto(url)
    await expect(dialogOf(page)).toBeVisible()
  })

  for (const [host, name, close] of [
    [KADE, 'Cookie-instellingen', 'Sluiten'],
    [NOORDERLICHT, 'Cookie settings', 'Close'],
  ] as const)
    test(`comes back to it by the footer of ${host}, on tab 1, and may leave it as it was`, async ({
      page,
      siteUrl,
    }) => {
      await page.goto(siteUrl(host), { waitUntil: 'networkidle' })
      const link = page.getByRole('contentinfo').getByRole('button', { name })
      await link.click()
      await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
      const [analytics, marketing] = await page.getByRole('radiogroup').all()
      await expect(analytics?.getByRole('radio').nth(1) ?? link).toBeChecked()
      await expect(marketing?.getByRole('radio').nth(0) ?? link).toBeChecked()
      const before = await record(page)
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toBeHidden()
      await expect(link).toBeFocused()
      await link.click()
      await button(page, close).click()
      await expect(dialogOf(page)).toBeHidden()
      expect(await record(page)).toEqual(before)
    })

  test('changes the choice there', async ({ page, siteUrl }) => {
    await page.goto(siteUrl(KADE), { waitUntil: 'networkidle' })
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-instellingen' }).click()
    await page.getByRole('radiogroup', { name: 'Analyse' }).getByText('Uit').click()
    await button(page, 'Selectie toestaan').click()
    await expect(dialogOf(page)).toBeHidden()
    expect((await record(page)).value).toMatchObject({ marketing: false, analytics: false })
  })
})
