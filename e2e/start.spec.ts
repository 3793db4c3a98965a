import { expect, test } from './fixtures'

test('the first account signs in at /admin', async ({ page, siteUrl, firstAccount }) => {
  await page.goto(siteUrl('localhost', '/admin'))
  await page.waitForLoadState('networkidle')
  await page.locator('input[name=email]').fill(firstAccount.email)
  await page.locator('input[name=password]').fill(firstAccount.password)
  await page.locator('form button[type=submit]').click()
  await expect(page).toHaveURL(/\/admin\/?$/)
  await expect(page.locator('input[name=password]')).toHaveCount(0)
})

test('an unknown host gets a 404 and no site', async ({ fetchFrom }) => {
  const { status } = await fetchFrom('nobody.test', '/')
  expect(status).toBe(404)
})

test('keeps idle connections open longer than proxies do', async ({ request, siteUrl }) => {
  const response = await request.get(siteUrl('localhost', '/api/health/live'))
  expect(response.headers()['keep-alive']).toBe('timeout=75')
})
