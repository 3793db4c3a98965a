import type { Page } from '@playwright/test'

import { violationsOn } from './axe'
import { box } from './bounding-box'
import { openDialog } from './dialog'
import { expect, test } from './fixtures'
import { asPersonOfKade } from './people-of-kade'

test.describe('the list of pages', () => {
  test.slow()

  test('is filtered, kept as a view, and changed document by document', async ({
    page,
    siteUrl,
    session,
  }) => {
    const base = siteUrl('localhost').replace(/\/$/, '')
    const person = await asPersonOfKade(page, base, session.token, { role: 'editor' })
    const mark = `Reeks ${crypto.randomUUID().slice(0, 8)}`
    const home = await person.idOf('domains?where[tenant.slug][equals]=kade')
    const whole = await person.createPage({
      title: `${mark} heel`,
      addresses: [{ domain: home, path: `/${crypto.randomUUID()}` }],
    })
    const half = await person.createPage({
      title: `${mark} half`,
      blocks: [{ blockType: 'faq', items: [{}] }],
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${base}/admin/cms/pages?locale=nl&search=${encodeURIComponent(mark)}`)
    const dutch = page.getByRole('group', { name: 'Nederlands' })
    const draft = dutch.getByRole('button', { name: 'Concept' })
    await expect(draft).toBeHidden()
    await expect(async () => {
      await page.getByRole('button', { name: 'Snelfilters', expanded: false }).click({ timeout: 1000 })
      await expect(draft).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(async () => {
      await draft.click({ timeout: 1000 })
      await expect(draft).toHaveAttribute('aria-pressed', 'true', { timeout: 3000 })
    }).toPass()
    await expect(page).toHaveURL(/nl=draft/)
    await expect(page).toHaveURL(/search=Reeks/)
    await expect(page.getByRole('button', { name: 'Snelfilters (1)' })).toBeVisible()
    await expect(page.locator('tbody tr')).toHaveCount(2)

    const naming = await openDialog(page, page.getByRole('button', { name: 'Weergave opslaan…' }))
    await naming.getByLabel('Naam').fill('Mijn concepten')
    await naming.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByRole('button', { name: 'Mijn concepten', pressed: true })).toBeVisible()

    await page.setViewportSize({ width: 1280, height: 800 })
    for (const id of [whole, half]) await page.locator(`[data-id="${id}"] .cell-_select input`).check()
    const publishing = await openDialog(page, page.getByRole('button', { name: 'Publiceren…' }))
    await expect(publishing.getByLabel('Nederlands')).toBeChecked()
    expect(await violationsOn(page, '.gevel-dialog')).toEqual([])
    await publishing.getByRole('button', { name: 'Publiceren' }).click()
    const result = page.getByRole('region', { name: 'Publiceren in het Nederlands' })
    await expect(result).toBeFocused()
    await expect(result).toContainText('1 gepubliceerd.')
    await expect(result.getByRole('listitem')).toContainText(`${mark} half`)
    expect(await violationsOn(page, '.gevel-bulk__result')).toEqual([])
    await page.reload()
    await expect(result.getByRole('link')).toHaveAttribute('href', new RegExp(half))
    await result.getByRole('button', { name: 'Sluiten' }).click()
    await expect(result).toBeHidden()
    for (const id of [whole, half]) await person.remove(`pages/${id}`)
  })
})

/** How often the filters of a list are taken away while it hydrates on a slow phone. */
async function watchFilters(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.addInitScript(() => {
    const seen = Object.assign(window, { gone: 0 })
    let filters: Element | null = null
    const look = () => {
      if (filters && !filters.checkVisibility()) seen.gone += 1
      filters = document.querySelector('.gevel-chip-toggle')
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => (window as unknown as { gone: number }).gone)
}

test('the filters of a list stay where the server put them while a slow phone makes them work', async ({
  page,
  siteUrl,
  session,
}) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  await asPersonOfKade(page, base, session.token, { role: 'editor' })
  await page.setViewportSize({ width: 390, height: 844 })
  const timesGone = await watchFilters(page)
  await page.goto(`${base}/admin/cms/pages?locale=nl`)
  // The name that scripts give it.
  await expect(page.getByRole('checkbox', { name: 'Alle regels selecteren' })).toBeVisible()
  const toggle = page.getByRole('button', { name: 'Snelfilters' })
  await expect(async () => {
    await toggle.click({ timeout: 1000 })
    await expect(toggle).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 })
  }).toPass()
  expect(await timesGone()).toBe(0)
})

test('a viewer, who can change nothing, has no boxes to select documents in lists', async ({
  page,
  siteUrl,
  session,
}) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  await asPersonOfKade(page, base, session.token, { role: 'viewer' })
  for (const list of ['domains', 'cms/pages', 'images']) {
    await page.goto(`${base}/admin/${list}`)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
  }
})

test('the list of versions and its three columns fit on a phone', async ({ page, siteUrl, session }) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const person = await asPersonOfKade(page, base, session.token, { role: 'editor' })
  const id = await person.createPage()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${base}/admin/cms/pages/${id}/versions`)
  const last = page.getByRole('columnheader', { name: 'Door' })
  await expect(last).toBeVisible()
  const { x, width } = await box(last)
  expect(x + width).toBeLessThanOrEqual(390)
  expect(await violationsOn(page)).toEqual([])
  await person.remove(`pages/${id}`)
})
