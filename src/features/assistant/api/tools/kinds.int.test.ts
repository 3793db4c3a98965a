import type { Payload } from 'payload'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { dataOf } from '@/src/api/core/schemas'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { apiTokenFor } from '@/src/testing/api-tokens'
import { createCategory } from '@/src/testing/blog'
import { createProduct } from '@/src/testing/catalogue'
import { createForm } from '@/src/testing/forms'
import { createImage } from '@/src/testing/images'
import { type ModelServer, startModelServer } from '@/src/testing/model-server'
import { onlyOf } from '@/src/testing/navigation'
import { createPage } from '@/src/testing/pages'
import { createTemplate } from '@/src/testing/templates'
import { type Company, createCompany } from '@/src/testing/tenants'
import { type Editable, isLive, valueAt } from '@/src/features/assistant/rules/proposal'
import { chatAnswer } from '../chat/schemas'

let payload: Payload
let company: Company
let server: ModelServer
let token: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  token = await tokenOf(payload, company.editor)
})
beforeEach(async () => {
  server = await startModelServer()
})
afterEach(() => server.stop())

type Tool = { name: string; input: unknown }

/** Has the model call tools, and gives what the person gets. */
async function chat(tools: readonly Tool[], by = token) {
  server.answer({ tools }, { text: 'Klaar.' })
  const body = { messages: [{ role: 'user', text: 'Doe het.' }] }
  const answer = await call('/api/admin/chat/send-message', { token: by, body })
  return (await bodyAs(answer, dataOf(chatAnswer))).data
}
/** What the model was told that its tool answered. */
const toldModel = () => String(server.requests.at(-1)?.body.messages.at(-1)?.content)

const set = (path: string, value: string) => ({ action: 'set', path, value })
const propose = (collection: Editable, id: string, ...changes: object[]): Tool => ({
  name: 'propose',
  input: { collection, id, changes },
})
const decide = async (id: string, action: 'accept' | 'undo', by = token) => {
  const path = `/api/admin/proposals/${id}/${action}`
  return (await call(path, { method: 'POST', token: by, ...(action === 'accept' && { body: {} }) })).status
}

const link = (label: string) => ({ type: 'url', url: '/werk', label }) as const

/** The documents besides pages and posts, each with a text of its own and how to read it. */
const KINDS = {
  templates: async () => {
    const page = await createPage(payload, company)
    const { id } = await createTemplate(payload, company, page, { name: 'Oud' })
    return { id, path: 'name' }
  },
  products: async () => {
    const { id } = await createProduct(payload, company, { name: 'Oud' })
    return { id, path: 'name' }
  },
  media: async () => {
    const { id } = await createImage(payload, company, { alt: 'Oud' })
    return { id, path: 'alt' }
  },
  categories: async () => {
    const { id } = await createCategory(payload, company, { name: 'Oud' })
    return { id, path: 'name' }
  },
  forms: async () => {
    const { id } = await createForm(payload, company, { title: 'Oud' })
    return { id, path: 'title' }
  },
  navigation: async () => {
    const items = [{ id: 'i', link: link('Werk'), children: [{ id: 'c', link: link('Oud') }] }]
    const { id } = await onlyOf(payload, company, 'navigation', { items })
    return { id, path: 'items.i.children.c.link.label' }
  },
  footer: async () => {
    const columns = [{ id: 'k', heading: 'Oud', links: [{ id: 'l', link: link('Werk') }] }]
    const { id } = await onlyOf(payload, company, 'footer', { columns })
    return { id, path: 'columns.k.heading' }
  },
} as const satisfies Partial<Record<Editable, () => Promise<{ id: string; path: string }>>>

