import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig, type Payload, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { PayloadLockedDocument } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { createPage } from '@/src/testing/pages'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'
import { LOCKS } from './keep-lock'

const SYSTEM = { overrideAccess: true, depth: 0 } as const

let payload: Payload
let kade: Company
let noord: Company
let nobody: Person

beforeAll(async () => {
  payload = await payloadInstance()
  kade = await createCompany(payload)
  noord = await createCompany(payload)
  nobody = await createPerson(payload)
})

async function send(person: Person | null, method: string, path: string, body?: unknown) {
  const { status, text } = await restRequest(payload, person, method, path, { body })
  const { totalDocs } = JSON.parse(text || '{}') as { totalDocs?: number }
  return { status, total: totalDocs ?? 0 }
}

const referenceTo = (person: Person) => ({ relationTo: 'users' as const, value: person.id })

/** A page with a lock of `owner`. */
async function lockedPage(owner: Person) {
  const page = await createPage(payload, kade)
  const document = { relationTo: 'pages' as const, value: page.id }
  await payload.db.create({ collection: LOCKS, data: { document, user: referenceTo(owner) } })
  const where = { 'document.value': { equals: page.id } }
  const locks = async () => (await payload.find({ collection: LOCKS, where, ...SYSTEM })).docs
  const [lock] = await locks()
  return { page, lock: lock as PayloadLockedDocument, locks }
}

describe('the lock of a document', () => {
  it('is readable by users who may update the document: nobody else is told to wait for it, or offered to take it over', async () => {
    const { page } = await lockedPage(kade.editor)
    const seen = async (person: Person | null) =>
      (await send(person, 'GET', `${LOCKS}?where[document.value][equals]=${page.id}`)).total
    expect(await Promise.all([kade.admin, kade.viewer, noord.admin, nobody, null].map(seen))).toEqual([
      1, 0, 0, 0, 0,
    ])
  })

  it('exposes only the id and name of its owner', async () => {
    const { page } = await lockedPage(kade.admin)
    const where = { 'document.value': { equals: page.id } }
    const ownersFor = async (user: Person) =>
      (await payload.find({ collection: LOCKS, where, depth: 1, overrideAccess: false, user })).docs.map(
        (lock) => lock.user.value,
      )
    const owner = { id: kade.admin.id, email: kade.admin.name }
    const visibleOwners = await Promise.all(
      [kade.viewer, kade.editor, kade.admin, noord.editor, nobody].map(ownersFor),
    )
    expect(visibleOwners).toEqual([[], [owner], [owner], [], []])
  })

  it('can be taken over by users who may update the document, in their own name only', async () => {
    const { lock, locks } = await lockedPage(kade.editor)
    const other = await createPage(payload, noord)
    for (const person of [kade.viewer, noord.admin, nobody, null])
      await send(person, 'PATCH', `${LOCKS}/${lock.id}`, { user: person && referenceTo(person) })
    expect((await locks())[0]?.user).toEqual(referenceTo(kade.editor))
    const forged = { user: referenceTo(kade.viewer), document: { relationTo: 'pages', value: other.id } }
    expect((await send(kade.admin, 'PATCH', `${LOCKS}/${lock.id}`, forged)).status).toBe(200)
    expect((await locks())[0]).toMatchObject({ user: referenceTo(kade.admin), document: lock.document })
  })

  it.each([
    ['nl', 'Iemand anders bewerkt dit nu.'],
    ['en', 'Somebody else is editing this now.'],
  ])('rejects saves of other users, in the language of the panel: %s', async (language, said) => {
    const { page } = await lockedPage(kade.admin)
    const cookie = `payload-lng=${language}`
    const saved = await restRequest(payload, kade.editor, 'PATCH', `pages/${page.id}?locale=nl`, {
      body: { title: 'Anders' },
      cookie,
    })
    expect([saved.status, saved.text]).toEqual([423, expect.stringContaining(said)])
    const removed = await restRequest(payload, kade.editor, 'DELETE', `pages/${page.id}`, { cookie })
    expect([removed.status, removed.text]).toEqual([423, expect.stringContaining(said)])
    expect(await payload.findByID({ collection: 'pages', id: page.id, ...SYSTEM })).toMatchObject({
      title: 'Titel',
    })
  })

  it('can be released by its owner only', async () => {
    const { lock, locks } = await lockedPage(kade.editor)
    for (const person of [kade.admin, noord.admin, nobody, null]) {
      await send(person, 'DELETE', `${LOCKS}/${lock.id}`)
      await send(person, 'DELETE', `${LOCKS}?where[id][exists]=true`)
    }
    expect(await locks()).toHaveLength(1)
    expect((await send(kade.editor, 'DELETE', `${LOCKS}/${lock.id}`)).status).toBe(200)
    expect(await locks()).toHaveLength(0)
  })

  it('survives an autosave, and ends with a manual save', async () => {
    const { page, locks } = await lockedPage(kade.editor)
    const save = async (person: Person, query: string) =>
      (await send(person, 'PATCH', `pages/${page.id}?draft=true${query}`, { title: 'Renamed' })).status
    const owners = async () => (await locks()).map(({ user }) => user)
    expect(await save(kade.editor, '&autosave=true')).toBe(200)
    expect(await owners()).toEqual([referenceTo(kade.editor)])
    expect(await save(kade.admin, '&autosave=true')).toBe(423)
    expect(await save(noord.admin, '&autosave=true')).toBe(403)
    expect(await owners()).toEqual([referenceTo(kade.editor)])
    expect(await save(kade.editor, '')).toBe(200)
    expect(await owners()).toEqual([])
  })

  it('cannot be created over REST', async () => {
    const page = await createPage(payload, kade)
    for (const person of [kade.admin, noord.admin, nobody, null]) {
      const document = { relationTo: 'pages', value: page.id }
      const { status } = await send(person, 'POST', LOCKS, { document, user: referenceTo(kade.editor) })
      expect(status).toBe(403)
    }
  })
})

describe('other collections of Payload', () => {
  it('restrict preferences to their owner', async () => {
    const key = `collection-pages-${kade.tenant.id}`
    expect((await send(kade.editor, 'POST', `payload-preferences/${key}`, { value: { a: 1 } })).status).toBe(
      200,
    )
    const where = { key: { equals: key } }
    const kept = async () =>
      (await payload.find({ collection: 'payload-preferences', where, ...SYSTEM })).docs
    const [own] = await kept()
    for (const person of [kade.admin, noord.admin, null]) {
      expect((await send(person, 'GET', `payload-preferences?where[key][equals]=${key}`)).total).toBe(0)
      await send(person, 'PATCH', `payload-preferences/${own?.id}`, { value: {} })
      await send(person, 'DELETE', `payload-preferences?where[key][equals]=${key}`)
    }
    expect(await kept()).toEqual([own])
  })

  it.each(['payload-jobs', 'payload-migrations', 'payload-kv'])('deny access to %s', async (slug) => {
    for (const person of [kade.admin, null]) {
      expect((await send(person, 'GET', slug)).status).toBeGreaterThanOrEqual(400)
      expect((await send(person, 'POST', slug, {})).status).toBeGreaterThanOrEqual(400)
    }
  })
})

it('Payload lets every account read and delete all locks', async () => {
  const config = await buildConfig({ secret: 'x', db: postgresAdapter({ pool: {} }), collections: [] })
  const access = config.collections.find(({ slug }) => slug === LOCKS)?.access
  const req = { user: { id: 'anybody' } } as unknown as PayloadRequest
  for (const right of ['read', 'update', 'delete'] as const) expect(await access?.[right]({ req })).toBe(true)
})
