import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { createPageWithUrls } from '@/src/testing/pages'
import { payloadRoute } from '@/src/testing/payload-route'
import { type Company, createCompany } from '@/src/testing/tenants'
import { followSaves, isNewest, type OpenForm, type Saved } from './conditional-saves'

let payload: Payload
let company: Company
let token: string
const ends: (() => void)[] = []
let sent: { path: string; version: string | null; status: number }[]

/** What a browser sends, with the session of the editor. */
const toTheServer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  const path = (input as string).replace('/payload-api/', '')
  const headers = Object.fromEntries(new Headers(init?.headers))
  const method = ({ PATCH: 'PATCH', post: 'POST' } as const)[init?.method ?? ''] ?? 'GET'
  const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined
  const response = await payloadRoute(path, { method, token, headers, body })
  if (method === 'PATCH') sent.push({ path, version: headers['if-match'] ?? null, status: response.status })
  return response
}

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  token = await tokenOf(payload, company.editor)
})
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', toTheServer)
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.unstubAllGlobals()
})

const url = (id: string, locale: Locale, query = '&draft=true&autosave=true') =>
  `/payload-api/pages/${id}?locale=${locale}&depth=0&fallback-locale=null${query}`

const patch = (address: string, body: object, init: RequestInit = {}) =>
  fetch(address, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...init,
  })

