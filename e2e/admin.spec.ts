import { expect, test } from './fixtures'
import { PUBLISH_MS } from './pages'

test('redirects Payload’s native paths to those of the panel', async ({ page, siteUrl, signIn }) => {
  const base = siteUrl('localhost').replace(/\/$/, '')
  await signIn()
  await page.goto(`${base}/admin/collections/pages`)
  await expect(page).toHaveURL(/\/admin\/cms\/pages(\?.*)?$/)
})

test('a heading published from the edit view appears on the site', async ({ page, siteUrl, signIn }) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const token = await signIn()
  const headers = { Authorization: `JWT ${token}` }
  const query = 'where[routeKey][equals]=contact&where[tenant.slug][equals]=kade&depth=0&limit=1'
  const { docs } = (await (
    await page.request.get(`${base}/payload-api/pages?${query}`, { headers })
  ).json()) as {
    docs: { id: string }[]
  }
  await page.goto(`${base}/admin/cms/pages/${docs[0]?.id}?locale=nl`)
  const heading = page.locator('textarea[name="blocks.0.heading"]')
  await heading.waitFor()
  const before = await heading.inputValue()
  const savedWith = (autosave: boolean) =>
    page.waitForResponse(
      (response) =>
        response.request().method() === 'PATCH' && response.url().includes('autosave=true') === autosave,
    )
  const publish = async (text: string) => {
    const drafted = savedWith(true)
    await heading.fill(text)
    await drafted
    const published = savedWith(false)
    await page.locator('#action-save').click()
    expect((await published).status()).toBe(200)
    expect((await published).url()).toContain('publishSpecificLocale=nl')
    await expect(async () => {
      const site = await page.request.get(siteUrl('localhost', '/contact'))
      expect(await site.text()).toContain(text.split('\n')[0])
    }).toPass({ timeout: PUBLISH_MS })
  }
  try {
    await publish('Gewijzigd in het beheer')
  } finally {
    await publish(before)
  }
})

test('a new page is stored once it has a title', async ({ page, siteUrl, signIn }) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const headers = { Authorization: `JWT ${await signIn()}` }
  await page.goto(`${base}/admin/cms/pages/create?locale=nl`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Nieuwe pagina')
  const title = page.getByLabel('Titel')
  await expect(title).toBeFocused()
  await title.press('Enter')
  await expect(page.getByText('Dit veld is verplicht.')).toBeVisible()
  await expect(page).toHaveURL(/\/cms\/pages\/create/)
  const name = `Begonnen ${crypto.randomUUID()}`
  await title.fill(name)
  await title.press('Enter')
  await expect(page).toHaveURL(/\/cms\/pages\/[\da-f-]{36}\?locale=nl$/)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  try {
    await expect(heading).toHaveText(name)
    await expect(page.locator('#field-title')).toBeFocused()
  } finally {
    await page.request.delete(`${base}/payload-api/pages/${id}`, { headers })
  }
})

test('a new page says in which language its title is, keeps what is typed, and has nothing to undo', async ({
  page,
  siteUrl,
  signIn,
}) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const headers = { Authorization: `JWT ${await signIn()}` }
  await page.goto(`${base}/admin/cms/pages/create?locale=nl`)
  const name = `Begonnen ${crypto.randomUUID()}`
  const title = page.getByRole('textbox', { name: 'Titel — Nederlands' })
  await expect(title).toBeFocused()
  await title.fill(name)
  await page.goto(`${base}/en/admin/cms/pages/create?locale=en`)
  const english = page.getByRole('textbox', { name: 'Title — English' })
  await expect(english).toHaveValue(name)
  await english.press('Enter')
  await expect(page).toHaveURL(/\/cms\/pages\/[\da-f-]{36}\?locale=en$/)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  try {
    await expect(page.getByText('is free.').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo: nothing' })).toBeVisible()
    await page.goto(`${base}/en/admin/cms/pages/create?locale=en`)
    await expect(english).toHaveValue('')
  } finally {
    await page.request.delete(`${base}/payload-api/pages/${id}`, { headers })
  }
})

test('previews a template in the blank layout, only for signed-in people', async ({
  page,
  siteUrl,
  signIn,
}) => {
  const base = siteUrl('localhost').replace(/\/$/, '')
  const token = await signIn()
  const query = 'where[tenant.slug][equals]=kade&depth=0&limit=1&sort=createdAt'
  const response = await page.request.get(`${base}/payload-api/templates?${query}`, {
    headers: { Authorization: `JWT ${token}` },
  })
  const { docs } = (await response.json()) as { docs: { id: string }[] }
  const preview = `${base}/admin/cms/templates/preview/${docs[0]?.id}`
  await page.goto(`${preview}?locale=en`)
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page.locator('header.site-header')).toHaveCount(0)
  await page.context().clearCookies()
  for (const path of [preview, `${base}/admin/cms/pages/preview/${docs[0]?.id}`]) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/auth\/login\?next=%2Fadmin%2Fcms%2F(templates|pages)%2Fpreview/)
  }
})
