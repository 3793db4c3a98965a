import * as fc from 'fast-check'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { listenForChanges } from '@/src/cache/listener'
import { perLocale } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { invalidateRouting } from '@/src/routing/store/cache'
import { tokenOf } from '@/src/testing/api'
import { createBlog } from '@/src/testing/blog'
import { check, type History } from '@/src/testing/histories/check'
import { type Kind, KINDS, RULES, shownOn } from '@/src/testing/histories/kinds'
import { publish, typed } from '@/src/testing/histories/model'
import { newRow, stepOf, take } from '@/src/testing/histories/steps'
import { restRequest } from '@/src/testing/rest'
import { goTo, schedulesOf } from '@/src/testing/schedules'
import { type Company, createCompany } from '@/src/testing/tenants'

/** `HISTORIES=200 vitest …` tries more of each collection, and others each time. */
const { HISTORIES } = process.env
const RUNS: Record<Kind, number> = { pages: 3, posts: 3, templates: 1, products: 1 }
const SEED = 14
const TIMEOUT_MS = 60_000 + Number(HISTORIES ?? 4) * 15_000

let payload: Payload
let company: Company
let token: string
let stopListening: () => Promise<void>

beforeAll(async () => {
  stopListening = listenForChanges(env.DATABASE_URL, { onTags: invalidateRouting })
  payload = await payloadInstance()
  company = await createCompany(payload)
  token = await tokenOf(payload, company.editor)
  const blog = await createBlog(payload, company)
  const english = { title: 'Blog', _status: 'published' } as const
  await payload.update({
    collection: 'pages',
    id: blog.id,
    locale: 'en',
    data: english,
    overrideAccess: true,
  })
})
afterAll(() => stopListening())
beforeEach(() => goTo(0))
afterEach(() => void vi.useRealTimers())

/** A document with a text in each language, and public in none if it has drafts. */
async function newHistory(kind: Kind): Promise<History> {
  const { create, data, hasDrafts, hasRows } = RULES[kind]
  const rows = hasRows ? [newRow()] : []
  const nothing = { rows, texts: perLocale(() => ({ title: null, rows: {} })) }
  const id = await create({ payload, company }, { text: 'nl 0', rows })
  const published = typed(nothing, { text: 'nl 0', rows }, 'nl')
  const draft = typed(published, { text: 'en 0', rows }, 'en')
  const languages = perLocale(() => ({ isOnline: false, isChanged: true, due: null }))
  for (const locale of LOCALES) {
    const body = data({ text: `${locale} 0`, rows, locale, id })
    const path = `${kind}/${id}?locale=${locale}&draft=${hasDrafts}`
    const { status, text } = await restRequest(payload, company.editor, 'PATCH', path, { body })
    expect(status, text).toBe(200)
  }
  const model = { draft, published, languages, date: null }
  if (!hasDrafts) for (const locale of LOCALES) publish(model, locale)
  return { payload, company, token, kind, id, model, versions: new Map() }
}

async function remember({ id, kind, model, versions }: History): Promise<void> {
  if (!RULES[kind].hasDrafts) return
  const where = { parent: { equals: id }, latest: { equals: true } }
  const { docs } = await payload.findVersions({ collection: kind, where, depth: 0, overrideAccess: true })
  for (const version of docs) versions.set(version.id, model.draft)
}

async function deleted({ id, kind }: History): Promise<void> {
  await payload.delete({ collection: kind, id, overrideAccess: true })
  for (const locale of LOCALES) expect(await shownOn(company.domain.hostname, kind, id, locale)).toBeNull()
  expect(await schedulesOf(payload, id)).toEqual([])
}

it.each(KINDS)(
  'whatever two people do to one of %s in two languages, every language shows what was done to it',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(fc.array(stepOf(kind), { minLength: 4, maxLength: 9 }), async (steps) => {
        const history = await newHistory(kind)
        await check(history)
        await remember(history)
        for (const [index, step] of steps.entries()) {
          await take(history, step, index + 1)
          await check(history)
          await remember(history)
        }
        await deleted(history)
      }),
      { numRuns: Number(HISTORIES ?? RUNS[kind]), ...(!HISTORIES && { seed: SEED }), endOnFailure: true },
    )
  },
  TIMEOUT_MS,
)
