import type { Page } from '@playwright/test'

import { violationsOn } from './axe'
import { expect, test } from './fixtures'
import { siteWithBrand } from './own-site'
import { PUBLISH_MS } from './pages'

const primary = (page: Page) => page.locator('#field-themePrimaryColor')
const status = (page: Page) => page.locator('.status__value')
const preview = (page: Page) => page.frameLocator('#live-preview-iframe')
const colorIn = (page: Page) =>
  preview(page)
    .locator(':root')
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--primary-500'))

async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('.collection-edit__form[data-form-ready=true]').waitFor()
  await expect(primary(page)).toBeVisible()
}

async function openPreview(page: Page): Promise<void> {
  const frame = page.locator('#live-preview-iframe')
  await expect(async () => {
    if (!(await frame.isVisible())) await page.locator('#live-preview-toggler').click({ timeout: 1000 })
    await expect(frame).toBeVisible({ timeout: 1000 })
  }).toPass()
}

test('a colour is chosen, seen on other pages at once, published and restored', async ({
  page,
  request,
  siteUrl,
  fetchFrom,
  signIn,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  const base = siteUrl('localhost').replace(/\/$/, '')
  const api = { request, base, headers: { Authorization: `JWT ${await signIn()}` } }
  const { hostname, brand } = await siteWithBrand(api)
  const isOnline = (color: string) =>
    expect
      .poll(async () => (await fetchFrom(hostname, '/')).body, { timeout: PUBLISH_MS })
      .toContain(`--primary-500:${color}`)
  await isOnline('#ff4b00')

  await openForm(page, `${base}/en/admin/brands/${brand}?locale=en`)
  await openPreview(page)
  await expect.poll(() => colorIn(page)).toBe('#ff4b00')
  await primary(page).fill('#1d4ed8')
  await expect.poll(() => colorIn(page)).toBe('#1d4ed8')
  await expect(status(page)).toContainText('Changed')
  expect((await fetchFrom(hostname, '/')).body).not.toContain('--primary-500:#1d4ed8')

  // Another page, in the same look.
  const pages = preview(page).getByRole('navigation', { name: 'Pages of the preview' })
  await pages.getByRole('link', { name: 'Article' }).click()
  await expect(pages.getByRole('link', { name: 'Article' })).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => colorIn(page)).toBe('#1d4ed8')

  // The colour that reaches the next level, by one click.
  const card = page.getByRole('list', { name: 'Primary colour' })
  await expect(card).toContainText('Text on the page')
  await card.getByRole('button', { name: /AAA for Text on the page$/ }).click()
  await expect(primary(page)).not.toHaveValue('#1d4ed8')
  await expect(card.getByRole('button')).toHaveCount(0)
  const chosen = await primary(page).inputValue()
  await expect.poll(() => colorIn(page)).toBe(chosen)
  expect(await violationsOn(page, '.gevel-color-uses', '.doc-controls')).toEqual([])

  await page.locator('#action-save').click()
  await expect(status(page)).toContainText('Published')
  await isOnline(chosen)

  await page.goto(`${base}/en/admin/brands/${brand}/versions?locale=en`)
  await page.locator('.gevel-versions tbody tr').last().getByRole('link').first().click()
  const dialog = page.getByRole('dialog').filter({ has: page.locator('form') })
  await expect(async () => {
    if (!(await dialog.isVisible()))
      await page.getByRole('button', { name: 'Restore', exact: true }).first().click({ timeout: 1000 })
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass()
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await page.waitForURL(new RegExp(`/admin/brands/${brand}\\?locale=en`))
  await expect(primary(page)).toHaveValue('#ff4b00')
  await isOnline(chosen)
})

test('the form of a brand works on a phone, with the palette, and undoes with the keyboard', async ({
  page,
  request,
  siteUrl,
  signIn,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const base = siteUrl('localhost').replace(/\/$/, '')
  const api = { request, base, headers: { Authorization: `JWT ${await signIn()}` } }
  const { brand } = await siteWithBrand(api)
  await openForm(page, `${base}/admin/brands/${brand}?locale=nl`)
  await page.getByRole('button', { name: '#123456 gebruiken voor Hoofdkleur' }).press('Enter')
  await expect(primary(page)).toHaveValue('#123456')
  await expect(page.getByRole('button', { name: '#123456 gebruiken voor Hoofdkleur' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByRole('button', { name: /^Ongedaan maken/ })).toBeEnabled()
  await primary(page).press('Control+z')
  await expect(primary(page)).toHaveValue('#ff4b00')
  await expect(page.getByRole('list', { name: 'Hoofdkleur' })).toContainText('te weinig')

  // A file with a mistake is rejected as a whole.
  const choose = (fields: object) =>
    page.locator('.gevel-brand-file input[type=file]').setInputFiles({
      name: 'huisstijl.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ format: 'gevel-brand', version: 1, ...fields }, null, 2)),
    })
  await choose({ colors: { primary: '#0f766e', accent: 'blauw' } })
  await expect(page.getByRole('alert').filter({ hasText: 'Regel 6, colors.accent' })).toContainText('#rrggbb')
  await expect(primary(page)).toHaveValue('#ff4b00')
  await choose({ colors: { primary: '#0f766e' }, design: { corner: 'round' } })
  await expect(page.getByText('2 instellingen zijn ingevuld.')).toBeVisible()
  await expect(primary(page)).toHaveValue('#0f766e')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Huisstijl exporteren' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.json$/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(
    await violationsOn(page, '#field-themePrimaryColor', '.gevel-color-uses', '.gevel-brand-file'),
  ).toEqual([])
})
