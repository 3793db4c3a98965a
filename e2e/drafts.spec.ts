import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

import { LOCALES } from '@/src/lib/constants'
import { violationsOn } from './axe'
import { expand } from './expand'
import { expect, test } from './fixtures'
import { PUBLISH_MS } from './pages'
import { type Api, publishedPage, read, save, send } from './pages-by-api'

const status = (page: Page) => page.locator('.status__value')
const publishButton = (page: Page) => page.locator('#action-save')
const title = (page: Page) => page.locator('#field-title')

async function type(page: Page, text: string): Promise<void> {
  const saved = page.waitForResponse((response) => response.url().includes('autosave=true') && response.ok())
  await title(page).fill(text)
  await saved
}

test('status and publish button tell the truth about the language that is edited', async ({
  page,
  request,
  siteUrl,
  signIn,
}) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const api = { request, base, headers: { Authorization: `JWT ${await signIn()}` } }
  const id = await publishedPage(api)
  await save(api, id, 'locale=en&draft=true&autosave=true', { title: 'Second title' })
  await page.goto(`${base}/admin/cms/pages/${id}?locale=nl`)
  await expect(status(page)).toContainText('Gepubliceerd')
  await expect(publishButton(page)).toBeDisabled()
  await type(page, 'Tweede titel')
  await expect(status(page)).toContainText('Gewijzigd')
  await expect(publishButton(page)).toBeEnabled()
  await publishButton(page).click()
  await expect(status(page)).toContainText('Gepubliceerd')
  await expect(publishButton(page)).toBeDisabled()
  expect(await read(api, id, 'nl', false)).toMatchObject({ title: 'Tweede titel' })
  expect(await read(api, id, 'en', false)).toMatchObject({ title: 'First title' })

  // During an automatic save, too, a click on the button publishes.
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(/autosave=true/, async (route) => {
    asked.resolve()
    await answered.promise
    await route.continue()
  })
  await title(page).fill('Derde titel')
  await asked.promise
  await expect(publishButton(page)).toBeDisabled()
  await publishButton(page).click({ force: true })
  answered.resolve()
  await expect.poll(async () => (await read(api, id, 'nl', false)).title).toBe('Derde titel')
  await expect(status(page)).toContainText('Gepubliceerd')
  await expect(publishButton(page)).toBeDisabled()
  await page.unroute(/autosave=true/)

  await save(api, id, 'locale=nl&draft=true', { title: 'Van een ander tabblad' })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(status(page)).toContainText('Gewijzigd')
  await page.getByRole('button', { name: 'De nieuwste versie tonen' }).click()
  await expect(title(page)).toHaveValue('Van een ander tabblad')
})

const TEXTS = {
  nl: {
    ...{ button: 'In het Nederlands terugzetten', submit: 'Terugzetten', undo: 'Ongedaan maken' },
    online: 'Terug naar wat online staat',
  },
  en: {
    ...{ button: 'Restore in English', submit: 'Restore', undo: 'Undo' },
    online: 'Back to what is online',
  },
} as const

for (const [locale, panel, first, second] of [
  ['nl', '/admin', 'Eerste titel', 'Nog een titel'],
  ['en', '/en/admin', 'First title', 'Another title'],
] as const)
  test(`a version is restored in ${locale} only, as a draft, and that is undone`, async ({
    page,
    request,
    siteUrl,
    signIn,
  }) => {
    test.slow()
    const base = siteUrl('localhost').replace(/\/$/, '')
    const api = { request, base, headers: { Authorization: `JWT ${await signIn()}` } }
    const id = await publishedPage(api)
    const found = await send<{ docs: { id: string }[] }>(
      api,
      'GET',
      `pages/versions?where[parent][equals]=${id}&sort=-updatedAt&limit=1&depth=0`,
    )
    for (const each of LOCALES) await save(api, id, `locale=${each}`, { title: second, _status: 'published' })
    await page.goto(`${base}${panel}/cms/pages/${id}/versions/${found.docs[0]?.id}?locale=${locale}`)
    const texts = TEXTS[locale]
    const open = page.getByRole('button', { name: texts.button })
    await open.click()
    const dialog = page.getByRole('dialog')
    expect(await violationsOn(page, '.gevel-dialog')).toEqual([])
    await dialog.getByRole('button', { name: texts.submit }).press('Enter')
    await expect(title(page)).toHaveValue(first)
    await expect(publishButton(page)).toBeEnabled()
    for (const each of LOCALES) {
      expect(await read(api, id, each, false)).toMatchObject({ title: second, _status: 'published' })
      expect((await read(api, id, each, true)).title).toBe(each === locale ? first : second)
    }
    await page.getByRole('button', { name: texts.undo, exact: true }).click()
    await expect(title(page)).toHaveValue(second)
    await expect(publishButton(page)).toBeDisabled()

    await type(page, 'Half')
    await page.getByRole('button', { name: texts.online }).click()
    await dialog.getByRole('button', { name: texts.submit }).press('Enter')
    await expect(title(page)).toHaveValue(second)
    await expect(publishButton(page)).toBeDisabled()
    await page.getByRole('button', { name: texts.undo, exact: true }).click()
    await expect(title(page)).toHaveValue('Half')
    await expect(publishButton(page)).toBeEnabled()
  })

