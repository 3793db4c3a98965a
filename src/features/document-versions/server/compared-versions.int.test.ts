import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { createPage } from '@/src/testing/pages'
import { restRequest } from '@/src/testing/rest'
import { scheduledPost } from '@/src/testing/schedules'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'
import { newestVersion, readVersionEntries } from './list-versions'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const scene = { overrideAccess: true, depth: 0 } as const

async function versionsOf(collection: 'pages' | 'posts', id: string): Promise<string[]> {
  const { docs } = await payload.findVersions({
    ...{ collection, where: { parent: { equals: id } }, sort: '-updatedAt', pagination: false, ...scene },
  })
  return docs.map((version) => version.id)
}

/** What a person is told of the versions of a document, the newest first. */
async function told(collection: 'pages' | 'posts', document: string, person: Person = company.editor) {
  const req = await createLocalReq({ user: person, locale: 'nl' }, payload)
  const ids = await versionsOf(collection, document)
  const entries = await readVersionEntries(req, { collection, ids })
  const newest = await newestVersion(req, { collection, document })
  const states = ids.flatMap((id) => {
    const entry = entries.get(id)
    return entry ? [`${entry.locale} ${entry.state}`] : []
  })
  return { ids, newest: newest?.id ?? null, states }
}

const publish = (id: string, locale: Locale, title: string) =>
  payload.update({ collection: 'pages', id, locale, data: { title, _status: 'published' }, ...scene })

/** A page that was published in both languages, and the version that was first. */
async function publishedPage() {
  const { id } = await createPage(payload, company, { title: 'Een' })
  const [first = ''] = await versionsOf('pages', id)
  await publish(id, 'en', 'One')
  await publish(id, 'nl', 'Twee')
  return { id, first }
}

describe('the versions that one can compare with', () => {
  it('are called by the language that was saved and its state, and none is listed that nobody saved', async () => {
    const { id } = await publishedPage()
    const { ids, states } = await told('pages', id)
    expect(states).toEqual(['nl published', 'en published', 'nl published'])
    expect(ids.length).toBeGreaterThan(states.length)
  })

  it('begin with the newest draft, also after another language was published', async () => {
    const { id, first } = await publishedPage()
    const path = `pages/versions/${first}?locale=nl`
    expect((await restRequest(payload, company.editor, 'POST', path)).status).toBe(200)
    const restored = await told('pages', id)
    expect([restored.newest, restored.states[0]]).toEqual([restored.ids[0], 'nl draft'])
    await publish(id, 'en', 'Two')
    const { newest, states } = await told('pages', id)
    expect(states[0]).toBe('en published')
    const { version } = await payload.findVersionByID({
      ...{ collection: 'pages', id: newest ?? '', locale: 'nl', ...scene },
    })
    expect([version.title, version._status]).toEqual(['Een', 'draft'])
  })

  it('call a language that is scheduled a draft', async () => {
    const post = await scheduledPost(payload, company)
    expect((await told('posts', post.id)).states[0]).toBe('nl draft')
  })

  it('are none for people of another tenant', async () => {
    const { id } = await publishedPage()
    const stranger = await createCompany(payload)
    expect(await told('pages', id, stranger.editor)).toMatchObject({ newest: null, states: [] })
  })
})
