import { expect, test } from './fixtures'
import { SEEDED_PAGES } from './pages'
import { signIn } from './sign-in'

test.use({ expectedErrors: [/404/] })

test('somebody without a role sees an account and no content', async ({ browser, siteUrl, admin }) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const owner = await browser.newContext()
  const response = await owner.request.post(`${base}/payload-api/users/login`, { data: admin })
  const { token } = (await response.json()) as { token: string }
  const guest = { email: `guest-${Date.now()}@example.org`, password: crypto.randomUUID() }
  await owner.request.post(`${base}/payload-api/users`, {
    headers: { Authorization: `JWT ${token}` },
    data: { ...guest, name: 'Gast', status: 'active' },
  })
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, base, guest)
  await page.goto(`${base}/admin`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dag Gast')
  await expect(page.locator('a.gevel-nav__link')).toHaveCount(1)
  const list = await page.goto(`${base}/admin/cms/pages`)
  expect(list?.status()).toBe(404)
  await context.close()
  await owner.close()
})

test('an editor of one company finds nothing of the other in the admin', async ({
  browser,
  siteUrl,
  admin,
}) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const owner = await browser.newContext()
  const login = await owner.request.post(`${base}/payload-api/users/login`, { data: admin })
  const { token } = (await login.json()) as { token: string }
  const headers = { Authorization: `JWT ${token}` }
  const first = async (path: string) => {
    const response = await owner.request.get(`${base}/payload-api/${path}&depth=0&limit=1`, { headers })
    const { docs } = (await response.json()) as { docs: { id: string }[] }
    return docs[0]?.id
  }
  const tenant = await first('tenants?where[slug][equals]=noorderlicht')
  const foreign = await first('pages?where[tenant.slug][equals]=kade')
  const editor = { email: `editor-${Date.now()}@example.org`, password: crypto.randomUUID() }
  await owner.request.post(`${base}/payload-api/users`, {
    headers,
    data: { ...editor, name: 'Redactie', status: 'active', tenants: [{ tenant, role: 'editor' }] },
  })
  const own = SEEDED_PAGES.filter(({ host }) => host === 'noorderlicht.localhost')
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, base, editor)
  await page.goto(`${base}/admin/cms/pages`)
  await expect(page.locator('tbody tr')).toHaveCount(own.length)
  // Payload leads an edit view that is not there back to the list, and says so.
  await page.goto(`${base}/admin/cms/pages/${foreign}`)
  await expect(page).toHaveURL(/\/admin\/cms\/pages\?notFound=/)
  const preview = await page.goto(`${base}/admin/cms/pages/preview/${foreign}`)
  expect(preview?.status()).toBe(404)
  await page.goto(`${base}/admin`)
  await expect(page.locator('a.gevel-nav__link', { hasText: 'Gebruikers' })).toHaveCount(0)
  await context.close()
  await owner.close()
})
