import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

import { violationsOn } from './axe'
import { expect as quickly, test } from './fixtures'
import { paragraph } from '@/src/testing/pages'
import { type Doc, publishedPage, read, save, send } from './pages-by-api'

/** Each step takes several requests, one after the other. */
const expect = quickly.configure({ timeout: 30_000 })

const publishButton = (page: Page) => page.locator('#action-save')
const title = (page: Page) => page.locator('#field-title')

// Saves of a version that is not the newest any more.
test.use({ expectedErrors: [/412/] })

/**
 * Opens the form of a page, and waits until its scripts run and have read its addresses: what is typed before may be replaced by
 * the values that the form starts with.
 */
async function openForm(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expect(page.locator('.gevel-addresses a').first()).toBeVisible()
}

/** Loads the screen again under its form, as after something was done on it. */
const refresh = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { next: { router: { refresh: () => void } } }).next.router.refresh(),
  )

const conflict = (page: Page) =>
  page.getByRole('dialog').filter({ hasText: 'Dit is intussen ergens anders gewijzigd' })

/** Records which fields of the first block ever show something other than now. */
async function watchReverted(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const reverted = new Set<string>()
    const fields = () => [...document.querySelectorAll<HTMLInputElement>('[name^="blocks.0."]')]
    const typed = new Map(fields().map(({ name, value }) => [name, value]))
    const look = () => {
      for (const { name, value } of fields()) if (typed.get(name) !== value) reverted.add(`${name}: ${value}`)
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { reverted })
  })
  return () => page.evaluate(() => [...(Reflect.get(window, 'reverted') as Set<string>)])
}

test('asks which of two changes of the same text stays', async ({ page, request, siteUrl, signIn }) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const api = { request, base, headers: { Authorization: `JWT ${await signIn()}` } }
  const id = await publishedPage(api)
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await openForm(tab, `${base}/admin/cms/pages/${id}?locale=nl`)
    await expect(publishButton(tab)).toBeDisabled()
  }
  await save(api, id, 'locale=en&draft=true', { title: 'Another language' })
  await title(other).fill('Van het andere tabblad')
  await expect.poll(async () => (await read(api, id, 'nl', true)).title).toBe('Van het andere tabblad')

  await title(page).fill('Van dit tabblad')
  await expect(conflict(page)).toContainText('Titel')
  expect(await violationsOn(page, '.gevel-dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(conflict(page)).toBeHidden()
  const unsaved = page.getByText('Niet opgeslagen', { exact: true })
  await expect(unsaved).toBeVisible()
  await expect(page.locator('.doc-controls .autosave')).toBeHidden()
  await expect(title(page)).toHaveValue('Van dit tabblad')
  expect((await read(api, id, 'nl', true)).title).toBe('Van het andere tabblad')

  await title(page).fill('Toch van dit tabblad')
  await page.getByRole('button', { name: 'Samenvoegen en opslaan' }).press('Enter')
  await expect.poll(async () => (await read(api, id, 'nl', true)).title).toBe('Toch van dit tabblad')
  expect((await read(api, id, 'en', true)).title).toBe('Another language')
  await expect(unsaved).toHaveCount(0)

  await title(other).fill('Achterop')
  await conflict(other).getByRole('button', { name: 'De andere versie tonen' }).click()
  await expect(title(other)).toHaveValue('Toch van dit tabblad')
})

test('shows what is online again when its draft was undone, and goes on from there', async ({
  page,
  request,
  siteUrl,
  signIn,
}) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const api = { request, base, headers: { Authorization: `JWT ${await signIn()}` } }
  const id = await publishedPage(api)
  const draft = async () => (await read(api, id, 'nl', true)).title
  await openForm(page, `${base}/admin/cms/pages/${id}?locale=nl`)
  await expect(publishButton(page)).toBeDisabled()
  await title(page).fill('Ongedaan te maken')
  await expect.poll(draft).toBe('Ongedaan te maken')
  await send(api, 'POST', `pages/${id}/restore-published?locale=nl`)
  await expect(async () => {
    // Nothing is compared before the form knows that it was saved.
    await Promise.all([page.waitForResponse(/fallback-locale=null/, { timeout: 5_000 }), refresh(page)])
    await quickly(title(page)).toHaveValue('Eerste titel')
  }).toPass()
  await title(page).fill('Eerste titel en verder')
  await expect.poll(draft).toBe('Eerste titel en verder')
  await expect(conflict(page)).toBeHidden()
})

