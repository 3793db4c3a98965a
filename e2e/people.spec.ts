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

test('somebody with two tenants always works in one, and switches it on a document by keyboard', async ({
  browser,
  request,
  siteUrl,
  session,
}) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const headers = { Authorization: `JWT ${session.token}` }
  const idOf = async (path: string) => {
    const response = await request.get(`${base}/payload-api/${path}&depth=0&limit=1`, { headers })
    return ((await response.json()) as { docs: { id: string }[] }).docs[0]?.id
  }
  const tenants = await Promise.all(
    ['kade', 'noorderlicht'].map((slug) => idOf(`tenants?where[slug][equals]=${slug}`)),
  )
  const author = await idOf('authors?where[tenant.slug][equals]=noorderlicht')
  const editor = { email: `both-${crypto.randomUUID()}@example.org`, password: crypto.randomUUID() }
  await request.post(`${base}/payload-api/users`, {
    headers,
    data: {
      ...editor,
      name: 'Beide',
      status: 'active',
      tenants: tenants.map((tenant) => ({ tenant, role: 'editor' })),
    },
  })
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await signInAs(page.request, base, editor)
  const button = page.locator('.app-header').getByRole('button', { name: /^Organisatie:/ })
  await page.goto(`${base}/admin`)
  await expect(button).toHaveText('Organisatie: Kade')

  await page.goto(`${base}/admin/authors/${author}`)
  await expect(button).toHaveText('Organisatie: Noorderlicht')
  const name = page.locator('#field-name')
  await name.fill('Nog niet bewaard')
  const choose = async () => {
    await expect(button).toBeEnabled()
    await button.press('Enter')
    const list = page.getByRole('navigation', { name: 'Organisatie' })
    await expect(list.getByRole('link', { name: 'Noorderlicht' })).toHaveAttribute('aria-current', 'true')
    await list.getByRole('link', { name: 'Kade' }).press('Enter')
  }
  const question = page.locator('#leave-without-saving')
  await choose()
  await question.locator('#confirm-cancel').click()
  await expect(question).toBeHidden()
  await expect(name).toHaveValue('Nog niet bewaard')
  await expect(button).toHaveText('Organisatie: Noorderlicht')
  await choose()
  await question.locator('#confirm-action').click()
  await expect(page).toHaveURL(/\/admin\/authors(\?.*)?$/)
  await expect(button).toHaveText('Organisatie: Kade')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await expect(page.locator(`tbody a[href*="${author}"]`)).toHaveCount(0)
  await context.close()
})
