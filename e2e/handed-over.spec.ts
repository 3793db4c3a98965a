import type { Browser } from '@playwright/test'

import { violationsOn } from './axe'
import { expect, test } from './fixtures'
import { tabTo } from './keyboard'
import { startSecondNode } from './second-node'
import { signInAs } from './sign-in'

type Node = Awaited<ReturnType<typeof startSecondNode>>
let node: Node

test.beforeAll(async () => {
  test.setTimeout(120_000)
  node = await startSecondNode({ SMTP_URL: '', SMTP_FROM: '' })
})

test.afterAll(() => node.stop())

const TEXTS = {
  nl: {
    panel: '/admin',
    invite: 'Iemand uitnodigen',
    make: 'Link maken',
    link: 'Link van de uitnodiging',
    copy: 'Link kopiëren',
    copied: 'De link is gekopieerd.',
    password: 'Kies een wachtwoord',
    accepted: 'U hebt de uitnodiging aangenomen.',
    signIn: 'Naar het beheer',
    expired: 'Deze uitnodiging is al beantwoord',
    pending: 'uitgenodigd',
    add: 'Organisatie toevoegen',
    invalid: [
      'E-mailadres: Voer een geldig e-mailadres in.',
      'Nieuw wachtwoord: Dit veld is verplicht.',
      'Wachtwoord bevestigen: Dit veld is verplicht.',
      'Naam: Dit veld is verplicht.',
    ],
  },
  en: {
    panel: '/en/admin',
    invite: 'Invite somebody',
    make: 'Make the link',
    link: 'Link of the invitation',
    copy: 'Copy the link',
    copied: 'The link was copied.',
    password: 'Choose a password',
    accepted: 'You accepted the invitation.',
    signIn: 'Go to the admin panel',
    expired: 'This invitation was answered',
    pending: 'invited',
    add: 'Add Tenant',
    invalid: [
      'E-mail address: Please enter a valid email address.',
      'New password: This field is required.',
      'Confirm the password: This field is required.',
      'Name: This field is required.',
    ],
  },
} as const

type Texts = (typeof TEXTS)[keyof typeof TEXTS]

/** The invited person, in a browser of their own, by keyboard. */
async function accept(browser: Browser, href: string, texts: Texts, password: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(href, { waitUntil: 'networkidle' })
  const field = page.getByLabel(texts.password)
  await tabTo(page, field)
  await page.keyboard.type(password)
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByText(texts.accepted)).toBeVisible()
  await expect(page.getByRole('link', { name: texts.signIn })).toHaveAttribute('href', texts.panel)
  await page.goto(href)
  await expect(page.getByText(texts.expired)).toBeVisible()
  await context.close()
}

for (const language of ['nl', 'en'] as const)
  test(`where no mail is sent, an admin hands over the link of an invitation, in ${language}`, async ({
    browser,
    context,
    page,
    session,
  }) => {
    test.setTimeout(180_000)
    const texts = TEXTS[language]
    const headers = { Authorization: `JWT ${session.token}` }
    const found = await page.request.get(
      `${node.base}/payload-api/tenants?where[slug][equals]=noorderlicht&depth=0`,
      { headers },
    )
    const { docs } = (await found.json()) as { docs: { id: string }[] }
    const account = (name: string) => ({
      email: `${name}-${crypto.randomUUID()}@example.org`,
      password: crypto.randomUUID(),
    })
    const [admin, invited] = [account('beheer'), account('collega')]
    const tenants = [{ tenant: docs[0]?.id, role: 'admin' }]
    const data = { ...admin, name: 'Beheerder', status: 'active', language, tenants }
    const made = await page.request.post(`${node.base}/payload-api/users`, { headers, data })
    expect(made.status()).toBe(201)

    await context.grantPermissions(['clipboard-write', 'clipboard-read'])
    await signInAs(page.request, node.base, admin)
    await page.goto(`${node.base}${texts.panel}/users`, { waitUntil: 'networkidle' })
    await tabTo(page, page.getByRole('button', { name: texts.invite }))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await tabTo(page, dialog.locator('input[name=email]'))
    await page.keyboard.type(invited.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Nieuwe Collega')
    expect(await violationsOn(page, '.gevel-dialog')).toEqual([])
    await tabTo(page, dialog.getByRole('button', { name: texts.make }))
    await page.keyboard.press('Enter')

    const link = page.getByLabel(texts.link)
    await expect(link).toBeVisible()
    await expect(dialog).toHaveCount(0)
    const href = await link.inputValue()
    await expect(page.getByRole('row').filter({ hasText: invited.email })).toContainText(texts.pending)
    expect(await violationsOn(page)).toEqual([])
    await tabTo(page, page.getByRole('button', { name: texts.copy }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(texts.copied)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(href)

    await accept(browser, href, texts, invited.password)
    await signInAs(page.request, node.base, invited)
    await page.goto(`${node.base}${texts.panel}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nieuwe')
  })

for (const language of ['nl', 'en'] as const)
  test(`the form of a new user names what is missing in its order, with links, in ${language}`, async ({
    page,
    signIn,
  }) => {
    test.slow()
    const texts = TEXTS[language]
    await signIn()
    await page.goto(`${node.base}${texts.panel}/users/create`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: texts.add }).press('Enter')
    await expect(page.locator('#tenants-row-0')).toContainText(/: (Lezer|Viewer)/)
    await page.locator('#action-save').press('Enter')
    const list = page.locator('.gevel-invalid')
    await expect(list.getByRole('listitem')).toHaveText([...texts.invalid])
    for (const [index, id] of ['email', 'password', 'confirm-password', 'name'].entries()) {
      await list.getByRole('link').nth(index).press('Enter')
      await expect(page.locator(`#field-${id}`)).toBeFocused()
    }
    expect(await violationsOn(page)).toEqual([])
  })