/** Saved by another tab. */
const elsewhere = (id: string, locale: Locale, body: object) =>
  toTheServer(url(id, locale), {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Follows a form, to its end or that of the test. */
function follow(form: OpenForm): () => void {
  const end = followSaves(form)
  ends.push(end)
  return end
}

const answers: boolean[] = []
let begun = 0
let mergedSaves = 0

/** A page that is open in a form, which answers each question with `overwrite`. */
async function openPage(overwrite = false) {
  const heading = (text: string) => [
    { blockType: 'callToAction', heading: text, link: { type: 'url', url: '/', label: 'Ja' } },
  ]
  const { id } = await createPageWithUrls(payload, company, {
    title: 'Zoals het was',
    blocks: heading('Kop') as never,
  })
  const response = await toTheServer(url(id, 'nl'))
  const saved = (await response.json()) as Saved
  const asked: (readonly string[])[] = []
  const form: OpenForm = {
    path: `/payload-api/pages/${id}`,
    saved,
    unwritten: ['urls'],
    settle: async ({ changed }) => {
      asked.push(changed)
      return overwrite ? { merged: null } : null
    },
    onMerged: () => (mergedSaves += 1),
    onAutosave: () => (begun += 1),
    onSave: (accepted) => answers.push(accepted),
  }
  return { id, saved, asked, form }
}

const newest = (id: string) =>
  payload.findByID({ collection: 'pages', id, draft: true, locale: 'nl', overrideAccess: true })
const titleOf = async (id: string) => (await newest(id)).title
const statusOf = async (id: string) => (await newest(id))._status

describe('the saves of an open form', () => {
  it('each change the version that the one before it made, one after the other', async () => {
    const { id, asked, form } = await openPage()
    const end = follow(form)
    const before = begun
    const saves = ['Een', 'Twee', 'Drie'].map((title) => patch(url(id, 'nl'), { title }))
    expect(begun - before).toBe(3)
    await Promise.all(saves)
    end()
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(sent.map(({ version }) => version)).size).toBe(3)
    expect([asked, await titleOf(id)]).toEqual([[], 'Drie'])
    expect(fetch).toBe(toTheServer)
  })

  it('go on where somebody else has changed another language only', async () => {
    const { id, asked, form } = await openPage()
    await elsewhere(id, 'en', { title: 'Elsewhere' })
    const end = follow(form)
    const { status } = await patch(url(id, 'nl'), { title: 'Hier' })
    end()
    expect([status, asked, await titleOf(id)]).toEqual([200, [], 'Hier'])
    expect(sent.map((one) => one.status)).toEqual([200, 412, 200])
  })

  it('ask where the content is another one, and write nothing unless they may', async () => {
    const { id, saved, asked, form } = await openPage()
    await elsewhere(id, 'nl', { title: 'Elders', blocks: [] })
    const end = follow(form)
    const refused = await patch(url(id, 'nl'), { title: 'Hier' })
    expect([refused.status, await titleOf(id)]).toEqual([412, 'Elders'])
    expect(asked).toEqual([['title', 'blocks']])
    expect(form.saved).toBe(saved)
    form.settle = async () => ({ merged: null })
    const accepted = await patch(url(id, 'nl'), { title: 'Hier' })
    end()
    expect([accepted.status, await titleOf(id)]).toEqual([200, 'Hier'])
    expect(answers.slice(-2)).toEqual([false, true])
  })

  it('store what they are merged with, and stay behind until the form shows it', async () => {
    const { id, saved, form } = await openPage()
    await elsewhere(id, 'nl', { title: 'Elders' })
    const before = mergedSaves
    const end = follow({
      ...form,
      settle: async ({ mine, theirs }) => ({ merged: { ...mine, title: `${String(theirs.title)} en hier` } }),
    })
    const answer = await patch(url(id, 'nl'), { title: 'Hier' })
    end()
    expect([answer.status, await titleOf(id), mergedSaves - before]).toEqual([200, 'Elders en hier', 1])
    expect(saved.updatedAt).not.toBe((await newest(id)).updatedAt)
  })

  it('tell the form which copy was made of its document, in place of what the server says', async () => {
    const { id, form } = await openPage()
    const copies: Saved[] = []
    const end = follow({ ...form, onCopy: (copy) => `Kopie ${copies.push(copy)}` })
    // As Payload's button for it does.
    const answer = await fetch(`${form.path}/duplicate?locale=nl`, { method: 'post', body: '{}' })
    end()
    const { doc, message } = (await answer.json()) as { doc: Saved; message: string }
    expect([answer.status, message, copies]).toEqual([200, 'Kopie 1', [doc]])
    expect([doc.id === id, await statusOf(String(doc.id))]).toEqual([false, 'draft'])
  })

  it('say what was published, and of a draft what the server says', async () => {
    const { id, form } = await openPage()
    follow({ ...form, notice: ({ doc, ...of }) => ({ is: doc._status, ...of }) })
    const messageOf = async (query: string, body: object) => {
      const answer = await patch(url(id, 'nl', query), body)
      return ((await answer.json()) as { message: unknown }).message
    }
    const draft = { title: 'Hier', _status: 'draft' }
    const published = { ...draft, _status: 'published' }
    expect(await messageOf('&draft=true', draft)).toMatch(/^Draft saved/)
    expect(await messageOf('&publishSpecificLocale=nl', published)).toEqual({
      is: 'published',
      everywhere: false,
      locale: 'nl',
    })
    expect(await messageOf('&draft=true&autosave=true', { ...draft, title: 'Daar' })).toMatch(/^Autosaved/)
    expect(
      (await patch(url(id, 'nl', '&publishSpecificLocale=nl'), { ...published, title: '' })).status,
    ).toBe(400)
  })

  it('leave the version that they overwrite among the versions', async () => {
    const { id, form } = await openPage(true)
    await elsewhere(id, 'nl', { title: 'Elders' })
    const end = follow(form)
    await patch(url(id, 'nl'), { title: 'Hier' })
    end()
    const { docs } = await payload.findVersions({
      ...{ collection: 'pages', where: { parent: { equals: id } }, locale: 'nl', overrideAccess: true },
    })
    expect(docs.slice(0, 2).map(({ version }) => version.title)).toEqual(['Hier', 'Elders'])
  })

  it('save nothing automatically that was published while it waited', async () => {
    const { id, form } = await openPage()
    const end = follow(form)
    await patch(url(id, 'nl'), { title: 'Concept', _status: 'draft' })
    const published = patch(url(id, 'nl', '&publishSpecificLocale=nl'), {
      title: 'Online',
      _status: 'published',
    })
    const automatic = await patch(url(id, 'nl'), { title: 'Online', _status: 'draft' })
    expect([await automatic.json(), (await published).status]).toEqual([
      { message: expect.any(String) as string, doc: expect.objectContaining({ title: 'Online' }) as Saved },
      200,
    ])
    // The form has what the server made of it, as soon as it answers.
    await patch(url(id, 'nl'), { title: 'Online', slug: null, _status: 'draft' })
    const { layout } = await newest(id)
    await patch(url(id, 'nl'), { title: 'Online', layout, _status: 'draft' })
    expect(await statusOf(id)).toBe('published')
    expect(sent).toHaveLength(2)
    await patch(url(id, 'nl'), { title: 'Daarna', _status: 'draft' })
    await patch(url(id, 'nl'), { title: 'Online', _status: 'draft' })
    end()
    expect([await titleOf(id), await statusOf(id), sent.length]).toEqual(['Online', 'draft', 4])
  })

  it('are made in another language too, whatever was published', async () => {
    const { id, form } = await openPage()
    const end = follow(form)
    await patch(url(id, 'nl', ''), { title: 'Online', _status: 'published' })
    await patch(url(id, 'en'), { title: 'Online', _status: 'draft' })
    end()
    expect(sent.map(({ path }) => path.match(/locale=(..)/)?.[1])).toEqual(['nl', 'en'])
  })

  it('wait for nothing when the page is closed', async () => {
    const { id, form } = await openPage()
    const end = follow(form)
    const pending = patch(url(id, 'nl'), { title: 'Onderweg' })
    const closing = patch(url(id, 'nl'), { title: 'Het laatste' }, { keepalive: true })
    end()
    await Promise.all([pending, closing])
    expect(sent.filter(({ version }) => version === null)).toHaveLength(1)
    await patch(url(id, 'nl'), { title: 'Niet meer gevolgd' })
    expect(sent.at(-1)?.version).toBeNull()
  })

  it('are left alone where they are of another document', async () => {
    const [first, other] = [await openPage(), await openPage()]
    const end = follow(first.form)
    await patch(url(other.id, 'nl'), { title: 'Ander' })
    end()
    expect(sent).toMatchObject([{ version: null, status: 200 }])
  })
})

it('what is read of a document is the newest or not, whatever its date', async () => {
  const { id, saved, form } = await openPage()
  expect(await isNewest(form.path, 'nl', saved ?? {})).toBe(true)
  await elsewhere(id, 'nl', { title: 'Concept' })
  const draft = (await (await toTheServer(url(id, 'nl'))).json()) as Saved
  expect(await isNewest(form.path, 'nl', saved ?? {})).toBe(false)
  await payloadRoute(`pages/${id}/restore-published?locale=nl`, { method: 'POST', token })
  const published = (await (await toTheServer(url(id, 'nl'))).json()) as Saved
  expect(String(published.updatedAt) < String(draft.updatedAt)).toBe(true)
  expect([
    await isNewest(form.path, 'nl', published),
    await isNewest(form.path, 'nl', draft),
    await isNewest(form.path.replace(id, randomUUID()), 'nl', published),
  ]).toEqual([true, false, false])
})
