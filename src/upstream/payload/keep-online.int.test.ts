import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createPost } from '@/src/testing/blog'
import { createPageWithUrls } from '@/src/testing/pages'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'
import { withoutHooks } from '@/src/testing/unpatched'
import { keepOnline } from './keep-online'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const KINDS = { pages: createPageWithUrls, posts: createPost } as const
type Kind = keyof typeof KINDS

/** Online in Dutch, with a newer draft. */
async function withNewerDraft(collection: Kind): Promise<string> {
  const { id } = await KINDS[collection](payload, company, { title: 'Online' })
  const target = { collection, id, locale: 'nl', draft: true, overrideAccess: true } as const
  await payload.update({ ...target, data: { title: 'Concept' } })
  return id
}

const change = (person: Person, path: string, title = 'Later') =>
  restRequest(payload, person, 'PATCH', path, { body: { title } })

/** Status and title online, and title of the draft. */
async function titles(collection: Kind, id: string) {
  const target = { collection, id, locale: 'nl', depth: 0, overrideAccess: true } as const
  const [online, draft] = [await payload.findByID(target), await payload.findByID({ ...target, draft: true })]
  return [online._status, online.title, draft.title]
}

describe.each(['pages', 'posts'] as const)('a change of %s that names no status', (kind) => {
  it('is a draft where the language has one, and what is online stays', async () => {
    const [one, two] = [await withNewerDraft(kind), await withNewerDraft(kind)]
    expect((await change(company.editor, `${kind}/${one}?locale=nl`)).status).toBe(200)
    expect(await titles(kind, one)).toEqual(['published', 'Online', 'Later'])
    expect((await change(company.editor, `${kind}?locale=nl&where[id][in]=${two}`)).status).toBe(200)
    expect(await titles(kind, two)).toEqual(['published', 'Online', 'Later'])
  })

  it('is online where nothing else is', async () => {
    const { id } = await KINDS[kind](payload, company, { title: 'Online' })
    expect((await change(company.editor, `${kind}/${id}?locale=nl`)).status).toBe(200)
    expect(await titles(kind, id)).toEqual(['published', 'Later', 'Later'])
  })

  it('of a viewer or an editor of another tenant is rejected', async () => {
    const id = await withNewerDraft(kind)
    const other = await createCompany(payload)
    for (const person of [company.viewer, other.editor])
      expect((await change(person, `${kind}/${id}?locale=nl`)).status).toBe(403)
    expect(await titles(kind, id)).toEqual(['published', 'Online', 'Concept'])
  })
})

it('Payload takes a language with a newer draft offline', async () => {
  const id = await withNewerDraft('pages')
  await withoutHooks(payload, 'pages', [keepOnline], async () => {
    expect((await change(company.editor, `pages/${id}?locale=nl`)).status).toBe(200)
  })
  expect((await titles('pages', id))[0]).toBe('draft')
})
