import { box } from './bounding-box'
import { button, dialogOf, KADE, NOORDERLICHT, record, tab } from './consent'
import { expect, test } from './fixtures'

test.use({ consent: null })

for (const path of ['/', '/auth/login', '/vision-stuttgart', '/belafspraak', '/en/contact'])
  test(`the dialog covers ${path}`, async ({ page, siteUrl }) => {
    await page.goto(siteUrl(KADE, path))
    await expect(dialogOf(page)).toBeVisible()
  })

test.describe('on a page that does not exist', () => {
  test.use({ expectedErrors: [/404/] })
  test('the dialog covers the not-found page', async ({ page, siteUrl }) => {
    await page.goto(siteUrl(KADE, '/is-er-niet'))
    await expect(dialogOf(page)).toBeVisible()
  })
})

test('"options" opens tab 1, where the left button saves the selection', async ({ page, siteUrl }) => {
  await page.goto(siteUrl(KADE))
  const recorded = page.waitForResponse((response) => response.request().method() === 'POST')
  await button(page, 'Opties').click()
  await expect(tab(page, 'Cookie-instellingen')).toHaveAttribute('aria-selected', 'true')
  await expect(button(page, 'Opties')).toHaveCount(0)
  await page.getByRole('radiogroup', { name: 'Marketing' }).getByText('Uit').click()
  await tab(page, 'Meer informatie').click()
  const before = Date.now()
  await button(page, 'Selectie toestaan').click()
  await expect(dialogOf(page)).toBeHidden()
  const { value, expires } = await record(page)
  expect(value).toEqual({
    marketing: false,
    analytics: true,
    confirmedAt: expect.any(String) as unknown,
    version: 1,
  })
  expect(Date.parse(String(value?.['confirmedAt']))).toBeGreaterThanOrEqual(before - 1000)
  expect(Math.abs(expires - before / 1000 - 31_536_000)).toBeLessThan(60)
  expect((await recorded).status()).toBe(201)
})

test('a double click on "options" saves nothing', async ({ page, siteUrl }) => {
  await page.goto(siteUrl(KADE))
  await button(page, 'Opties').dblclick()
  await expect(tab(page, 'Cookie-instellingen')).toHaveAttribute('aria-selected', 'true')
  expect((await record(page)).value).toBeNull()
})

test('"accept" allows everything, whatever the switches say, and returns the focus', async ({
  page,
  siteUrl,
}) => {
  await page.goto(siteUrl(KADE))
  await tab(page, 'Cookie-instellingen').click()
  for (const name of ['Analyse', 'Marketing'])
    await page.getByRole('radiogroup', { name }).getByText('Uit').click()
  await button(page, 'Akkoord').click()
  await expect(dialogOf(page)).toBeHidden()
  expect((await record(page)).value).toMatchObject({ marketing: true, analytics: true })
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await page.keyboard.press('Tab')
  await expect(page.locator('a:focus')).toHaveCount(1)
})

test('a bot is not asked', async ({ page, siteUrl }) => {
  await page.goto(siteUrl(KADE, '/?__bot=1'), { waitUntil: 'networkidle' })
  await expect(dialogOf(page)).toHaveCount(0)
})

test('each language has its own texts; only a host with the brand marker shows the logo', async ({
  page,
  siteUrl,
}) => {
  await page.goto(siteUrl(KADE, '/en'))
  await expect(page.getByRole('dialog', { name: 'Cookies at Kade' })).toBeVisible()
  await expect(page.locator('.consent-mark')).toHaveCount(0)
  await page.goto(siteUrl(NOORDERLICHT))
  await expect(page.getByRole('dialog', { name: 'What we may remember' })).toBeVisible()
  await expect(page.locator('.consent-mark')).toBeVisible()
})

test('mode opt-in starts with everything off and an equal button for only essential cookies', async ({
  page,
  siteUrl,
}) => {
  await page.goto(siteUrl(NOORDERLICHT))
  await button(page, 'Options').click()
  for (const name of ['Analytics', 'Marketing'])
    await expect(page.getByRole('radiogroup', { name }).getByRole('radio', { name: 'Off' })).toBeChecked()
  const [least, most] = [await box(button(page, 'Only essential')), await box(button(page, 'Accept'))]
  expect([least.width, least.height, least.y]).toEqual([most.width, most.height, most.y])
  await button(page, 'Only essential').click()
  await expect(dialogOf(page)).toBeHidden()
  expect((await record(page)).value).toMatchObject({ marketing: false, analytics: false })
})

test.describe('when the messages of the dialog cannot be loaded', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('nobody is asked, and the next page tries again', async ({ page, siteUrl }) => {
    await page.route('**/_i18n/**', (route) => route.abort())
    await page.goto(siteUrl(KADE, '/contact'), { waitUntil: 'networkidle' })
    await expect(dialogOf(page)).toHaveCount(0)
    await page.unroute('**/_i18n/**')
    await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click()
    await expect(page).toHaveURL(siteUrl(KADE, '/blog'))
    await expect(dialogOf(page)).toBeVisible()
  })
})

test.describe('when the texts of the tenant cannot be fetched', () => {
  test.use({ expectedErrors: [/503/] })
  test('shows the standard texts, and keeps a choice that cannot be recorded', async ({ page, siteUrl }) => {
    let tries = 0
    await page.route('**/api/consent*', (route) => {
      if (route.request().method() === 'GET') tries += 1
      return route.fulfill({ status: 503, body: '{}' })
    })
    await page.goto(siteUrl(KADE))
    await expect(page.getByRole('dialog', { name: 'Cookies op deze site' })).toBeVisible()
    expect(tries).toBe(2)
    await button(page, 'Akkoord').click()
    await expect(dialogOf(page)).toBeHidden()
    expect((await record(page)).value).toMatchObject({ marketing: true })
    await page.reload({ waitUntil: 'networkidle' })
    await expect(dialogOf(page)).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nobody is asked, and no control is shown that would not work', async ({ page, siteUrl }) => {
    await page.goto(siteUrl(KADE))
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(page.locator('[data-cookie-settings]').first()).toBeHidden()
  })
})
