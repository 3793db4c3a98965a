import { expect, test } from './fixtures'
import { SEEDED_PAGES } from './pages'
import { signInAs } from './sign-in'

test.use({ expectedErrors: [/404/] })

test('somebody without a role sees their account and no content', async ({
  browser,
  request,
  siteUrl,
  session,
}) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const guest = { email: `guest-${Date.now()}@example.org`, password: crypto.randomUUID() }
  await request.post(`${base}/payload-api/users`, {
    headers: { Authorization: `JWT ${session.token}` },
    data: { ...guest, name: 'Gast', status: 'active' },
  })
  const context = await browser.newContext()
  const page = await context.newPage()
  await signInAs(page.request, base, guest)
  await page.goto(`${base}/admin`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dag Gast')
  await expect(page.locator('a.gevel-nav__link')).toHaveCount(1)
  const list = await page.goto(`${base}/admin/cms/pages`)
  expect(list?.status()).toBe(404)
  await context.close()
})

test('an editor of one tenant sees nothing of another in the admin', async ({
  browser,
  request,
  siteUrl,
  session,
}) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const headers = { Authorization: `JWT ${session.token}` }
  const first = async (path: string) => {
    const response = await request.get(`${base}/payload-api/${path}&depth=0&limit=1`, { headers })
    const { docs } = (await response.json()) as { docs: { id: string }[] }
    return docs[0]?.id
  }
  const tenant = await first('tenants?where[slug][equals]=noorderlicht')
  const foreign = await first('pages?where[tenant.slug][equals]=kade')
  const editor = { email: `editor-${Date.now()}@example.org`, password: crypto.randomUUID() }
  await request.post(`${base}/payload-api/users`, {
    headers,
    data: { ...editor, name: 'Redactie', status: 'active', tenants: [{ tenant, role: 'editor' }] },
  })
  const own = SEEDED_PAGES.filter(({ host }) => host === 'noorderlicht.localhost')
  const context = await browser.newContext()
  const page = await context.newPage()
  await signInAs(page.request, base, editor)
  await page.goto(`${base}/admin/cms/pages`)
  await expect(page.locator('tbody tr')).toHaveCount(own.length)
  // Payload redirects the edit view of a missing document to the list.
  await page.goto(`${base}/admin/cms/pages/${foreign}`)
  await expect(page).toHaveURL(/\/admin\/cms\/pages\?notFound=/)
  const preview = await page.goto(`${base}/admin/cms/pages/preview/${foreign}`)
  expect(preview?.status()).toBe(404)
  await page.goto(`${base}/admin`)
  await expect(page.locator('a.gevel-nav__link', { hasText: 'Gebruikers' })).toHaveCount(0)
  await context.close()
})
