import { violationsOn } from './axe'
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
    await expect(async () => {
      await draft.click({ timeout: 1000 })
      await expect(draft).toHaveAttribute('aria-pressed', 'true', { timeout: 3000 })
    }).toPass()
    await expect(page).toHaveURL(/nl=draft/)
    await expect(page).toHaveURL(/search=Reeks/)
    await expect(page.locator('tbody tr')).toHaveCount(2)

    const naming = await openDialog(page, page.getByRole('button', { name: 'Weergave bewaren…' }))
    await naming.getByLabel('Naam').fill('Mijn concepten')
    await naming.getByRole('button', { name: 'Bewaren' }).click()
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
