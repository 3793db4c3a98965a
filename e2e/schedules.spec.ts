import { violationsOn } from './axe'
import { expect as quickly, test } from './fixtures'
import { publishedPage } from './pages-by-api'

/** Each step takes several requests, one after the other. */
const expect = quickly.configure({ timeout: 30_000 })

test.use({ timezoneId: 'Europe/Amsterdam' })

test('the end of a publication is scheduled in the form, moved in the calendar, and cancelled', async ({
  page,
  request,
  siteUrl,
  signIn,
}) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const id = await publishedPage({ request, base, headers: { Authorization: `JWT ${await signIn()}` } })
  const form = `${base}/admin/cms/pages/${id}?locale=nl`
  const section = page.getByRole('region', { name: 'Planning' })
  const [dialog, time] = [page.getByRole('dialog'), page.getByLabel('Datum en tijd')]

  await test.step('schedule', async () => {
    await page.goto(form)
    await section.getByRole('button', { name: 'Offline halen inplannen…' }).click()
    await time.fill('2070-03-30T02:30')
    expect(await violationsOn(page, '.gevel-dialog')).toEqual([])
    await dialog.getByRole('button', { name: 'Inplannen' }).click()
    await expect(time).toHaveAccessibleDescription(/Dit tijdstip bestaat niet/)
    await time.fill('2070-03-31T09:00')
    await dialog.getByRole('button', { name: 'Inplannen' }).click()
    await expect(section).toContainText('Gaat offline op 31 mrt. 2070, 09:00')
  })

  await test.step('move', async () => {
    await page.goto(`${base}/admin/calendar?month=2070-03`)
    const day = (number: number) => page.locator(`[data-day="2070-03-${number}"]`)
    const link = day(31).locator(`a[href*="${id}"]`)
    await expect(link).toBeVisible()
    await link.dragTo(day(28))
    await expect(day(28).locator(`a[href*="${id}"]`)).toBeVisible()
    const item = day(28)
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href*="${id}"]`) })
    await item.getByRole('button', { name: /^Verzetten: / }).click()
    await time.fill('2070-03-27T18:15')
    await dialog.getByRole('button', { name: 'Inplannen' }).click()
    await expect(day(27).locator(`a[href*="${id}"]`)).toBeVisible()
    await expect(day(27)).toContainText('18:15')
  })

  await test.step('cancel', async () => {
    await page.goto(form)
    await expect(section).toContainText('27 mrt. 2070, 18:15')
    await section.getByRole('button', { name: 'Online laten' }).click()
    await expect(section.getByRole('button', { name: 'Offline halen inplannen…' })).toBeVisible()
    await expect(section).not.toContainText('Gaat offline')
  })
})