test('a copy of a published page is a draft in both languages', async ({
  page,
  request,
  siteUrl,
  signIn,
}) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const api = { request, base, headers: { Authorization: `JWT ${await signIn()}` } }
  const id = await publishedPage(api)
  await page.goto(`${base}/admin/cms/pages/${id}?locale=nl`)
  await expect(publishButton(page)).toBeVisible()
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-duplicate').click()
  await expect(page.getByText('Kopie gemaakt: een concept in elke taal, nog zonder adressen.')).toBeVisible()
  await expect(title(page)).toHaveValue('Eerste titel (kopie)')
  await expect(title(page)).toBeFocused()
  await expect(status(page)).toContainText('Concept')
  await page.goto(page.url().replace(/(\?.*)?$/, '?locale=en'))
  await expect(title(page)).toHaveValue('First title (copy)')
  await expect(status(page)).toContainText('Concept')
})

/** Publishes two blocks of a page, the second in Dutch only. */
async function publishBlocks(api: Api, id: string): Promise<void> {
  const hero = (heading: string) => ({ blockType: 'hero', variant: 'statement', heading })
  const blocks = [hero('Overal te lezen'), hero('Alleen in het Nederlands')]
  type Saved = { doc: { blocks: { id: string }[] } }
  const publish = (locale: string, data: object) =>
    send<Saved>(api, 'PATCH', `pages/${id}?depth=0&locale=${locale}`, { ...data, _status: 'published' })
  const { doc } = await publish('nl', { blocks })
  const [first, second] = doc.blocks.map((block) => ({
    id: block.id,
    blockType: 'hero',
    variant: 'statement',
  }))
  await publish('en', { blocks: [{ ...first, heading: 'To read everywhere' }, second] })
}

test('a block of one language is marked, and left out of the other, which is published without it', async ({
  page,
  request,
  siteUrl,
  signIn,
  fetchFrom,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const base = siteUrl('localhost').replace(/\/$/, '')
  const api = { request, base, headers: { Authorization: `JWT ${await signIn()}` } }
  const path = `/${randomUUID()}`
  const id = await publishedPage(api, path)
  await publishBlocks(api, id)
  const onSite = async (prefix: string) =>
    (await fetchFrom('kade-international.localhost', `${prefix}${path}`)).body
  const form = `${base}/admin/cms/pages/${id}`
  const remark = page.getByRole('region', { name: 'Onvolledige blokken' })

  await page.goto(`${form}?locale=en`)
  await expect(remark).toContainText(
    /Onvolledig in het Engels: 02 .*alleen in een andere taal tekst heeft, wordt daar niet getoond/,
  )
  expect(await violationsOn(page, '.gevel-remark')).toEqual([])
  await type(page, 'Without the block')
  await expect(publishButton(page)).toBeEnabled()
  await publishButton(page).click()
  await expect(status(page)).toContainText('Gepubliceerd')
  const notice = page.locator('.payload-toast-item', { hasText: 'Gepubliceerd in het Engels zonder 02 ' })
  await notice.getByRole('link', { name: /^02 / }).press('Enter')
  await expect(page.locator('#blocks-row-1')).toBeInViewport()
  await expect
    .poll(() => onSite(''), { timeout: PUBLISH_MS })
    .toMatch(/Without the block[^]*To read everywhere/)
  expect(await onSite('')).not.toContain('Alleen in het Nederlands')
  expect(await onSite('/nl')).toMatch(/Overal te lezen[^]*Alleen in het Nederlands/)

  await page.goto(`${form}?locale=nl`)
  // What is pressed before the form has hydrated is lost.
  await page.locator('.collection-edit__form[data-form-ready=true]').waitFor()
  const first = page.locator('#blocks-row-0')
  const languages = first.getByRole('combobox', { name: 'Tonen in' })
  await expand(first.getByRole('button', { name: 'Sectie' }), languages)
  await languages.fill('Nederlands')
  await languages.press('Enter')
  await expect(publishButton(page)).toBeEnabled()
  await publishButton(page).click()
  await expect(publishButton(page)).toBeDisabled()
  await expect.poll(() => onSite(''), { timeout: PUBLISH_MS }).not.toContain('To read everywhere')
  expect(await onSite('/nl')).toMatch(/Overal te lezen[^]*Alleen in het Nederlands/)
})

for (const [language, words] of [
  [
    'nl',
    {
      form: '/admin',
      publish: 'Gepubliceerd in het Nederlands.',
      ask: 'Reden toevoegen',
      field: 'Naam of reden',
    },
  ],
  ['en', { form: '/en/admin', publish: 'Published in Dutch.', ask: 'Add a reason', field: 'Name or reason' }],
] as const)
  test(`a publication gets a reason, which its version keeps, ${language}`, async ({
    page,
    request,
    siteUrl,
    signIn,
  }) => {
    const base = siteUrl('localhost').replace(/\/$/, '')
    const token = await signIn()
    const api = { request, base, headers: { Authorization: `JWT ${token}` } }
    const id = await publishedPage(api)
    await page.goto(`${base}${words.form}/cms/pages/${id}?locale=nl`)
    await page.locator('.collection-edit__form[data-form-ready=true]').waitFor()
    await type(page, 'Met een reden')
    await expect(publishButton(page)).toBeEnabled()
    await publishButton(page).click()
    await page.getByRole('button', { name: words.ask }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: words.field }).fill('Goedgekeurd door Anna')
    expect(await violationsOn(page, '.gevel-dialog')).toEqual([])
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    const versions = async () => {
      const response = await request.get(`${base}/api/admin/pages/${id}/versions?limit=20`, {
        headers: { authorization: `Bearer ${token}`, 'x-tenant': 'kade' },
      })
      const { data } = (await response.json()) as { data: { name: string | null; state: string }[] }
      return data.filter(({ name }) => name !== null).map(({ name, state }) => ({ name, state }))
    }
    await expect.poll(versions).toEqual([{ name: 'Goedgekeurd door Anna', state: 'published' }])
  })
