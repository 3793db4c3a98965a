import type { Page } from '@playwright/test'

import { violationsOn } from './axe'
import { expect, test } from './fixtures'
import { PUBLISH_MS } from './pages'
import { asPersonOfKade } from './people-of-kade'

const PROOF = 'section[aria-labelledby="gevel-proof"]'

/** Creates a domain in the panel; returns its id. */
async function addDomain(page: Page, base: string, hostname: string): Promise<string> {
  await page.goto(`${base}/admin/domains/create`)
  const field = page.locator('#field-hostname')
  await field.fill(hostname)
  await expect(field).toHaveValue(hostname)
  await page.locator('#action-save').click()
  await page.waitForURL(/\/admin\/domains\/[\da-f-]{36}/)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

test('a tenant’s new domain is served once a super admin has approved it', async ({
  browser,
  page,
  siteUrl,
  fetchFrom,
  session,
  signIn,
}) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const hostname = `bakkerij-${crypto.randomUUID().slice(0, 8)}.nl`
  const context = await browser.newContext({ locale: 'nl-NL' })
  const tenantPage = await context.newPage()
  const { remove } = await asPersonOfKade(tenantPage, base, session.token)
  const id = await addDomain(tenantPage, base, hostname)
  const proof = tenantPage.locator(PROOF)
  await expect(proof).toContainText('Wacht op bewijs')
  await expect(proof.locator('code')).toHaveText(['TXT', `_gevel.${hostname}`, /^gevel-proof=[\w-]+$/])
  await expect(proof.getByRole('button', { name: /^Goedkeuren/ })).toHaveCount(0)
  await proof.getByRole('button', { name: 'Nu controleren' }).click()
  await expect(proof).toContainText('Het record is niet gevonden.')
  expect(await violationsOn(tenantPage, PROOF)).toEqual([])
  await tenantPage.close()

  const robots = () => fetchFrom(hostname, '/robots.txt')
  const accept = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' }
  const pending = await fetchFrom(hostname, '/', { headers: accept })
  expect(pending).toMatchObject({ status: 404, body: expect.stringContaining('Unknown domain') })
  expect((await robots()).status).toBe(404)

  await signIn()
  await page.goto(`${base}/admin/domains/${id}`)
  await page.locator(PROOF).getByRole('button', { name: 'Goedkeuren zonder DNS-record' }).click()
  await expect(page.locator(PROOF)).toContainText('Bewezen. Dit domein is in gebruik.')
  await expect(async () => {
    expect(await robots()).toMatchObject({ status: 200, body: expect.stringContaining(hostname) })
  }).toPass({ timeout: PUBLISH_MS })
  expect((await remove(`domains/${id}`)).ok()).toBe(true)
  await context.close()
})
