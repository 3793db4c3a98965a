import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { listOf } from '@/src/api/core/list'
import { payloadInstance } from '@/src/platform/payload'
import { apiTokenFor } from '@/src/testing/api-tokens'
import { bodyAs, call } from '@/src/testing/api'
import { auditOf } from '@/src/testing/audit'
import { createPost } from '@/src/testing/blog'
import { createProduct } from '@/src/testing/catalogue'
import { requestComments, comment as commentBy, type Thread } from '@/src/testing/comments'
import { createPage } from '@/src/testing/pages'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'
import { MAX_COMMENTS, MAX_TEXT_CHARACTERS } from '../rules/comment'
import { commentThread } from './schemas'

const SYSTEM = { overrideAccess: true } as const
const PATH = '/api/admin/comments'

let payload: Payload
let company: Company
let other: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
})

const ask = (path: string, person: Person, request: object = {}) =>
  requestComments(payload, person, path, request)

const newPage = () => createPage(payload, company, { title: 'Over ons', status: 'draft' })

const comment = (by: Person, own: object = {}) => commentBy(payload, company, { by, ...own })

/** A document, and what it is called. */
async function documentOf(collection: 'posts' | 'templates' | 'products') {
  if (collection === 'templates') {
    const data = { tenant: company.tenant.id, name: 'Dienst', kind: 'page', layout: 'blank' } as const
    const { id } = await payload.create({ collection, data, locale: 'nl', ...SYSTEM })
    return { id, title: 'Dienst' }
  }
  if (collection === 'products') {
    const { id, name } = await createProduct(payload, company)
    return { id, title: name }
  }
  const { id } = await createPost(payload, company, { title: 'Bericht', status: 'draft' })
  return { id, title: 'Bericht' }
}

async function threadsOf(document: string, query = ''): Promise<Thread[]> {
  const answer = await ask(`?document=${document}${query}`, company.viewer)
  return (await bodyAs(answer, listOf(commentThread))).data
}

const statusOf = async (path: string, person: Person, request: object = {}): Promise<number> =>
  (await ask(path, person, request)).status

