import { violationsOn } from './axe'
import { expect, test } from './fixtures'
import { signInAs } from './sign-in'

const PLAYGROUND = '/admin/cms/playground'

test('shows every block and component in both languages without an accessibility violation', async ({
  page,
  siteUrl,
  signIn,
}) => {
  test.slow()
  await signIn()
  await page.goto(siteUrl('localhost', PLAYGROUND))
  const blocks = (await (await page.request.get(siteUrl('localhost', PLAYGROUND))).text()).match(
    /class="playground-name"/g,
  )
  await expect(page.locator('.playground-block')).toHaveCount(blocks?.length ?? 0)
  for (const path of [PLAYGROUND, `/en${PLAYGROUND}`]) {
    await page.goto(siteUrl('localhost', path), { waitUntil: 'networkidle' })
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('h1')).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await violationsOn(page)).toEqual([])
  }
})

test('shows one block in all its variants', async ({ page, siteUrl, signIn }) => {
  await signIn()
  await page.goto(siteUrl('localhost', `${PLAYGROUND}?block=hero`))
  await expect(page.locator('.playground-block')).toHaveCount(3)
})

test.describe('access', () => {
  test.use({ expectedErrors: [/status of 4(04|18)/] })

  test('is denied to visitors and to people without a role in the CMS', async ({
    page,
    siteUrl,
    fetchFrom,
    session,
  }) => {
    for (const path of [PLAYGROUND, `${PLAYGROUND}/teapot`]) {
      const response = await fetchFrom('localhost', path)
      expect(response.status).toBe(307)
      expect(response.headers.location).toBe(`/admin/login?redirect=${encodeURIComponent(path)}`)
    }
    const base = siteUrl('localhost').replace(/\/$/, '')
    const guest = { email: `guest-${Date.now()}@example.org`, password: 'a-long-password' }
    const made = await page.request.post(`${base}/payload-api/users`, {
      headers: { Authorization: `JWT ${session.token}` },
      data: { ...guest, name: 'Guest', status: 'active' },
    })
    expect(made.status()).toBe(201)
    await signInAs(page.request, base, guest)
    for (const path of [PLAYGROUND, `/en${PLAYGROUND}`, `${PLAYGROUND}/teapot`])
      expect((await page.goto(base + path))?.status()).toBe(404)
  })

  test('the teapot answers 418', async ({ page, siteUrl, signIn }) => {
    await signIn()
    const response = await page.goto(siteUrl('localhost', `/en${PLAYGROUND}/teapot`))
    expect(response?.status()).toBe(418)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('I am a teapot')
    expect(await violationsOn(page)).toEqual([])
  })
})

test('the navigation of the admin links to the playground', async ({ page, siteUrl, signIn }) => {
  const base = siteUrl('localhost').replace(/\/$/, '')
  await signIn()
  // Below this width the navigation of the admin is collapsed.
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.goto(`${base}/en/admin`)
  await page.getByRole('link', { name: 'Playground' }).click()
  await expect(page).toHaveURL(`${base}/en${PLAYGROUND}`)
})
