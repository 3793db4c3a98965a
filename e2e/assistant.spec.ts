import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { APIRequestContext, Page } from '@playwright/test'

import { event, openStream } from '@/src/testing/model-server'
import { entriesOf } from '@/src/testing/translating-model'
import { violationsOn } from './axe'
import { expect, test } from './fixtures'
import { startNodeWithModel } from './node-with-model'
import { type Api, dutchPage, read, save, send } from './pages-by-api'

type Node = Awaited<ReturnType<typeof startNodeWithModel>>

let node: Node
let api: Api
let id: string
let block: string

/** Has the model propose changes of the page, and then say so. */
const propose = (...changes: object[]) =>
  node.model.answer(
    { tools: [{ name: 'propose', input: { collection: 'pages', id, changes } }] },
    { text: 'Er staat een voorstel klaar.' },
  )
const title = (value: string) => ({ action: 'set', path: 'title', value })
const heading = (value: string) => ({ action: 'set', path: `blocks.${block}.heading`, value })
const description = (value: string) => ({ action: 'set', path: 'seo.description', value })

async function ask(page: Page, question: string): Promise<void> {
  const input = page.getByRole('textbox', { name: 'Your question' })
  await input.fill(question)
  // Not the key alone: a form that still loads may take the focus.
  await input.press('Enter')
  await expect(page.getByRole('log').getByText(question, { exact: true })).toBeVisible()
}

/** Writes something in Dutch, and publishes it. */
const publishDutch = (data: object) => save(api, id, 'locale=nl', { ...data, _status: 'published' })

async function connect(request: APIRequestContext, token: string): Promise<void> {
  api = { request, base: node.base, headers: { Authorization: `JWT ${token}` } }
  id ??= await dutchPage(api, { title: 'Eerste titel', seo: { description: 'Over ons werk' } })
}

/** Gives the draft of the page a block. */
async function addBlock(): Promise<void> {
  const blocks = [{ blockType: 'hero', heading: 'Oude kop' }]
  const query = `pages/${id}?depth=0&locale=nl&draft=true`
  const { doc } = await send<{ doc: { blocks: { id: string }[] } }>(api, 'PATCH', query, { blocks })
  block = doc.blocks[0]?.id ?? ''
}

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  // The server of the node starts in seconds, or in half a minute on a busy machine.
  test.setTimeout(240_000)
  node = await startNodeWithModel()
})
test.afterAll(() => node.stop())
test.beforeEach(async ({ request, signIn }) => connect(request, await signIn()))

// A budget that is spent is a 402.
test.use({ expectedErrors: [/402/] })

/** Translates side by side what is open, and accepts what is proposed. @returns the texts that the model was asked for */
async function translateOpen(page: Page, proposed: string): Promise<string[]> {
  const asked = node.model.requests.length
  await page.goto(`${node.base}/en/admin/translations/pages/${id}?from=nl&to=en`)
  await page.getByRole('button', { name: 'Translate what is missing or outdated' }).click()
  await page.getByRole('button', { name: proposed }).click()
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await expect(page.getByText('2 of 2 texts up to date')).toBeVisible()
  return node.model.requests.slice(asked).flatMap(({ body }) => entriesOf(body).map(({ text }) => text))
}

async function publishEnglish(page: Page, title: string): Promise<void> {
  await page.goto(`${node.base}/en/admin/cms/pages/${id}?locale=en`)
  await expect(page.locator('#field-title')).toHaveValue(title)
  await page.locator('#action-save').click()
  await expect.poll(async () => (await read(api, id, 'en', false)).title).toBe(title)
}

test('a page is translated from nothing, and then what is outdated only', async ({ page }) => {
  test.slow()
  expect(await translateOpen(page, 'Accept 2 proposals')).toEqual(['Eerste titel', 'Over ons werk'])
  expect((await read(api, id, 'en', false)).title ?? '').toBe('')
  await publishEnglish(page, 'EN Eerste titel')

  await publishDutch({ title: 'Tweede titel' })
  await page.goto(`${node.base}/en/admin/translations?to=en&state=outdated&search=Tweede`)
  await expect(page.getByRole('row', { name: /Tweede titel/ })).toBeVisible()
  expect(await translateOpen(page, 'Accept 1 proposal')).toEqual(['Tweede titel'])
  expect((await read(api, id, 'en', false)).title).toBe('EN Eerste titel')
  await publishEnglish(page, 'EN Tweede titel')
})