describe('a comment', () => {
  it('is of a field in a language, has replies, and is listed with the title of the document', async () => {
    const { id, document } = await comment(company.editor, { path: 'title' })
    await ask(`/${id}/replies`, company.viewer, { body: { text: 'Ja.' } })
    const [thread] = await threadsOf(document)
    expect(thread).toMatchObject({
      ...{ id, collection: 'pages', title: 'Over ons', locale: 'nl', path: 'title', resolvedAt: null },
      author: { id: company.editor.id, name: company.editor.name },
      replies: [{ text: 'Ja.', author: { id: company.viewer.id } }],
    })
    expect(await (await ask(`/${id}`, company.admin)).json()).toMatchObject({ data: { id, replies: [{}] } })
  })

  it.each(['posts', 'templates', 'products'] as const)('is on one of the %s too', async (collection) => {
    const { id, title } = await documentOf(collection)
    const thread = await comment(company.editor, { collection, document: id })
    expect(thread).toMatchObject({ collection, document: id, title, path: null })
    expect(await threadsOf(id)).toMatchObject([{ id: thread.id, title }])
    await payload.delete({ collection, id, ...SYSTEM })
    expect(await statusOf(`/${thread.id}`, company.editor)).toBe(404)
  })

  it('keeps its block when the block moves', async () => {
    const blocks = ['Een', 'Twee'].map((heading) => ({ blockType: 'hero' as const, heading }))
    const page = await createPage(payload, company, { status: 'draft', blocks: blocks as never })
    const [first, second] = page.blocks ?? []
    await comment(company.editor, { document: page.id, path: `blocks.${second?.id}` })
    const moved = [second, first] as typeof page.blocks
    const change = { collection: 'pages', id: page.id, draft: true, locale: 'nl' } as const
    const saved = await payload.update({ ...change, data: { blocks: moved }, ...SYSTEM })
    const [thread] = await threadsOf(page.id)
    expect(thread?.path).toBe(`blocks.${saved.blocks?.[0]?.id}`)
    expect(saved.blocks?.[0]).toMatchObject({ heading: 'Twee' })
  })

  it('is resolved, and opened again, by whoever may write', async () => {
    const { id, document } = await comment(company.viewer)
    for (const act of ['resolve', 'reopen'])
      expect(await statusOf(`/${id}/${act}`, company.viewer, { method: 'POST' })).toBe(403)
    await ask(`/${id}/resolve`, company.editor, { method: 'POST' })
    const [thread] = await threadsOf(document, '&state=resolved')
    expect(thread).toMatchObject({ id, resolvedBy: { id: company.editor.id } })
    expect(await threadsOf(document, '&state=open')).toEqual([])
    await ask(`/${id}/reopen`, company.admin, { method: 'POST' })
    expect(await threadsOf(document, '&state=open')).toMatchObject([
      { id, resolvedAt: null, resolvedBy: null },
    ])
  })

  it('is edited by its author only', async () => {
    const { id, document } = await comment(company.viewer)
    const edit = (person: Person) =>
      statusOf(`/${id}`, person, { method: 'PATCH', body: { text: 'Kan dit langer?' } })
    expect([await edit(company.editor), await edit(company.admin)]).toEqual([403, 403])
    expect((await threadsOf(document))[0]).toMatchObject({ text: 'Kan dit korter?', editedAt: null })
    expect(await edit(company.viewer)).toBe(200)
    const [thread] = await threadsOf(document)
    expect([thread?.text, typeof thread?.editedAt]).toEqual(['Kan dit langer?', 'string'])
  })

  it('is deleted by its author, unless others have replied, and by admins', async () => {
    const { id, document } = await comment(company.viewer)
    const remove = (person: Person) => statusOf(`/${id}`, person, { method: 'DELETE' })
    await ask(`/${id}/replies`, company.editor, { body: { text: 'Nee.' } })
    expect([await remove(company.editor), await remove(company.viewer)]).toEqual([403, 409])
    expect(await threadsOf(document)).toHaveLength(1)
    const reply = (await threadsOf(document))[0]?.replies[0]?.id
    expect(await statusOf(`/${reply}`, company.editor, { method: 'DELETE' })).toBe(204)
    expect(await remove(company.viewer)).toBe(204)
    const second = await comment(company.viewer, { document })
    expect(await statusOf(`/${second.id}`, company.admin, { method: 'DELETE' })).toBe(204)
    expect(await threadsOf(document)).toEqual([])
  })

  it('is not found in another tenant', async () => {
    const { id, document } = await comment(company.editor)
    const said = { text: 'Hallo' }
    const answers = await Promise.all([
      statusOf(`/${id}`, other.admin),
      statusOf(`/${id}`, other.admin, { method: 'DELETE' }),
      statusOf(`/${id}`, other.admin, { method: 'PATCH', body: said }),
      statusOf(`/${id}/replies`, other.admin, { body: said }),
      statusOf(`/${id}/resolve`, other.admin, { method: 'POST' }),
      statusOf(`/${id}/reopen`, other.admin, { method: 'POST' }),
      statusOf('', other.admin, { body: { collection: 'pages', document, locale: 'nl', ...said } }),
    ])
    expect(new Set(answers)).toEqual(new Set([404]))
    const listed = await ask(`?document=${document}`, other.admin)
    expect((await bodyAs(listed, listOf(commentThread))).data).toEqual([])
    expect(await threadsOf(document)).toMatchObject([{ text: 'Kan dit korter?', replies: [] }])
  })

  it('is written with a token for drafts, and not with one for reading', async () => {
    const { id: document } = await newPage()
    const body = { collection: 'pages', document, locale: 'nl', text: 'Van een programma' }
    const send = async (scope: 'read' | 'draft') => {
      const { token } = await apiTokenFor(payload, company.editor, { tenant: company.tenant, scope })
      return (await call(PATH, { token, body })).status
    }
    expect([await send('read'), await send('draft')]).toEqual([403, 201])
  })

  it.each([
    ['no text', { text: ' ' }],
    ['too much text', { text: 'a'.repeat(MAX_TEXT_CHARACTERS + 1) }],
    ['a path that is none', { path: 'blocks..heading' }],
    ['a language that is none', { locale: 'fr' }],
  ])('is rejected with %s', async (_, own) => {
    const { id: document } = await newPage()
    const body = { collection: 'pages', document, locale: 'nl', text: 'Tekst', ...own }
    expect(await statusOf('', company.editor, { body })).toBe(422)
  })

  it('is one of a limited number', async () => {
    const { id, document } = await comment(company.editor)
    await payload.db.pool.query(
      `INSERT INTO comments (tenant_id, page_id, thread_id, locale, text)
      SELECT tenant_id, page_id, id, locale, text FROM comments, generate_series(2, $2::int) WHERE id = $1`,
      [id, MAX_COMMENTS],
    )
    const body = { collection: 'pages', document, locale: 'nl', text: 'Nog een' }
    expect(await statusOf('', company.editor, { body })).toBe(409)
    expect(await statusOf(`/${id}/replies`, company.editor, { body: { text: 'Nog een' } })).toBe(409)
  })

  it('is in the audit log, without its text', async () => {
    const { id, document } = await comment(company.editor)
    await ask(`/${id}`, company.admin, { method: 'DELETE' })
    const entries = (await auditOf(payload, document)).slice(-2)
    const entry = { documentTitle: 'Over ons', locale: 'nl', tenant: company.tenant.id }
    expect(entries).toMatchObject([
      { ...entry, actor: company.editor.id, changes: [{ path: ['comment'], kind: 'added' }] },
      { ...entry, actor: company.admin.id, changes: [{ path: ['comment'], kind: 'removed' }] },
    ])
  })
})

