import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Post } from '@/payload-types'
import { cancelJob } from '@/src/features/jobs/server/job-actions'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { resolveDocument } from '@/src/rendering/resolve-document'
import { createBlog, createPost } from '@/src/testing/blog'
import { paragraph } from '@/src/testing/pages'
import { after, goTo, runDue, scheduledPost, schedulesOf, waiting } from '@/src/testing/schedules'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'
import { runSchedule } from './run-schedule'

let payload: Payload
let company: Company

const scene = { overrideAccess: true } as const
beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  await createBlog(payload, company)
})
beforeEach(() => goTo(0))
afterEach(() => void vi.useRealTimers())

type Save = { locale?: Locale; draft?: boolean; autosave?: boolean; user?: Person }

const save = (id: string, data: Partial<Post>, { locale = 'nl', draft, autosave, user }: Save = {}) =>
  payload.update({
    collection: 'posts',
    id,
    locale,
    ...(draft && { draft }),
    ...(autosave && { autosave }),
    data,
    ...(user ? { user, overrideAccess: false } : scene),
  })

const english = (title = 'Post'): Partial<Post> => ({
  ...{ title, slug: `post-${randomUUID()}`, excerpt: 'What it is about.' },
  ...{ content: paragraph('Text'), _status: 'published' },
})

const statusIn = async (id: string, locale: Locale) =>
  (await payload.findByID({ collection: 'posts', id, locale, ...scene }))._status

const waitingJobs = async (): Promise<string[]> => {
  const { rows } = await payload.db.drizzle.execute<{ id: string }>(sql`
    SELECT job.id FROM payload_jobs job JOIN schedules ON schedules.id::text = job.input ->> 'schedule'
      JOIN posts ON posts.id = schedules.post_id
    WHERE job.completed_at IS NULL AND posts.tenant_id = ${company.tenant.id}`)
  return rows.map(({ id }) => id)
}

const versionsOf = async (id: string) =>
  (await payload.countVersions({ collection: 'posts', where: { parent: { equals: id } }, ...scene }))
    .totalDocs

async function isShown(id: string, locale: Locale): Promise<boolean> {
  const { slug } = await payload.findByID({ collection: 'posts', id, locale, draft: true, ...scene })
  return (await resolveDocument(company.domain.hostname, locale, `/blog/${slug}`)) !== null
}

describe('publishing a post with a date in the future', () => {
  it('schedules it, and shows it to nobody before its time', async () => {
    const post = await scheduledPost(payload, company)
    expect(await statusIn(post.id, 'nl')).toBe('draft')
    expect(await schedulesOf(payload, post.id)).toEqual([waiting('nl', after(2))])
    goTo(1.9)
    await runDue(payload)
    expect(await statusIn(post.id, 'nl')).toBe('draft')
    expect(await isShown(post.id, 'nl')).toBe(false)
  })

  it('derives its slug from the title, as publishing does', async () => {
    const post = await createPost(payload, company, { status: 'draft' })
    const { slug: _, ...written } = english(`Planned news ${randomUUID()}`)
    const later = { ...written, publishedAt: after(2) }
    const saved = await save(post.id, later, { locale: 'en', user: company.editor })
    expect(saved).toMatchObject({ slug: expect.stringMatching(/^planned-news-/) as string, _status: 'draft' })
    expect(await schedulesOf(payload, post.id)).toEqual([waiting('en', after(2))])
  })

  it('publishes it at its time, with what is saved then', async () => {
    const post = await scheduledPost(payload, company)
    await save(post.id, { title: 'Beter' }, { draft: true, autosave: true })
    goTo(2.1)
    await runDue(payload)
    expect(
      await payload.findByID({ collection: 'posts', id: post.id, locale: 'nl', ...scene }),
    ).toMatchObject({
      ...{ _status: 'published', title: 'Beter', publishedAt: after(2) },
    })
    expect(await isShown(post.id, 'nl')).toBe(true)
    expect(await schedulesOf(payload, post.id)).toEqual([])
  })

  it('does so for a new post, and once it is due after a downtime', async () => {
    const post = await createPost(payload, company, { publishedAt: after(2) })
    expect(post._status).toBe('draft')
    goTo(200)
    await runDue(payload)
    expect(await statusIn(post.id, 'nl')).toBe('published')
  })

  it('leaves the other language as it is', async () => {
    const post = await createPost(payload, company, { publishedAt: after(-2) })
    await save(post.id, { ...english(), publishedAt: after(2) }, { locale: 'en' })
    expect([await statusIn(post.id, 'nl'), await isShown(post.id, 'nl')]).toEqual(['published', true])
    goTo(3)
    await runDue(payload)
    expect([await statusIn(post.id, 'nl'), await statusIn(post.id, 'en')]).toEqual(['published', 'published'])
  })

  it('schedules every language when all are published', async () => {
    const post = await createPost(payload, company, { status: 'draft', publishedAt: after(2) })
    await save(post.id, { ...english(), _status: 'draft' }, { locale: 'en', draft: true })
    await payload.update({
      ...{ collection: 'posts', id: post.id, locale: 'nl', data: {}, publishAllLocales: true, ...scene },
    })
    expect(await schedulesOf(payload, post.id)).toEqual([waiting('en', after(2)), waiting('nl', after(2))])
  })

  it('is rejected while texts are missing, as publishing is', async () => {
    const post = await createPost(payload, company, { status: 'draft' })
    const change = { excerpt: '', publishedAt: after(2), _status: 'published' as const }
    await expect(save(post.id, change)).rejects.toMatchObject({ data: { errors: [{ path: 'excerpt' }] } })
    expect(await schedulesOf(payload, post.id)).toEqual([])
  })

  it('publishes once when two nodes run it at the same time', async () => {
    const post = await scheduledPost(payload, company)
    goTo(2.1)
    const [row] = (
      await payload.db.drizzle.execute<{ id: string }>(
        sql`SELECT id FROM schedules WHERE post_id = ${post.id}`,
      )
    ).rows
    const versions = await versionsOf(post.id)
    await Promise.all([runDue(payload), runDue(payload), runSchedule(payload, row?.id ?? '')])
    const published = await versionsOf(post.id)
    await Promise.all([runDue(payload), runSchedule(payload, row?.id ?? '')])
    expect(await statusIn(post.id, 'nl')).toBe('published')
    // The publication and, where Payload publishes one language, the draft of all.
    expect(published - versions).toBe(2)
    expect(await versionsOf(post.id)).toBe(published)
  })
})

