import { randomUUID } from 'node:crypto'
import sharp from 'sharp'

import { openForm, task } from './editor-task'
import { expand } from './expand'
import { expect } from './fixtures'
import { formOfKade } from './form-of-kade'
import { asAdminOf, siteWithBrand, siteWithMenu } from './own-site'
import { publishedPage } from './pages-by-api'

task('an old address that leads to a page', 4, async ({ page, base, api, tenant }) => {
  const [from, to] = [`/oud-${randomUUID()}`, `/${randomUUID()}`]
  await publishedPage(api, to)
  await page.goto(`${base}/admin/redirects?tenant=${tenant}`)
  await page.locator('.nav--nav-hydrated').waitFor()
  return async () => {
    await page.getByRole('link', { name: 'Nieuw', exact: true }).click()
    await page.waitForURL(/redirects\/new/)
    await expect(page.locator('.collection-edit__form[data-form-ready=true]')).toBeAttached()
    await expect(page.getByLabel('Oud adres')).toBeFocused()
    await page.keyboard.type(from)
    const picker = page.locator('[id^=field-to__] .rs__control').first()
    await picker.click()
    await page.keyboard.type(to)
    await page.getByRole('option').filter({ hasText: to }).first().click()
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await page.waitForURL(/redirects\/[\da-f-]{36}/)
  }
})

task('a link of the navigation renamed, published', 3, async ({ page, base, api }) => {
  const { id, tenant } = await siteWithMenu(api)
  await asAdminOf(page, api, tenant)
  await openForm(page, `${base}/admin/navigation/${id}?locale=nl`)
  return async () => {
    const label = page.locator('#field-items__0__link__label')
    await expand(page.locator('#items-row-0 .collapsible__toggle').first(), label)
    await label.click()
    await page.keyboard.type('Onze ')
    await page.locator('#action-save').click()
    await expect(page.locator('.status__value')).toContainText('Gepubliceerd')
    await expect(page.locator('#action-save')).toBeDisabled()
  }
})

task('a submission answered, and done', 6, async ({ page, base, token, tenant }) => {
  const form = await formOfKade(page, base, token, `taken-${randomUUID().slice(0, 8)}@example.org`)
  await form.submit('Noor', 'noor@example.org')
  await page.goto(`${base}/admin/form-submissions?form=${form.id}&tenant=${tenant}`)
  await page.locator('.nav--nav-hydrated').waitFor()
  return async () => {
    await page.getByRole('link', { name: /Noor/ }).click()
    await page.getByRole('button', { name: 'Reageren', exact: true }).click()
    await expect(page.getByLabel('Bericht', { exact: true })).toBeFocused()
    await page.keyboard.type('Dag Noor, dat kan.')
    await page.getByRole('button', { name: 'Versturen', exact: true }).click()
    await expect(page.locator('.gevel-replies').getByRole('listitem')).toContainText('Dag Noor')
    await page.locator('#field-status .rs__control').click()
    await page.getByRole('option', { name: 'Afgehandeld' }).click()
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Opslaan', exact: true })).toBeDisabled()
  }
})

task('an image replaced wherever it is used', 3, async ({ page, base, api, token, tenant }) => {
  const picture = (background: string) =>
    sharp({ create: { width: 40, height: 20, channels: 3, background } })
      .png()
      .toBuffer()
  const made = await api.request.post(`${base}/payload-api/media?locale=nl&depth=0`, {
    headers: { Authorization: `JWT ${token}` },
    multipart: {
      file: { name: 'oud.png', mimeType: 'image/png', buffer: await picture('#ff4b00') },
      _payload: JSON.stringify({ tenant, alt: 'Een vlak' }),
    },
  })
  const { doc } = (await made.json()) as { doc: { id: string } }
  const buffer = await picture('#1d4ed8')
  await openForm(page, `${base}/admin/images/${doc.id}?locale=nl`)
  return async () => {
    await page.locator('.file-details__remove').click()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Bestand kiezen' }).click(),
    ])
    await chooser.setFiles({ name: 'nieuw.png', mimeType: 'image/png', buffer })
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
    await expect(page.locator('.file-meta')).toContainText('nieuw')
  }
})

task('the main colour of a site, published', 2, async ({ page, base, api }) => {
  const { brand, tenant } = await siteWithBrand(api)
  await asAdminOf(page, api, tenant)
  await openForm(page, `${base}/admin/brands/${brand}?locale=nl`)
  return async () => {
    await page.locator('#field-themePrimaryColor').click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('#1d4ed8')
    await page.locator('#action-save').click()
    await expect(page.locator('.status__value')).toContainText('Gepubliceerd')
    await expect(page.locator('#action-save')).toBeDisabled()
  }
})