describe.each(Object.keys(KINDS) as (keyof typeof KINDS)[])('%s', (collection) => {
  it('have proposals that are accepted and undone', async () => {
    const { id, path } = await KINDS[collection]()
    const textNow = async () => {
      const found = { collection, id, draft: true, depth: 0, locale: 'nl', overrideAccess: true } as const
      return valueAt(await payload.findByID(found), path.split('.'))
    }
    await chat([{ name: 'find', input: { collection } }])
    expect(toldModel()).toContain(id)
    await chat([{ name: 'read', input: { collection, id } }])
    expect(toldModel()).toContain('Oud')
    const { proposals } = await chat([propose(collection, id, set(path, 'Nieuw'))])
    const [made] = proposals
    expect(made, toldModel()).toMatchObject({ collection, document: id, changes: [{ after: 'Nieuw' }] })
    expect(await textNow()).toBe('Oud')
    // What is accepted here is public at once, unless it has drafts.
    if (isLive(collection)) {
      const tokenForDrafts = { tenant: company.tenant, scope: 'draft' } as const
      const agent = (await apiTokenFor(payload, company.editor, tokenForDrafts)).token
      expect(await decide(made?.id ?? '', 'accept', agent)).toBe(403)
      expect(await textNow()).toBe('Oud')
    }
    expect(await decide(made?.id ?? '', 'accept')).toBe(200)
    expect(await textNow()).toBe('Nieuw')
    expect(await decide(made?.id ?? '', 'undo')).toBe(200)
    expect(await textNow()).toBe('Oud')
  })

  it('are out of reach in another tenant', async () => {
    const { id, path } = await KINDS[collection]()
    const stranger = await tokenOf(payload, (await createCompany(payload)).admin)
    const { proposals } = await chat([propose(collection, id, set(path, 'Van buiten'))], stranger)
    expect(proposals).toEqual([])
    expect(toldModel()).toContain('"error":"There is no')
  })
})

it('changes only texts where visitors see a change at once', async () => {
  const { id } = await createProduct(payload, company, { name: 'Lamp' })
  const removal = { action: 'removeBlock', block: 'any' }
  expect((await chat([propose('products', id, removal)])).proposals).toEqual([])
  expect(toldModel()).toContain('only texts can be changed')
  expect((await chat([propose('products', id, set('price', '0'))])).proposals).toEqual([])
  expect(toldModel()).toContain('Only these can be changed')
})

it.each([
  ['forms', 'fields.0.name', 'only texts'],
  ['forms', 'fields', 'only texts'],
  ['forms', 'recipients', 'Only these'],
  ['forms', 'webhook', 'Only these'],
  ['navigation', 'items.i.link.url', 'only texts'],
  ['navigation', 'items.i', 'only texts'],
  ['footer', 'columns.k.links.l.link.page', 'only texts'],
  ['footer', 'tenant', 'Only these'],
] as const)('of %s it does not change %s', async (collection, path, why) => {
  const { id } = await KINDS[collection]()
  expect((await chat([propose(collection, id, set(path, '/elders'))])).proposals).toEqual([])
  expect(toldModel()).toContain(why)
})

it('sees of a form its texts, and neither who gets its answers nor where they are sent', async () => {
  const { id } = await createForm(payload, company, {
    recipients: [{ email: 'balie@example.org' }],
    webhook: { url: 'https://haak.example.org/' },
  })
  await chat([{ name: 'read', input: { collection: 'forms', id } }])
  expect(toldModel()).toContain('E-mailadres')
  expect(toldModel()).not.toMatch(/balie@|haak\.example/)
})

it('names a text of a form and of the navigation as their forms do', async () => {
  const { id, fields } = await createForm(payload, company)
  const [made] = (await chat([propose('forms', id, set(`fields.${fields[0]?.id}.label`, 'Hoe heet u?'))]))
    .proposals
  expect(made?.changes[0]?.place).toEqual({ nl: 'Velden › Naam › Tekst', en: 'Fields › Naam › Text' })
  const { path, id: navigation } = await KINDS.navigation()
  const [renamed] = (await chat([propose('navigation', navigation, set(path, 'Nieuw'))])).proposals
  expect(renamed?.changes[0]?.place.nl).toBe('Links › Werk › Links eronder › Oud › Tekst')
})

it('does not undo what was edited after it was accepted', async () => {
  const { id } = await createProduct(payload, company, { name: 'Oud' })
  const [made] = (await chat([propose('products', id, set('name', 'Nieuw'))])).proposals
  expect(await decide(made?.id ?? '', 'accept')).toBe(200)
  const data = { name: 'Nog nieuwer' }
  await payload.update({ collection: 'products', id, data, overrideAccess: true })
  expect(await decide(made?.id ?? '', 'undo')).toBe(412)
})
