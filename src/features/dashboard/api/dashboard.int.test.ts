import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Payload, Where } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import type { Page, Post, Template } from '@/payload-types'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { readDashboard } from '@/src/features/dashboard/server/read-dashboard'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { createPost } from '@/src/testing/blog'
import { createForm, createSubmission } from '@/src/testing/forms'
import { createPage } from '@/src/testing/pages'
import { createRedirect } from '@/src/testing/redirects'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'
import { dataOf } from '@/src/api/core/schemas'
import { DAY_MS } from '@/src/lib/durations'
import { dashboard } from './schemas'

let payload: Payload
let company: Company
let other: Company

const ask = async (company: Company, person: Person = company.admin, locale: Locale = 'nl') => {
  const token = await tokenOf(payload, person)
  return (await bodyAs(await call(`/api/admin/dashboard?locale=${locale}`, { token }), dataOf(dashboard)))
    .data
}

const countOf = async (
  collection: 'media' | 'forms' | 'form-submissions' | 'redirects',
  where: Where = {},
) => {
  const own: Where = { and: [where, { tenant: { equals: company.tenant.id } }] }
  return (await payload.count({ collection, where: own, overrideAccess: true })).totalDocs
}

/** The states of pages as the Local API tells them, one document after the other. */
async function statesOf(collection: 'pages' | 'posts', scheduledIn: Partial<Record<Locale, number>> = {}) {
  const all = {
    collection,
    where: { tenant: { equals: company.tenant.id } },
    pagination: false,
    depth: 0,
  } as const
  const states = LOCALES.map(async (locale) => {
    const options = { ...all, locale, fallbackLocale: false, overrideAccess: true } as const
    const [shown, latest] = [await payload.find(options), await payload.find({ ...options, draft: true })]
    const published = new Set(shown.docs.filter(({ _status }) => _status === 'published').map(({ id }) => id))
    const drafts = latest.docs.filter(({ id, title }) => title && !published.has(id))
    const missing = latest.docs.length - published.size - drafts.length
    const scheduled = scheduledIn[locale] ?? 0
    return [
      locale,
      { published: published.size, scheduled, draft: drafts.length - scheduled, missing },
    ] as const
  })
  return Object.fromEntries(await Promise.all(states))
}

const status = fc.constantFrom('published', 'draft')
const write = fc.record({ locale: fc.constantFrom(...LOCALES), status, draft: fc.boolean() })
/** What editors do to a page after they made it, the same in every run. */
const HISTORY = fc.tuple(write, fc.array(write, { maxLength: 3 }))

/** Pages in states that editors bring them into, language by language. */
async function createPages(of: Company, count: number): Promise<void> {
  for (const [made, writes] of fc.sample(HISTORY, { numRuns: count, seed: 5 })) {
    const { id } = await createPage(payload, of, { locale: made.locale, status: made.status })
    for (const { locale, status: _status, draft } of writes)
      await payload.update({
        collection: 'pages',
        id,
        locale,
        data: { title: `Stand ${locale}`, _status },
        draft: draft && _status === 'draft',
        overrideAccess: true,
      })
  }
}

async function fill(of: Company, count: number): Promise<void> {
  await createPages(of, count)
  await createPost(payload, of)
  await createPost(payload, of, { publishedAt: '2070-01-01T09:00:00.000Z' })
  const form = await createForm(payload, of)
  for (let sent = 0; sent < count; sent += 1) {
    const { id } = await createSubmission(payload, form)
    const data = { read: sent % 2 === 0, status: (['inbox', 'done', 'spam'] as const)[sent % 3] }
    await payload.update({ collection: 'form-submissions', id, data, overrideAccess: true })
  }
  for (let made = 0; made < count; made += 1)
    await createRedirect(payload, of, {
      from: `/r-${randomUUID()}`,
      to: '/',
      hits: made,
      lastHitAt: daysAgo(made * 20),
    })
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  await fill(company, 6)
  await fill(other, 2)
})

