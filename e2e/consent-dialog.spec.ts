import { box } from './bounding-box'
import { violationsOn } from './axe'
import { button, dialogOf, frameOf, KADE, NOORDERLICHT, record, settled, tab } from './consent'
import { expect, test } from './fixtures'

test.use({ consent: null })

test('the dialog is labelled and has the focus; the page behind it is inert and does not scroll', async ({
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

test('it can be dragged and maximised, stays in the viewport and is at most 64rem wide', async ({
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

test('a dialog dragged into a corner stays visible when the window gets smaller', async ({
  page,
  siteUrl,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(siteUrl(KADE))
  await expect(dialogOf(page)).toBeVisible()
  await settled(page)
  const frame = frameOf(page)
  const { x, y } = await box(frame)
  await page.mouse.move(x + 300, y + 20)
  await page.mouse.down()
  await page.mouse.move(5000, 5000, { steps: 4 })
  await page.mouse.up()
  for (const [width, height] of [
    [900, 700],
    [640, 400],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(async () => {
        const now = await box(frame)
        return now.x >= 0 && now.y >= 0 && now.x + now.width <= width && now.y + now.height <= height
      })
      .toBe(true)
  }
})

test('tab 0 has the request, tab 1 an open entry per category, tab 2 five paragraphs', async ({
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

test('tabs switch by click, arrow keys, Home and End', async ({ page, siteUrl }) => {
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

test('on a phone the tabs scroll by 80 % and nothing is cut off', async ({ page, siteUrl }) => {
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
  await page.setViewportSize({ width: 320, height: 256 })
  for (const part of [button(page, 'Akkoord'), page.getByText('Van gedachten veranderen')]) {
    await part.scrollIntoViewIfNeeded()
    await expect(part).toBeInViewport()
  }
})

for (const [host, path] of [
  [KADE, '/'],
  [NOORDERLICHT, '/nl'],
] as const)
  test(`it has no accessibility violation on ${host} and causes no layout shift`, async ({
    page,
    siteUrl,
  }) => {
    await page.addInitScript(() => {
      Reflect.set(window, 'shifts', 0)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (!Reflect.get(entry, 'hadRecentInput'))
            Reflect.set(
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
      expect(await violationsOn(page, '.dialog-viewport')).toEqual([])
    }
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shifts')))).toBe(0)
  })

test('it opens and closes without motion when the visitor prefers reduced motion', async ({
  page,
  siteUrl,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(siteUrl(KADE))
  await expect(frameOf(page)).toHaveCSS('transition-duration', '0.001s')
})
