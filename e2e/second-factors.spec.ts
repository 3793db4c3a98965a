import type { Page } from '@playwright/test'

import { codeOf } from '@/src/testing/totp-codes'
import { violationsOn } from './axe'
import { openDialog } from './dialog'
import { expect, test } from './fixtures'
import { overflowOf } from './overflow'
import { asPersonOfKade } from './people-of-kade'
import { signInAs } from './sign-in'

// A password without a second factor is a 401, an account that must set one up gets 403, and signing out twice 400.
test.use({ expectedErrors: [/status of 4(00|01|03|22)/] })
test.setTimeout(180_000)

const PHONE = 390

/** An authenticator in the page that verifies its owner, as a telephone does. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a passkey, an authenticator app and recovery codes are set up, and each signs in', async ({
  page,
  siteUrl,
  session,
}) => {
  const base = siteUrl('localhost').replace(/\/$/, '')
  const { email, password } = await asPersonOfKade(page, base, session.token, { role: 'editor' })
  await addAuthenticator(page)
  const codes = page.getByRole('region', { name: 'Bewaar uw herstelcodes' })
  const signOut = async () => {
    await page.goto(`${base}/admin/logout`)
    await page.getByRole('button', { name: 'Hier uitloggen' }).click()
    await expect(page).toHaveURL(/\/login(\?|$)/)
  }
  const openSignIn = () => page.goto(`${base}/auth/login?next=/admin`, { waitUntil: 'networkidle' })
  const givePassword = async () => {
    await openSignIn()
    await page.getByLabel('E-mailadres').fill(email)
    await page.getByLabel('Wachtwoord').fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Code')).toBeFocused()
  }
  let recoveryCode = ''

  await test.step('a passkey brings recovery codes, which are shown once', async () => {
    await page.goto(`${base}/admin/account`)
    const dialog = await openDialog(page, page.getByRole('button', { name: 'Toegangssleutel toevoegen' }))
    expect(await violationsOn(page, '.gevel-dialog')).toEqual([])
    await dialog.getByLabel('Naam').fill('Telefoon')
    await dialog.getByLabel('Huidig wachtwoord').fill('niet het wachtwoord')
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Huidig wachtwoord')).toHaveAccessibleDescription(/klopt niet/)
    await dialog.getByLabel('Huidig wachtwoord').fill(password)
    await page.keyboard.press('Enter')
    await expect(codes).toBeFocused()
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    recoveryCode = await codes.getByRole('listitem').first().innerText()
    expect(await violationsOn(page, '.gevel-factors')).toEqual([])
    await page.setViewportSize({ width: PHONE, height: 800 })
    expect(await overflowOf(page)).toBe(0)
    expect(await violationsOn(page, '.gevel-factors')).toEqual([])
    await codes.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
    await expect(codes).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('row', { name: 'Telefoon' })).toBeVisible()
    await expect(page.getByText(recoveryCode)).toHaveCount(0)
  })

  await test.step('the passkey signs in without a password', async () => {
    await signOut()
    await openSignIn()
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Inloggen met een toegangssleutel' }).click()
    await expect(page).toHaveURL(`${base}/admin`)
  })

  let secret = ''
  await test.step('an authenticator app is set up with a first code', async () => {
    await page.goto(`${base}/admin/account`)
    const button = page.getByRole('button', { name: 'Authenticator-app instellen' })
    const dialog = await openDialog(page, button)
    await dialog.getByLabel('Huidig wachtwoord').fill(password)
    await page.keyboard.press('Enter')
    const code = dialog.getByLabel('Code uit de app')
    await expect(code).toBeFocused()
    expect(await violationsOn(page, '.gevel-dialog')).toEqual([])
    secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
    await code.fill(codeOf(secret))
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Authenticator-app verwijderen' })).toBeVisible()
    await expect(codes).toHaveCount(0)
  })

  await test.step('the password asks for a code, and a wrong one is rejected', async () => {
    await signOut()
    await givePassword()
    expect(await violationsOn(page)).toEqual([])
    expect(await overflowOf(page)).toBe(0)
    await page.keyboard.type('000 000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('klopt niet')
    expect(await violationsOn(page)).toEqual([])
    // The code of the set-up counts once, and that of the next half minute is accepted already.
    await page.getByLabel('Code').fill(codeOf(secret, 1))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${base}/admin`)
  })

  await test.step('a recovery code signs in, once', async () => {
    await signOut()
    await givePassword()
    await page.keyboard.type(recoveryCode)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${base}/admin`)
    await signOut()
    await givePassword()
    await page.keyboard.type(recoveryCode)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('is al gebruikt')
  })
})

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
  let isSent = false
  page.on('request', (request) => {
    isSent ||= request.url().endsWith('/revoke')
  })
  // The button does nothing until the page has hydrated, and must not be pressed twice.
  await expect(async () => {
    if (!isSent) await revoke.click({ timeout: 1000 })
    await expect.poll(() => isSent, { timeout: 1000 }).toBe(true)
  }).toPass()
  await expect(row).toHaveCount(0)
  expect(await read()).toBe(401)
})
