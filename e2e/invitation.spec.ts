import { violationsOn } from './axe'
import { openDialog } from './dialog'
import { expect, test } from './fixtures'
import { linkIn } from './mail'
import { SEEDED_PAGES } from './pages'
import { signInAs } from './sign-in'

test('who is invited chooses a password, works in that tenant only, and changes their address', async ({
  page,
  siteUrl,
  session,
  mailTo,
}) => {
  test.setTimeout(180_000)
  const base = siteUrl('localhost').replace(/\/$/, '')
  const open = (path: string) =>
    page.goto(path.startsWith('/') ? base + path : path, { waitUntil: 'networkidle' })
  const address = (name: string) => `${name}-${crypto.randomUUID()}@example.org`
  const [email, newEmail] = [address('invited'), address('moved')]
  const account = { email, password: 'kurk-lantaarn-wolk' }

  await test.step('the mail leads to a page of the panel that asks for a password', async () => {
    const invited = await page.request.post(`${base}/api/admin/users`, {
      headers: { authorization: `Bearer ${session.token}`, 'x-tenant': 'noorderlicht' },
      data: { name: 'Nieuwe Collega', email, role: 'editor', language: 'nl' },
    })
    expect(invited.status()).toBe(201)
    const { text } = await mailTo(email)
    expect(text).toContain('Redacteur')
    await open(linkIn(text))
    await expect(page.getByText(email)).toBeVisible()
    await page.getByLabel('Kies een wachtwoord').fill(account.password)
    expect(await violationsOn(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page.getByText('U hebt de uitnodiging aangenomen.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Naar het beheer' })).toHaveAttribute('href', '/admin')
  })

  await test.step('the password signs in to the panel, with the content of the tenant', async () => {
    await open('/admin')
    await page.getByLabel('E-mailadres').fill(email)
    await page.getByLabel('Wachtwoord').fill(account.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dag Nieuwe')
    await page.goto(`${base}/admin/cms/pages`)
    const own = SEEDED_PAGES.filter(({ host }) => host === 'noorderlicht.localhost')
    await expect(page.locator('tbody tr')).toHaveCount(own.length)
  })

  await test.step('another address is confirmed by its mail, and the old one is told', async () => {
    await open('/admin/account')
    const dialog = await openDialog(page, page.getByRole('button', { name: 'E-mailadres wijzigen' }))
    await dialog.getByLabel('Nieuw e-mailadres').fill(newEmail)
    await dialog.getByLabel('Huidig wachtwoord').fill(account.password)
    expect(await violationsOn(page, '.gevel-dialog')).toEqual([])
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    expect((await mailTo(email, 2)).text).toContain(newEmail)
    await open(linkIn((await mailTo(newEmail)).text))
    await expect(page.getByText(newEmail)).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Nieuw adres bevestigen' }).click()
    await expect(page.getByText('Uw e-mailadres is gewijzigd.')).toBeVisible()
    expect((await mailTo(email, 3)).text).toContain('Uw e-mailadres is gewijzigd')
    await signInAs(page.request, base, { ...account, email: newEmail })
  })
})