test('saves what was just typed when it is left, whichever way', async ({
  page,
  request,
  siteUrl,
  signIn,
}) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const api = { request, base, headers: { Authorization: `JWT ${await signIn()}` } }
  const id = await publishedPage(api)
  const draft = async () => (await read(api, id, 'nl', true)).title
  const form = `${base}/admin/cms/pages/${id}?locale=nl`
  await openForm(page, form)
  await expect(publishButton(page)).toBeDisabled()
  await title(page).clear()
  // By key, as the names of the screen follow each of them; a title may end with a space on the way.
  await title(page).pressSequentially('Weg met een koppeling')
  await expect(page).toHaveTitle(/^Weg met een koppeling · /)
  await page.locator('.step-nav').getByRole('link', { name: 'Pagina’s' }).click()
  await title(page).waitFor({ state: 'hidden' })
  await expect.poll(draft).toBe('Weg met een koppeling')
  await openForm(page, form)
  await expect(title(page)).toHaveValue('Weg met een koppeling')
  await title(page).fill('Weg met een nieuw adres')
  await page.goto(`${base}/admin`)
  await expect.poll(draft).toBe('Weg met een nieuw adres')

  await openForm(page, form)
  await expect(publishButton(page)).toBeEnabled()
  // The automatic save sends a form; a tab that goes to the background sends JSON at once.
  const sent: string[] = []
  page.on('request', (saving) => {
    const type = saving.headers()['content-type'] ?? ''
    if (saving.method() === 'PATCH' && type === 'application/json') sent.push(saving.postData() ?? '')
  })
  await expect(async () => {
    await title(page).fill(`Op de achtergrond ${randomUUID()}`)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(sent.join('')).toContain('Op de achtergrond')
  }).toPass()
})

test('keeps what is typed in several fields while it is saved', async ({
  page,
  request,
  siteUrl,
  signIn,
}) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const api = { request, base, headers: { Authorization: `JWT ${await signIn()}` } }
  const id = await publishedPage(api)
  const quote = { blockType: 'quote', text: 'Tekst', source: 'Bron' }
  await save(api, id, 'locale=nl&draft=true', { blocks: [quote] })
  const gate = Promise.withResolvers<null>()
  const isSave = (url: URL) => url.pathname.endsWith(`/pages/${id}`) && url.search.includes('autosave=true')
  await page.route(isSave, async (route) => {
    await gate.promise
    await route.continue()
  })
  await openForm(page, `${base}/admin/cms/pages/${id}?locale=nl`)
  const field = (name: string) => page.locator(`[name="blocks.0.${name}"]`)
  await expect(field('text')).toBeEnabled()

  const saving = page.waitForRequest((sent) => isSave(new URL(sent.url())))
  await title(page).fill('Wordt opgeslagen')
  await saving
  await field('text').fill('Intussen getypt')
  await field('source').fill('Door een redacteur')
  await field('detail').fill('Met een functie')
  const readReverted = await watchReverted(page)
  gate.resolve(null)
  const block = async () => {
    const { blocks } = (await read(api, id, 'nl', true)) as Doc & { blocks: Record<string, unknown>[] }
    return blocks[0]
  }
  const typed = { text: 'Intussen getypt', source: 'Door een redacteur', detail: 'Met een functie' }
  await expect.poll(block).toMatchObject(typed)
  expect(await readReverted()).toEqual([])
})

