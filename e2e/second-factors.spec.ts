import type { Page } from '@playwright/test'

import { codeOf } from '@/src/testing/totp-codes'
import { violationsOn } from './axe'
import { openDialog } from './dialog'
import { expect as quick, test } from './fixtures'
import { asPersonOfKade } from './people-of-kade'
import { signInAs } from './sign-in'

/** Hashing passwords is slow. */
const expect = quick.configure({ timeout: 20_000 })

// An account that must set up a factor gets 403, a wrong password 422.
test.use({ expectedErrors: [/status of 4(03|22)/] })
test.setTimeout(180_000)

const PHONE = 390

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('who must have a second factor sets one up before anything else', async ({ page, siteUrl, session }) => {
  const base = siteUrl('localhost').replace(/\/$/, '')
  const headers = { Authorization: `JWT ${session.token}` }
  const create = async (collection: string, data: object): Promise<string> => {
    const response = await page.request.post(`${base}/payload-api/${collection}`, { headers, data })
    expect(response.status()).toBe(201)
    return ((await response.json()) as { doc: { id: string } }).doc.id
  }
  const name = `strict-${crypto.randomUUID()}`
  const tenant = await create('tenants', { name, slug: name, requireSecondFactor: true })
  const person = { email: `${name}@example.org`, password: crypto.randomUUID() }
  const tenants = [{ tenant, role: 'editor' }]
  const account = await create('users', { ...person, name: 'Kim', status: 'active', language: 'en', tenants })
  await signInAs(page.request, base, person)

  await page.goto(`${base}/en/admin/cms/pages`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up a second factor')
  await page.goto(`${base}/en/admin`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up a second factor')
  expect(await violationsOn(page)).toEqual([])
  await page.setViewportSize({ width: PHONE, height: 800 })
  expect(await overflowOf(page)).toBe(0)
  const dialog = await openDialog(page, page.getByRole('button', { name: 'Set up an authenticator app' }))
  await dialog.getByLabel('Current password').fill(person.password)
  await page.keyboard.press('Enter')
  const code = dialog.getByLabel('Code from the app')
  await expect(code).toBeFocused()
  await expect(dialog.getByRole('button').last()).toBeInViewport({ ratio: 1 })
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await code.fill(codeOf(secret))
  await page.keyboard.press('Enter')
  const codes = page.getByRole('region', { name: 'Keep your recovery codes' })
  await expect(codes).toBeFocused()
  expect(await violationsOn(page)).toEqual([])
  expect(await overflowOf(page)).toBe(0)
  await codes.getByRole('button', { name: 'I have stored them' }).click()
  await expect(page).toHaveURL(`${base}/en/admin`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kim')

  for (const path of [`users/${account}`, `tenants/${tenant}`])
    await page.request.delete(`${base}/payload-api/${path}`, { headers })
})

test('an API token is created with the password, shown once, works, and is revoked', async ({
  page,
  siteUrl,
  session,
}) => {
  const base = siteUrl('localhost').replace(/\/$/, '')
  const { password } = await asPersonOfKade(page, base, session.token, { role: 'editor' })
  await page.goto(`${base}/en/admin/account`)
  const dialog = await openDialog(page, page.getByRole('button', { name: 'Create a token' }))
  expect(await violationsOn(page, '.gevel-dialog')).toEqual([])
  await dialog.getByLabel('Name').fill('Import')
  const proof = dialog.getByLabel('Current password')
  await proof.fill('not the password')
  await page.keyboard.press('Enter')
  await expect(proof).toHaveAccessibleDescription(/not right/)
  await proof.fill(password)
  await page.keyboard.press('Enter')
  const token = page.getByLabel('The new token')
  await expect(token).toHaveValue(/^gevel_pat_/)
  const row = page.getByRole('row', { name: 'Import' })
  await expect(row).toBeVisible()
  const tokens = page.getByRole('region', { name: 'API tokens' })
  expect(await violationsOn(page, '.gevel-sessions')).toEqual([])

  const headers = { Authorization: `Bearer ${await token.inputValue()}` }
  const read = async () => (await page.request.get(`${base}/api/admin/pages`, { headers })).status()
  expect(await read()).toBe(200)
  await page.reload()
  await expect(row).toBeVisible()
  await expect(token).toHaveCount(0)
  const revoke = tokens.getByRole('button', { name: 'Revoke the token Import' })
  await expect(async () => {
    await revoke.click({ timeout: 1000 })
    await expect(row).toHaveCount(0, { timeout: 2000 })
  }).toPass()
  expect(await read()).toBe(401)
})
