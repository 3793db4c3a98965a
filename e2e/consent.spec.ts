import { box } from './box'
import { button, dialogOf, KADE, NOORDERLICHT, record, tab } from './consent'
import { expect, test } from './fixtures'

test.use({ consent: null })

for (const path of ['/', '/auth/login', '/vision-stuttgart', '/belafspraak', '/en/contact'])
  test(`the dialog stands over ${path}`, async ({ page, siteUrl }) => {
    await page.goto(siteUrl(KADE, path))
    await expect(dialogOf(page)).toBeVisible()
  })

test.describe('of a page that is not there', () => {
  test.use({ expectedErrors: [/404/] })
  test('the dialog stands over it', async ({ page, siteUrl }) => {
    await page.goto(siteUrl(KADE, '/is-er-niet'))
    await expect(dialogOf(page)).toBeVisible()
  })
})

test('"options" leads to tab 1, where the left button saves what is chosen', async ({ page, siteUrl }) => {
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

test('"accept" allows everything, whatever the switches say, and gives the focus back', async ({
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

test('a language has its own texts; the logo stands only on a host with the brand marker', async ({
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

test('mode opt-in starts everything off, with an equal button for only essential', async ({
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

test.describe('without the words of the dialog', () => {
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

test.describe('with the texts out of reach', () => {
  test.use({ expectedErrors: [/503/] })
  test('asks with the standard ones, and a choice that cannot be recorded still stands', async ({
    page,
    siteUrl,
  }) => {
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('nobody is asked, and nothing is offered that would not work', async ({ page, siteUrl }) => {
    await page.goto(siteUrl(KADE))
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(page.locator('[data-cookie-settings]').first()).toBeHidden()
  })
})