test('edits by instruction: seen in the preview, half is accepted, undone, and found on the full screen', async ({
  page,
}) => {
  test.slow()
  await addBlock()
  const { title: before } = await read(api, id, 'nl', true)
  await page.goto(`${node.base}/en/admin/cms/pages/${id}?locale=nl`)
  await page.getByRole('button', { name: 'Assistant', exact: true }).click()
  propose(title('Beter'), description('Veel beter'), heading('Betere kop'))
  await ask(page, 'Make it better.')
  const card = page.getByRole('region', { name: /^Proposal/ })
  await card.getByRole('button', { name: 'Show in preview' }).click()
  const frame = page.frameLocator('#live-preview-iframe')
  const label = frame.getByRole('complementary', { name: /^Proposal of the assistant/ })
  await expect(frame.getByRole('heading', { name: 'Betere kop' })).toBeVisible()
  await expect(label).toBeVisible()
  expect((await read(api, id, 'nl', true)).title).toBe(before)
  await page.keyboard.press('Escape')
  await expect(label).toHaveCount(0)
  await expect(frame.getByRole('heading', { name: 'Oude kop' })).toBeVisible()
  await expect(page.locator('#field-title')).toHaveValue(before)
  await card.getByRole('checkbox', { name: /Description/ }).uncheck()
  await card.getByRole('checkbox', { name: /heading/i }).uncheck()
  await card.getByRole('button', { name: 'Accept 1' }).click()
  await expect(page.locator('#field-title')).toHaveValue('Beter')
  expect((await read(api, id, 'nl', false)).title).toBe(before)

  await page.getByRole('link', { name: 'Full screen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assistant')
  await expect(page.getByRole('log')).toContainText('Er staat een voorstel klaar.')
  const list = page.getByRole('navigation', { name: 'Conversations' })
  await expect(list.locator('[aria-current=page]')).toContainText('Make it better.')
  expect(await violationsOn(page, 'main')).toEqual([])
  await card.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toContainText('Undone')
  await page.getByRole('link', { name: 'Open beside the document' }).click()
  await expect(page.locator('#field-title')).toHaveValue(before)
  await expect(page.getByRole('complementary', { name: 'Assistant' })).toContainText('Undone')
})

/** Holds what a page loads anew of itself. @returns lets it go on */
async function holdReloads(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/admin/**', async (route) => {
    if (route.request().method() === 'GET' && route.request().headers().rsc) await released
    await route.fallback()
  })
  return release
}

test('what is typed while an accepted proposal is loaded stays beside it', async ({ page }) => {
  const { docs } = await send<{ docs: { tenant: string }[] }>(
    api,
    'GET',
    `pages?where[id][equals]=${id}&depth=0`,
  )
  const data = { tenant: docs[0]?.tenant, name: 'Lamp', summary: 'Licht', model: 'm1' }
  const { doc } = await send<{ doc: { id: string } }>(api, 'POST', 'products?locale=nl', data)
  await page.goto(`${node.base}/en/admin/products/${doc.id}?locale=nl#assistant`)
  const change = { action: 'set', path: 'name', value: 'Lantaarn' }
  const input = { collection: 'products', id: doc.id, changes: [change] }
  node.model.answer({ tools: [{ name: 'propose', input }] }, { text: 'Er staat een voorstel klaar.' })
  await ask(page, 'A better name?')
  const release = await holdReloads(page)
  const card = page.getByRole('region', { name: /^Proposal/ })
  await card.getByRole('button', { name: 'Accept' }).click()
  await expect(card).toContainText('Accepted')
  await page.locator('#field-summary').fill('Getypt')
  release()
  await expect(page.locator('#field-name')).toHaveValue('Lantaarn')
  await expect(page.locator('#field-summary')).toHaveValue('Getypt')
  await page.locator('#action-save').click()
  const stored = () => send<object>(api, 'GET', `products/${doc.id}?locale=nl`)
  await expect.poll(stored).toMatchObject({ name: 'Lantaarn', summary: 'Getypt' })
  await send(api, 'DELETE', `products/${doc.id}`)
})

/** Has the model begin an answer that has no end. @returns once the call is closed */
function beginAnswer(content: string): Promise<void> {
  const { promise: closed, resolve: close } = Promise.withResolvers<void>()
  node.model.answer((response: ServerResponse) => {
    void once(response, 'close').then(() => close())
    openStream(response).write(event({ content }))
  })
  return closed
}

test('an answer is stopped in mid-stream, and goes on under an address of its own', async ({ page }) => {
  await page.goto(`${node.base}/en/admin/assistant`)
  const stopped = beginAnswer('Het begin')
  await ask(page, 'Tell me everything.')
  await expect(page.getByRole('log')).toContainText('Het begin')
  await page.getByRole('button', { name: 'Stop' }).click()
  await stopped
  await expect(page.getByRole('log')).toContainText('Stopped.')
  await expect(page).toHaveURL(/\/assistant\/[\da-f-]{36}$/)

  const left = beginAnswer('Het vervolg')
  await ask(page, 'And then?')
  await expect(page.getByRole('log')).toContainText('Het vervolg')
  await page.reload()
  await left
  await expect(page.getByRole('log')).toContainText('Het vervolg')
  await expect(page.getByRole('log').getByText('Stopped.')).toHaveCount(2)
  node.model.answer({ text: 'De rest.' })
  await ask(page, 'Go on.')
  await expect(page.getByRole('log')).toContainText('De rest.')
  await page.reload()
  await expect(page.getByRole('log')).toContainText('De rest.')
  await page.getByRole('button', { name: 'New conversation' }).click()
  await expect(page.getByRole('log')).not.toContainText('De rest.')
  await page.goBack()
  await expect(page.getByRole('log')).toContainText('De rest.')
})

test('a budget that is spent says so, and who can raise it', async ({ page }) => {
  const { docs } = await send<{ docs: { tenant: string }[] }>(
    api,
    'GET',
    `pages?where[id][equals]=${id}&depth=0`,
  )
  const { doc } = await send<{ doc: { id: string } }>(api, 'POST', 'assistant-settings', {
    tenant: docs[0]?.tenant,
    budgets: { tenant: { dayTokens: 1 } },
  })
  await page.goto(`${node.base}/en/admin/cms/pages/${id}?locale=nl#assistant`)
  await ask(page, 'Anything left?')
  await expect(page.getByRole('log').getByRole('alert')).toContainText(
    'The budget of this tenant for today is spent',
  )
  await send(api, 'DELETE', `assistant-settings/${doc.id}`)
  await send(api, 'DELETE', `pages/${id}`)
})
