import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { root } from '@/scripts/root'
import { payloadInstance } from '@/src/platform/payload'
import { createForm, newVisitor, submissionOf } from '@/src/testing/forms'
import { type Mailbox, startMailbox } from '@/src/testing/mailbox'
import { call } from '../cluster/http'
import { type AppNode, startNode } from '../cluster/topology/node'
import { createWorld, publish, signIn, type World } from '../cluster/world'
import { setClock, withClock } from './clock'
import { countDelivered } from './stored'

const WAIT = { timeout: 60_000, interval: 100 }
const HOUR = 3600
const clock = path.join(inject('folder'), 'clock.txt')

let mailbox: Mailbox
let node: AppNode
let world: World

beforeAll(async () => {
  mailbox = await startMailbox(() => {})
  node = await startNode({
    name: 'clock',
    root,
    folder: inject('folder'),
    env: {
      ...process.env,
      ...inject('shared'),
      ...(await withClock(clock)),
      SMTP_URL: mailbox.url,
      SMTP_FROM: 'site@example.org',
    },
  })
  const made = await createWorld(4)
  world = { ...made, token: await signIn(node.port, made.company) }
}, 300_000)

afterAll(async () => {
  await node?.stop()
  await mailbox?.stop()
}, 60_000)

/** The seconds until the limits that were counted begin anew, and the longest of their windows. */
async function limits(): Promise<{ reset: number; window: number }> {
  const { headers } = await call(node.port, '/api/admin/pages', { token: world.token })
  const longest = (name: string, parameter: RegExp) =>
    Math.max(...[...String(headers[name]).matchAll(parameter)].map(([, seconds]) => Number(seconds)))
  return { reset: longest('ratelimit', /;t=(\d+)/g), window: longest('ratelimit-policy', /;w=(\d+)/g) }
}

/** The text that a visitor gets. */
async function shown(index: number): Promise<string | undefined> {
  const { body } = await call(node.port, world.pages[index]?.path ?? '', { host: world.host })
  return /Tekst [\w-]+/.exec(body)?.[0]
}

const pageAt = (index: number) => world.pages[index] ?? { id: '', path: '' }
const publishAt = (index: number) => publish(node.port, pageAt(index), world.token)

// In this order: each begins at the time at which the one before ended.
describe.each([
  { name: 'an hour forward', seconds: HOUR },
  { name: 'an hour back again', seconds: 0 },
  { name: 'an hour back', seconds: -HOUR },
  { name: 'right again', seconds: 0 },
])('after the clock is set $name', ({ seconds }) => {
  let before: { token: string; text: string }

  beforeAll(async () => {
    const text = await publishAt(1)
    await Promise.all([shown(0), shown(1), limits()])
    before = { token: await signIn(node.port, world.company), text }
    await setClock(clock, node.port, seconds)
  })

  it('sessions go on, and new ones begin', async () => {
    for (const token of [world.token, before.token, await signIn(node.port, world.company)])
      expect((await call(node.port, '/api/admin/pages', { token })).status).toBe(200)
  })

  it('every change is shown at once, and what has not changed as before', async () => {
    for (const _ of [1, 2, 3]) {
      const text = await publishAt(0)
      expect(await shown(0)).toBe(text)
    }
    expect(await shown(1)).toBe(before.text)
  })

  it('the draft that was saved last is the newest', async () => {
    const path = `/api/admin/pages/${pageAt(2).id}?locale=nl`
    const titles = ['eerst', 'dan'].map((word) => `Concept ${word} ${randomUUID()}`)
    for (const title of titles) {
      const body = { title, status: 'draft' }
      expect((await call(node.port, path, { method: 'PUT', token: world.token, body })).status).toBe(200)
      expect((await call(node.port, path, { token: world.token })).body).toContain(title)
    }
  })

  it('mail is sent', async () => {
    const form = await createForm(await payloadInstance(), world.company)
    const submission = { host: world.host, body: submissionOf(form), headers: newVisitor() }
    expect((await call(node.port, '/api/forms', submission)).status).toBe(201)
    await vi.waitUntil(async () => (await countDelivered(form)) === 1, WAIT)
  })

  it('limits end as soon as ever', async () => {
    const { reset, window } = await limits()
    expect(reset).toBeGreaterThan(0)
    expect(reset).toBeLessThanOrEqual(window)
  })
})
