import type { Locator, Page } from '@playwright/test'

import { violationsOn } from './axe'
import { box } from './bounding-box'
import { expect, test } from './fixtures'

const LAYERS = { modal: '1100', overlay: '1000', menu: '1000', tooltip: '1100' } as const

test.beforeEach(async ({ page, siteUrl, signIn }) => {
  await signIn()
  await page.goto(siteUrl('localhost', '/admin/cms/playground'))
  // Only a hydrated page knows which tabs do not fit, and what is pressed before is lost.
  await expect(page.locator('.tabs-bar[data-overflow]')).toBeAttached()
})

/** The visible frame of a dialog; the dialog element itself fills the window. */
const frameOf = (page: Page) => page.locator('.dialog')

/** Waits until its animations have finished. */
const settled = (frame: Locator) =>
  frame.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished.then(() => {}))),
  )

const backdropLayer = (dialog: Locator) =>
  dialog.evaluate((element) => getComputedStyle(element, '::backdrop').zIndex)

test.describe('tabs', () => {
  test('switch by click, arrow keys, Home and End, and the ink bar follows', async ({ page }) => {
    const tabs = page.getByRole('tablist', { name: 'Tabbladen', exact: true })
    const tab = (name: number) => tabs.getByRole('tab', { name: `Tabblad ${name}` })
    await tab(2).click()
    await expect(page.getByRole('tabpanel', { name: 'Tabblad 2' }).first()).toBeVisible()
    for (const [key, chosen] of [
      ['ArrowRight', 3],
      ['ArrowRight', 1],
      ['End', 3],
      ['Home', 1],
      ['ArrowLeft', 3],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tab(chosen)).toBeFocused()
      await expect(tab(chosen)).toHaveAttribute('aria-selected', 'true')
    }
    const ink = tabs.locator('.tabs-ink')
    const last = await box(tab(3))
    await expect(async () => {
      const bar = await box(ink)
      expect(Math.abs(bar.x - last.x)).toBeLessThan(1)
      expect(Math.abs(bar.width - last.width)).toBeLessThan(1)
    }).toPass()
  })

  test('scroll by 80 % of the visible width when they do not fit', async ({ page }) => {
    const bar = page.locator('.tabs-bar[data-overflow]')
    const scroller = bar.locator('.tabs-scroller')
    const back = bar.getByRole('button', { name: 'Tabbladen terugschuiven' })
    await expect(back).toBeDisabled()
    await bar.getByRole('button', { name: 'Tabbladen doorschuiven' }).click()
    const wanted = await scroller.evaluate(({ clientWidth, scrollWidth }) =>
      Math.min(0.8 * clientWidth, scrollWidth - clientWidth),
    )
    await expect
      .poll(async () => Math.abs((await scroller.evaluate(({ scrollLeft }) => scrollLeft)) - wanted))
      .toBeLessThan(2)
    await expect(back).toBeEnabled()
  })
})

test.describe('a dialog', () => {
  test('is labelled, traps the focus, closes on Escape and returns the focus', async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Midden' })
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Een venster' })
    await expect(dialog).toBeVisible()
    await expect(page.locator('.dialog-viewport')).toHaveCSS('z-index', LAYERS.modal)
    expect(await backdropLayer(dialog)).toBe(LAYERS.overlay)
    await expect(frameOf(page)).toHaveCSS('transition-duration', '0.15s, 0.15s')
    expect(await violationsOn(page, '.dialog')).toEqual([])
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab')
      await expect(dialog.locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('can be dragged by its header and by keys, stays in the viewport and can be maximised', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Midden' }).click()
    const dialog = frameOf(page)
    await settled(dialog)
    const { width: screen, height } = page.viewportSize() ?? { width: 0, height: 0 }
    const before = await box(dialog)
    expect(Math.abs(before.x + before.width / 2 - screen / 2)).toBeLessThan(2)
    await page.mouse.move(before.x + 150, before.y + 20)
    await page.mouse.down()
    await page.mouse.move(before.x + 90, before.y - 30, { steps: 4 })
    await page.mouse.up()
    expect((await box(dialog)).x).toBeCloseTo(before.x - 60, 0)
    await dialog.getByRole('button', { name: 'Verplaatsen' }).focus()
    for (let presses = 0; presses < 40; presses += 1) await page.keyboard.press('Shift+ArrowDown')
    const lowest = await box(dialog)
    expect(lowest.y + lowest.height).toBeCloseTo(height, 0)
    await page.setViewportSize({ width: screen, height: height - 200 })
    await expect.poll(async () => (await box(dialog)).y + lowest.height).toBeLessThanOrEqual(height - 199)
    await dialog.getByRole('button', { name: 'Volledig venster' }).click()
    await expect.poll(() => box(dialog)).toEqual({ x: 0, y: 0, width: screen, height: height - 200 })
    await dialog.getByRole('button', { name: 'Oorspronkelijk formaat' }).click()
    await expect.poll(async () => (await box(dialog)).width).toBe(before.width)
  })

  test('without a close button does not close on Escape or a click outside', async ({ page }) => {
    await page.getByRole('button', { name: 'Zonder sluiten' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Sluiten' })).toHaveCount(0)
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Akkoord' }).click()
    await expect(dialog).toBeHidden()
  })

  test('at the side slides in within 300 ms', async ({ page }) => {
    await page.getByRole('button', { name: 'Rechts' }).click()
    await expect(frameOf(page)).toHaveCSS('transition-duration', '0.3s')
  })

  test('shows a menu above itself and does not move while the button is pressed', async ({ page }) => {
    await page.getByRole('button', { name: 'Midden' }).click()
    const opener = page.getByRole('dialog').getByRole('button', { name: 'Menu' })
    const item = page.locator('.dialog-viewport').getByRole('menuitem')
    await settled(frameOf(page))
    const before = await box(frameOf(page))
    await opener.hover()
    // People press long enough for the menu to open before they release.
    await page.mouse.down()
    await expect(item).toBeVisible()
    expect(await box(frameOf(page))).toEqual(before)
    await page.mouse.up()
    await item.click()
    await expect(frameOf(page)).toBeHidden()
  })
})

test('a menu opens and closes by keyboard', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Menu' })
  await opener.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Bewerken' })).toBeFocused()
  await expect(page.locator('.menu-positioner')).toHaveCSS('z-index', LAYERS.menu)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Dupliceren' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Bewerken' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Meldingen' })).toContainText('Bewaard')
})

test('a tooltip appears on focus and disappears on Escape', async ({ page }) => {
  await page.getByRole('button', { name: 'Melding', exact: true }).focus()
  await page.keyboard.press('Shift+Tab')
  const tooltip = page.getByText('Een paar woorden bij een knop.')
  await expect(tooltip).toBeVisible()
  await expect(page.locator('.tooltip-positioner')).toHaveCSS('z-index', LAYERS.tooltip)
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
})

test('switches and collapsible entries work by keyboard', async ({ page }) => {
  const control = page.getByRole('switch', { name: 'Bericht bij antwoord' })
  await expect(control).toBeChecked()
  await control.press('Space')
  await expect(control).not.toBeChecked()
  const options = page.getByRole('radiogroup', { name: 'Bericht bij antwoord' })
  await options.getByRole('radio', { name: 'Uit' }).press('ArrowRight')
  await expect(options.getByRole('radio', { name: 'Aan' })).toBeChecked()
  await expect(control).toBeChecked()
  const entry = page.getByRole('button', { name: 'Wat erbij hoort', exact: true })
  await entry.press('Enter')
  await expect(entry).toHaveAttribute('aria-expanded', 'false')
})
