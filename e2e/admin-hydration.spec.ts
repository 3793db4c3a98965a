import { expect, test } from './fixtures'
import { asPersonOfKade } from './people-of-kade'

test('a form of the panel takes no input until its scripts run, and keeps what is typed then', async ({
  page,
  siteUrl,
  session,
}) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const { createPage } = await asPersonOfKade(page, base, session.token, { role: 'editor' })
  const id = await createPage()
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/payload-api/panel-config/*', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${base}/admin/cms/pages/${id}?locale=nl`, { waitUntil: 'commit' })
  const title = page.locator('#field-title')
  await expect(title).toBeVisible()
  await expect(title).toBeDisabled()
  await expect(page.locator('#action-save')).toBeDisabled()
  release()
  await expect(title).toBeEnabled()
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes('autosave=true'),
  )
  await title.fill('Getypt zodra het kon')
  expect((await saved).status()).toBe(200)
  await expect(title).toHaveValue('Getypt zodra het kon')
})
