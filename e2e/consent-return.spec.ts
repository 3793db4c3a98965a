import { button, consentTexts, dialogOf, KADE, NOORDERLICHT, record } from './consent'
import { expect, test } from './fixtures'

test.describe('a visitor who has chosen before', () => {
  test.use({ consent: { marketing: false, analytics: true } })

  test('is not asked again, and nothing of the dialog is loaded', async ({ page, siteUrl }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto(siteUrl(KADE), { waitUntil: 'networkidle' })
    await expect(dialogOf(page)).toHaveCount(0)
    expect(fetched.filter((url) => /\/api\/consent|messages\.json/.test(url))).toEqual([])
  })

  test('is asked again when the texts have a higher version than the stored choice', async ({
    page,
    siteUrl,
  }) => {
    const old = { marketing: true, analytics: true, confirmedAt: '2026-01-01T00:00:00.000Z', version: 0 }
    const url = siteUrl(KADE)
    await page
      .context()
      .addCookies([{ name: 'consent', value: encodeURIComponent(JSON.stringify(old)), url }])
    await page.goto(url)
    await expect(dialogOf(page)).toBeVisible()
  })

  for (const [host, name, close] of [
    [KADE, 'Cookie-instellingen', 'Sluiten'],
    [NOORDERLICHT, 'Cookie settings', 'Close'],
  ] as const)
    test(`reopens the dialog on tab 1 from the footer of ${host} and can close it without a change`, async ({
      page,
      siteUrl,
    }) => {
      await page.goto(siteUrl(host), { waitUntil: 'networkidle' })
      const link = page.getByRole('contentinfo').getByRole('button', { name })
      await link.click()
      await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
      const [analytics, marketing] = await page.getByRole('radiogroup').all()
      await expect(analytics?.getByRole('radio').nth(1) ?? link).toBeChecked()
      await expect(marketing?.getByRole('radio').nth(0) ?? link).toBeChecked()
      const before = await record(page)
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toBeHidden()
      await expect(link).toBeFocused()
      await link.click()
      await button(page, close).click()
      await expect(dialogOf(page)).toBeHidden()
      expect(await record(page)).toEqual(before)
    })

  test('can change the choice', async ({ page, siteUrl }) => {
    await page.goto(siteUrl(KADE), { waitUntil: 'networkidle' })
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-instellingen' }).click()
    await page.getByRole('radiogroup', { name: 'Analyse' }).getByText('Uit').click()
    await button(page, 'Selectie toestaan').click()
    await expect(dialogOf(page)).toBeHidden()
    expect((await record(page)).value).toMatchObject({ marketing: false, analytics: false })
  })

  test('sees the dialog in the language they switched to', async ({ page, siteUrl }) => {
    await page.goto(siteUrl(KADE), { waitUntil: 'networkidle' })
    await page.locator('header').getByRole('link', { name: 'English' }).click()
    await page.waitForURL(siteUrl(KADE, '/en'))
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
    await expect(page.getByRole('dialog', { name: 'Cookies at Kade' })).toBeVisible()
  })
})

test.describe('a change by an admin', () => {
  test.use({ consent: null })

  test('appears within seconds on every domain of the tenant', async ({
    page,
    siteUrl,
    session,
    fetchFrom,
  }) => {
    const texts = await consentTexts(page, siteUrl(KADE), session.token, 'kade')
    const textsOn = async (host: string) => (await fetchFrom(host, '/api/consent?locale=nl')).body
    const { settings } = texts
    const reworded = { ...settings, marketing: { ...settings.marketing, description: 'Meet advertenties.' } }
    await texts.change({ settings: reworded })
    for (const host of [KADE, 'kade-utrecht.localhost'])
      await expect.poll(() => textsOn(host)).toContain('Meet advertenties.')
    await texts.change({ settings })
    await expect.poll(() => textsOn(KADE)).not.toContain('Meet advertenties.')
  })
})