describe('the dashboard’s figures', () => {
  it('match those that the Local API counts', async () => {
    const figures = await ask(company)
    expect(figures.pages).toEqual(await statesOf('pages'))
    expect(figures.posts).toEqual(await statesOf('posts', { nl: 1 }))
    expect(figures.forms).toEqual({
      count: await countOf('forms'),
      submissions: await countOf('form-submissions'),
      unread: await countOf('form-submissions', { status: { equals: 'inbox' }, read: { not_equals: true } }),
      assigned: 0,
    })
    expect(figures.redirects).toEqual({ count: await countOf('redirects'), used: 2, hits: 15 })
    expect(figures.media.count).toBe(await countOf('media'))
  })

  it('per day use the calendar of the tenant’s time zone', async () => {
    const { submissionsPerDay } = await ask(company)
    expect(submissionsPerDay).toHaveLength(30)
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(new Date())
    const notSpam = await countOf('form-submissions', { status: { not_equals: 'spam' } })
    expect(submissionsPerDay.at(-1)).toEqual({ date: today, count: notSpam })
    expect(submissionsPerDay.slice(0, -1).every(({ count }) => count === 0)).toBe(true)
  })

  it('are all present, and zero, for an empty tenant', async () => {
    const figures = await ask(await createCompany(payload))
    const nothing = { published: 0, scheduled: 0, draft: 0, missing: 0 }
    expect(figures).toMatchObject({
      pages: { nl: nothing, en: nothing },
      posts: { nl: nothing, en: nothing },
      media: { count: 0, bytes: 0, undescribed: 0, rightsEnding: 0 },
      bookings: { upcoming: 0, next: null },
      notFound: { addresses: 0, hits: 0 },
      members: { total: 3, admins: 1, editors: 1, writers: 0, viewers: 1, disabled: 0 },
      edited: [],
    })
  })

  it('never include another tenant’s, and ignore a tenant that is not the caller’s', async () => {
    const before = await ask(company)
    await fill(other, 3)
    expect(await ask(company)).toEqual(before)
    const token = await tokenOf(payload, company.admin)
    expect((await call('/api/admin/dashboard', { token, tenant: other.tenant.slug })).status).toBe(404)
  })
})

it('exclude documents without a title', async () => {
  const empty = await createCompany(payload)
  const { id: tenant } = empty.tenant
  const made = { locale: 'nl', draft: true, overrideAccess: true } as const
  await payload.create({ ...made, collection: 'pages', data: { tenant, layout: 'main' } as Page })
  await payload.create({ ...made, collection: 'posts', data: { tenant } as Post })
  await payload.create({ ...made, collection: 'templates', data: { tenant, layout: 'main' } as Template })
  const nothing = { published: 0, draft: 0, missing: 0 }
  const none = { nl: nothing, en: nothing }
  expect(await ask(empty)).toMatchObject({ pages: none, posts: none, edited: [] })
})

describe('the dashboard’s statements', () => {
  it('are four, for an empty tenant and for a full one', async () => {
    const empty = await createCompany(payload)
    const sent = vi.spyOn(payload.db.pool, 'query')
    const count = async ({ tenant, admin }: Company) => {
      sent.mockClear()
      await readDashboard(payload, { tenantId: tenant.id, user: admin, locale: 'nl' })
      return sent.mock.calls.length
    }
    const counts = [await count(empty), await count(company), await count(other)]
    sent.mockRestore()
    expect(counts).toEqual([4, 4, 4])
  })
})

describe('the last edited documents', () => {
  it('begin with the newest, unpublished drafts included', async () => {
    const page = await createPage(payload, company, { title: 'Online' })
    const saveDraft = (locale: Locale, title: string) =>
      payload.update({
        collection: 'pages',
        id: page.id,
        locale,
        draft: true,
        data: { title, _status: 'draft' },
        user: company.editor,
        overrideAccess: false,
      })
    await saveDraft('en', 'Only a draft')
    const [newest] = (await ask(company, company.admin, 'en')).edited
    expect(newest).toMatchObject({ collection: 'pages', id: page.id, title: 'Only a draft' })
    expect(newest).toMatchObject({ editedBy: company.editor.name, status: { nl: 'published', en: 'draft' } })
    expect((await ask(company)).edited[0]?.title).toBe('Online')
    await saveDraft('nl', 'Online, changed')
    expect((await ask(company)).edited[0]?.status).toEqual({ nl: 'changed', en: 'draft' })
  })

  it('are ten documents, without duplicates, newest first', async () => {
    const { edited } = await ask(company)
    expect(edited).toHaveLength(10)
    expect(new Set(edited.map(({ id }) => id)).size).toBe(10)
    expect(edited.map(({ editedAt }) => editedAt)).toEqual(
      edited
        .map(({ editedAt }) => editedAt)
        .toSorted()
        .toReversed(),
    )
  })
})

describe('the names of editors', () => {
  it('are visible to accounts that may see users; others only see their own name', async () => {
    expect((await ask(company, company.viewer)).members).toBeNull()
    const seenByEditor = await ask(company, company.editor)
    expect(seenByEditor.members).toBeNull()
    const names = new Set(seenByEditor.edited.map(({ editedBy }) => editedBy))
    expect(names).toEqual(new Set([company.editor.name, null]))
    const seenByViewer = (await ask(company, company.viewer)).edited.map(({ editedBy }) => editedBy)
    expect(new Set(seenByViewer)).toEqual(new Set([null]))
  })
})

it('count the submissions that are assigned to the reader, and to be handled', async () => {
  const busy = await createCompany(payload)
  const form = await createForm(payload, busy)
  const assignee = busy.editor.id
  for (const data of [{ assignee }, { assignee, status: 'done' as const }, { assignee: busy.admin.id }])
    await createSubmission(payload, form, data)
  expect((await ask(busy, busy.editor)).forms).toMatchObject({ submissions: 3, assigned: 1 })
})