describe('comments', () => {
  it('stay in the trash with their document, come back with it, and are deleted with it for good', async () => {
    const { id, document } = await comment(company.editor)
    const place = { collection: 'pages', id: document, ...SYSTEM } as const
    await payload.update({ ...place, data: { deletedAt: new Date().toISOString() } })
    expect([await statusOf(`/${id}`, company.editor), await threadsOf(document)]).toEqual([404, []])
    await payload.update({ ...place, trash: true, data: { deletedAt: null } })
    expect(await threadsOf(document)).toMatchObject([{ id }])
    await payload.delete(place)
    const { rows } = await payload.db.pool.query('SELECT id FROM comments WHERE id = $1', [id])
    expect(rows).toEqual([])
  })

  it('outlive the accounts of their authors', async () => {
    const person = await createPerson(payload, { role: 'editor', tenant: company.tenant })
    const { id, document } = await comment(person)
    await ask(`/${id}/resolve`, person, { method: 'POST' })
    await payload.delete({ collection: 'users', id: person.id, ...SYSTEM })
    expect(await threadsOf(document)).toMatchObject([
      { author: null, text: 'Kan dit korter?', resolvedBy: null, resolvedAt: expect.any(String) as string },
    ])
  })

  it('are listed for those who are mentioned in them or in their replies', async () => {
    const person = await createPerson(payload, { role: 'editor', tenant: company.tenant })
    const first = await comment(company.editor, { mentions: [person.id] })
    const second = await comment(company.editor)
    await comment(company.editor)
    await ask(`/${second.id}/replies`, company.editor, { body: { text: 'En u?', mentions: [person.id] } })
    const answer = await ask('?mentioned=me&state=open', person)
    const { data, meta } = await bodyAs(answer, listOf(commentThread))
    expect([data.map(({ id }) => id), meta.total]).toEqual([[first.id, second.id], 2])
  })
})
