import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { createPost } from '@/src/testing/blog'
import { createPage } from '@/src/testing/pages'
import { countStatements } from '@/src/testing/statements'
import { type Company, createCompany } from '@/src/testing/tenants'
import { readLanguages } from './read-languages'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const createDraft = {
  pages: async () => (await createPage(payload, company, { status: 'draft' })).id,
  posts: async () => (await createPost(payload, company, { status: 'draft' })).id,
}
type Kind = keyof typeof createDraft
const save = (collection: Kind, id: string, locale: Locale, data: object, draft = false) =>
  payload.update({ collection, id, locale, draft, data, overrideAccess: true })

describe.each(['pages', 'posts'] as const)('readLanguages of %s', (kind) => {
  const languagesOf = async (id: string) => (await readLanguages(payload, kind, [id]))(id)
  const statesOf = async (id: string) => {
    const { nl, en } = await languagesOf(id)
    return { nl: nl.state, en: en.state }
  }

  it('returns the state of each locale after every save', async () => {
    const id = await createDraft[kind]()
    expect(await statesOf(id)).toEqual({ nl: 'draft', en: 'missing' })
    await save(kind, id, 'nl', { _status: 'published' })
    expect(await statesOf(id)).toEqual({ nl: 'published', en: 'missing' })
    await save(kind, id, 'nl', { title: 'Gewijzigd', _status: 'draft' }, true)
    expect(await statesOf(id)).toEqual({ nl: 'changed', en: 'missing' })
    await save(kind, id, 'en', { title: 'Written', _status: 'draft' }, true)
    expect(await statesOf(id)).toEqual({ nl: 'changed', en: 'draft' })
    const { nl, en } = await languagesOf(id)
    expect([nl.title, en.title]).toEqual(['Gewijzigd', 'Written'])
    await save(kind, id, 'nl', { _status: 'draft' })
    expect(await statesOf(id)).toEqual({ nl: 'draft', en: 'draft' })
  })

  it('executes one statement for one document or several', async () => {
    const ids = [await createDraft[kind](), await createDraft[kind](), await createDraft[kind]()]
    expect(await countStatements(payload, () => readLanguages(payload, kind, ids.slice(0, 1)))).toBe(1)
    expect(await countStatements(payload, () => readLanguages(payload, kind, ids))).toBe(1)
  })
})