test('keeps what is typed, and asks before another language is opened', async ({
  page,
  request,
  siteUrl,
  signIn,
}) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const api = { request, base, headers: { Authorization: `JWT ${await signIn()}` } }
  const tenants = await send<{ docs: { id: string }[] }>(
    api,
    'GET',
    'tenants?where[slug][equals]=kade&depth=0',
  )
  const data = { tenant: tenants.docs[0]?.id, name: 'Zoals het was', slug: `s-${randomUUID()}` }
  const { doc } = await send<{ doc: Doc }>(api, 'POST', 'categories?locale=nl&depth=0', data)
  await page.goto(`${base}/admin/categories/${doc.id}?locale=nl`)
  const name = page.locator('#field-name')
  await expect(name).toHaveValue('Zoals het was')
  await name.fill('Nog niet opgeslagen')
  // Next shows one load after the other.
  for (const load of [1, 2]) {
    const loaded = page.waitForResponse((response) => response.request().headers().rsc === '1')
    await refresh(page)
    await loaded
    await expect(name, `after load ${load}`).toHaveValue('Nog niet opgeslagen')
  }
  await page.locator('.localizer button.popup-button').click()
  await page.locator('.popup-button-list__button', { has: page.locator('[data-locale=en]') }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Op deze pagina blijven' }).click()
  await expect(name).toHaveValue('Nog niet opgeslagen')
  await page.locator('#action-save').click()
  await expect
    .poll(
      async () =>
        (await send<Doc & { name: string }>(api, 'GET', `categories/${doc.id}?locale=nl&depth=0`)).name,
    )
    .toBe('Nog niet opgeslagen')
})

test('the publish button schedules a post whose date lies in the future, and a job publishes that language', async ({
  page,
  request,
  siteUrl,
  signIn,
  fetchFrom,
}) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const api = { request, base, headers: { Authorization: `JWT ${await signIn()}` } }
  const authors = await send<{ docs: { id: string; tenant: string }[] }>(
    api,
    'GET',
    'authors?where[tenant.slug][equals]=noorderlicht&depth=0&locale=nl',
  )
  const [author] = authors.docs
  const slug = `s-${randomUUID()}`
  const data = {
    tenant: author?.tenant,
    authors: [author?.id],
    title: 'Later te lezen',
    slug,
    excerpt: 'Waar het over gaat.',
    content: paragraph('Tekst'),
  }
  const { doc } = await send<{ doc: Doc }>(api, 'POST', 'posts?locale=nl&depth=0&draft=true', data)
  const english = { title: 'To read later', slug, excerpt: 'About.', content: paragraph('Text') }
  await send(api, 'PATCH', `posts/${doc.id}?locale=en&depth=0&draft=true`, english)
  const statusOnSite = async (prefix: string) =>
    (await fetchFrom('noorderlicht.localhost', `${prefix}/blog/${slug}`)).status
  const form = `${base}/admin/posts/${doc.id}`
  const planned = page.getByRole('region', { name: 'Planning' }).getByText('Gepland voor')
  const status = page.locator('.status__value')
  await page.goto(`${form}?locale=nl`)
  const date = page.locator('#field-publishedAt input')
  const saved = page.waitForResponse((response) => response.url().includes('autosave=true') && response.ok())
  await date.fill('1-2-2099 09:30')
  await date.press('Tab')
  await expect(date).toHaveValue(/^1 feb\.? 2099, 09:30$/)
  await saved
  await expect(publishButton(page)).toHaveText('Inplannen in Nederlands')
  await publishButton(page).click()
  await expect(planned).toBeVisible()
  await expect(status).toHaveText(/^Gepland, /)
  await page.getByRole('button', { name: 'Planning annuleren' }).click()
  await expect(planned).toBeHidden()
  await expect(status).toHaveText('Concept')
  await publishButton(page).click()
  await expect(planned).toBeVisible()
  expect(await statusOnSite('/nl')).toBe(404)

  // The server looks every ten seconds for what is due.
  const soon = { publishedAt: new Date(Date.now() + 1_000).toISOString() }
  await send(api, 'PATCH', `posts/${doc.id}?locale=nl&depth=0&draft=true`, soon)
  await expect.poll(() => statusOnSite('/nl'), { timeout: 60_000 }).toBe(200)
  expect(await statusOnSite('')).toBe(404)
  await page.goto(`${form}?locale=nl`)
  await expect(status).toContainText('Gepubliceerd')
  await expect(planned).toBeHidden()
  await page.goto(`${form}?locale=en`)
  await expect(title(page)).toHaveValue('To read later')
  await expect(status).toContainText('Concept')
})
