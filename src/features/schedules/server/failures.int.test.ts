import type { Payload } from 'payload'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Post } from '@/payload-types'
import { readLanguages } from '@/src/features/dashboard/server/read-languages'
import { payloadInstance } from '@/src/platform/payload'
import { createPost } from '@/src/testing/blog'
import { after, goTo, runDue, scheduledPost, schedulesOf, waiting } from '@/src/testing/schedules'
import { type Company, createCompany, createPerson } from '@/src/testing/tenants'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})
beforeEach(() => goTo(0))
afterEach(() => void vi.useRealTimers())

const scene = { overrideAccess: true } as const

const save = (id: string, data: Partial<Post>, draft = false) =>
  payload.update({ collection: 'posts', id, locale: 'nl', draft, data, ...scene })
const statusOf = async (id: string) =>
  (await payload.findByID({ collection: 'posts', id, locale: 'nl', ...scene }))._status

describe('a post that cannot be published at its time', () => {
  it('stays scheduled with the fields that are not complete, and is published once they are', async () => {
    const post = await scheduledPost(payload, company)
    await save(post.id, { excerpt: '' }, true)
    goTo(2.1)
    await runDue(payload)
    expect(await statusOf(post.id)).toBe('draft')
    const failed = { ...waiting('nl', after(2)), problem: 'incomplete', fields: ['excerpt'] }
    expect(await schedulesOf(payload, post.id)).toEqual([failed])
    await save(post.id, { excerpt: 'Compleet.', _status: 'published' })
    expect(await statusOf(post.id)).toBe('published')
    expect(await schedulesOf(payload, post.id)).toEqual([])
  })

  it('is not published on behalf of somebody who may not do so any more', async () => {
    const { tenant } = company
    const newEditor = () => createPerson(payload, { role: 'editor', tenant })
    const [demoted, disabled, deleted] = [await newEditor(), await newEditor(), await newEditor()]
    const posts = []
    for (const person of [demoted, disabled, deleted])
      posts.push(await scheduledPost(payload, company, { user: person }))
    const account = (id: string) => ({ collection: 'users', id, ...scene }) as const
    await payload.update({
      ...account(demoted.id),
      data: { tenants: [{ tenant: tenant.id, role: 'viewer' }] },
    })
    await payload.update({ ...account(disabled.id), data: { status: 'disabled' } })
    await payload.delete(account(deleted.id))
    goTo(2.1)
    await runDue(payload)
    for (const { id } of posts) {
      expect(await statusOf(id)).toBe('draft')
      expect(await schedulesOf(payload, id)).toEqual([
        { ...waiting('nl', after(2)), problem: 'notAllowed', fields: [] },
      ])
    }
  })
})

describe('the list of posts', () => {
  it('says of an online post with a scheduled new version that it is online, and when it changes', async () => {
    const { id } = await createPost(payload, company, { title: 'Online' })
    const stateOf = async () => (await readLanguages(payload, 'posts', [id]))(id).nl
    const titleOnline = async () =>
      (await payload.findByID({ collection: 'posts', id, locale: 'nl', ...scene })).title
    await save(id, { title: 'Nieuw', publishedAt: after(2), _status: 'published' })
    expect(await stateOf()).toEqual({ state: 'changed', title: 'Nieuw', at: after(2), end: null })
    expect(await titleOnline()).toBe('Online')
    goTo(2.1)
    await runDue(payload)
    expect(await stateOf()).toEqual({ state: 'published', title: 'Nieuw', at: null, end: null })
    expect(await titleOnline()).toBe('Nieuw')
  })

  it('names the time, and what was not published', async () => {
    const { id } = await scheduledPost(payload, company)
    const stateOf = async () => (await readLanguages(payload, 'posts', [id]))(id).nl
    expect(await stateOf()).toMatchObject({ state: 'scheduled', at: after(2) })
    await save(id, { excerpt: '' }, true)
    goTo(2.1)
    await runDue(payload)
    expect(await stateOf()).toMatchObject({ state: 'failed', at: after(2) })
  })
})