describe('a scheduled post', () => {
  it('follows its date in every language', async () => {
    const post = await scheduledPost(payload, company)
    await save(post.id, english(), { locale: 'en', user: company.editor })
    await save(post.id, { publishedAt: after(5) }, { draft: true, autosave: true })
    expect(await schedulesOf(payload, post.id)).toEqual([waiting('en', after(5)), waiting('nl', after(5))])
    goTo(3)
    await runDue(payload)
    expect(await statusIn(post.id, 'nl')).toBe('draft')
    goTo(5.1)
    await runDue(payload)
    expect([await statusIn(post.id, 'nl'), await statusIn(post.id, 'en')]).toEqual(['published', 'published'])
  })

  it('is published in the language that is saved when its date is moved into the past, but not by an autosave', async () => {
    const post = await scheduledPost(payload, company)
    await save(post.id, english(), { locale: 'en', user: company.editor })
    await save(post.id, { publishedAt: after(-1) }, { draft: true, autosave: true })
    await runDue(payload)
    expect(await schedulesOf(payload, post.id)).toEqual([waiting('en', after(2)), waiting('nl', after(2))])
    await save(post.id, { publishedAt: after(-1) }, { draft: true })
    await vi.waitFor(async () => expect(await statusIn(post.id, 'nl')).toBe('published'), { timeout: 10_000 })
    expect(await schedulesOf(payload, post.id)).toEqual([waiting('en', after(2))])
  })

  it('is published at once with a date in the past', async () => {
    const post = await scheduledPost(payload, company)
    await save(post.id, { publishedAt: after(-1), _status: 'published' })
    expect(await statusIn(post.id, 'nl')).toBe('published')
    expect(await schedulesOf(payload, post.id)).toEqual([])
  })

  it.each([
    ['unpublished', (id: string) => save(id, { _status: 'draft' })],
    ['deleted', (id: string) => payload.delete({ collection: 'posts', id, ...scene })],
    [
      'restored',
      async (id: string) => {
        const where = { parent: { equals: id } }
        const { docs } = await payload.findVersions({ collection: 'posts', where, limit: 1, ...scene })
        return payload.restoreVersion({ collection: 'posts', id: docs[0]?.id ?? '', draft: true, ...scene })
      },
    ],
  ])('is scheduled no more once it is %s', async (_, change) => {
    const { id } = await scheduledPost(payload, company)
    expect(await waitingJobs()).not.toEqual([])
    const before = await waitingJobs()
    await change(id)
    expect(await schedulesOf(payload, id)).toEqual([])
    expect((await waitingJobs()).length).toBe(before.length - 1)
  })

  it('is not scheduled as a copy', async () => {
    const post = await scheduledPost(payload, company)
    const copy = await payload.duplicate({ collection: 'posts', id: post.id, ...scene })
    expect(await schedulesOf(payload, copy.id)).toEqual([])
    expect(await schedulesOf(payload, post.id)).toHaveLength(1)
  })

  it('is scheduled no more once a super admin cancels its job', async () => {
    const { id } = await scheduledPost(payload, company)
    const { rows } = await payload.db.drizzle.execute<{ id: string }>(sql`
      SELECT job.id FROM payload_jobs job JOIN schedules ON schedules.id::text = job.input ->> 'schedule'
      WHERE schedules.post_id = ${id}`)
    await cancelJob(await createLocalReq({}, payload), rows[0]?.id ?? '')
    expect(await schedulesOf(payload, id)).toEqual([])
  })
})
