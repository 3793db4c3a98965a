import * as fc from 'fast-check'
import config from '@payload-config'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { listenForChanges } from '@/src/cache/listener'
import { LOCALES } from '@/src/lib/constants'
import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { invalidateRouting } from '@/src/routing/store/cache'
import { isSameInAll } from '../rules/versioned'
import { tokenOf } from '@/src/testing/api'
import { createBlog } from '@/src/testing/blog'
import { check, checkGone } from '@/src/testing/histories/check'
import { takenOffline } from '@/src/testing/histories/effects'
import type { History } from '@/src/testing/histories/history'
import { type Kind, KINDS, RULES } from '@/src/testing/histories/kinds'
import { createOthers } from '@/src/testing/histories/others'
import { promisesOf, step } from '@/src/testing/histories/promises'
import { type Step, stepOf } from '@/src/testing/histories/request'
import { newHistory, run, type Scene } from '@/src/testing/histories/run'
import { restRequest } from '@/src/testing/rest'
import { goTo } from '@/src/testing/schedules'
import { type Company, createCompany, createDomain } from '@/src/testing/tenants'

/** `HISTORIES=200 vitest …` tries more of each collection, and others each time. */
const { HISTORIES } = process.env
const RUNS: Record<Kind, number> = {
  ...{ pages: 2, posts: 2, templates: 1, products: 1 },
  ...{ navigation: 1, footer: 1 },
}
const SEED = 14
const TIMEOUT_MS = 60_000 + Number(HISTORIES ?? 4) * 15_000

let payload: Payload
let scene: Scene
let company: Company
let stopListening: () => Promise<void>

beforeAll(async () => {
  stopListening = listenForChanges(env.DATABASE_URL, { onTags: invalidateRouting })
  payload = await payloadInstance()
  company = await createCompany(payload)
  const token = await tokenOf(payload, company.editor)
  scene = { payload, company, token, second: await createDomain(payload, company.tenant) }
  await createOthers(payload, company)
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

async function deleted(history: History): Promise<void> {
  const { id, kind, model } = history
  await payload.delete({ collection: kind, id, overrideAccess: true })
  for (const locale of LOCALES) takenOffline(model, locale)
  if (model.addresses) model.addresses = { ...model.addresses, own: [], former: [] }
  await checkGone(history)
}

it.each(KINDS)(
  'whatever two people do to one of %s in two languages, every language shows what was done to it',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(fc.array(stepOf(kind), { minLength: 4, maxLength: 9 }), async (steps) => {
        const history = await newHistory(scene, kind)
        await run(history, steps)
        await deleted(history)
      }),
      { numRuns: Number(HISTORIES ?? RUNS[kind]), ...(!HISTORIES && { seed: SEED }), endOnFailure: true },
    )
  },
  TIMEOUT_MS,
)

/** From the config, so that a new one is tried as well. A brand has neither texts nor rows: src/features/brand/brand.int.test.ts. */
const WITH_DRAFTS = (await config).collections
  .filter(({ slug, versions }) => versions?.drafts && !isSameInAll(slug))
  .map(({ slug }) => slug)
const isKind = (slug: string): slug is Kind => KINDS.some((kind) => kind === slug)

describe('every collection with drafts', () => {
  it('has histories', () => {
    expect(KINDS.filter((kind) => RULES[kind].hasDrafts).toSorted()).toEqual(WITH_DRAFTS.toSorted())
  })

  describe.each(WITH_DRAFTS.filter(isKind))('%s', (kind) => {
    const known = (steps: readonly Step[]) => steps.filter((each) => RULES[kind].steps.includes(each.kind))
    const after = async (steps: readonly Step[]) => {
      const history = await newHistory(scene, kind)
      await run(history, known(steps))
      return history
    }
    it.each(promisesOf(kind).filter(([, steps]) => known(steps).length > 0))(
      '%s',
      async (_promise, steps) => void (await after(steps)),
      TIMEOUT_MS,
    )

    it(
      'is changed by no viewer, no editor of another tenant and no visitor',
      async () => {
        const history = await after([step('publishAll', 'nl'), step('save', 'nl')])
        const { docs } = await payload.findVersions({
          ...{ collection: kind as 'pages', where: { parent: { equals: history.id } }, overrideAccess: true },
        })
        const bulk = `where[id][in]=${history.id}&locale=nl`
        const requests = [
          ['PATCH', `${kind}?${bulk}&draft=true`, { _status: 'draft', title: 'Anders', name: 'Anders' }],
          ['PATCH', `${kind}?${bulk}&draft=true`, { _status: 'published' }],
          ['PATCH', `${kind}?${bulk}`, { _status: 'draft' }],
          ['POST', `${kind}/versions/${docs.at(-1)?.id}?locale=nl&allLocales=true`, {}],
          ['POST', `${kind}/${history.id}/restore-published?locale=nl`, {}],
          ['POST', `${kind}/${history.id}/duplicate?locale=nl`, {}],
        ] as const
        const other = await createCompany(payload)
        for (const person of [company.viewer, other.editor, null])
          for (const [method, path, body] of requests) {
            const { status, text } = await restRequest(payload, person, method, path, { body })
            expect(status === 200 ? JSON.parse(text) : { docs: [] }, path).toMatchObject({ docs: [] })
          }
        await check(history)
      },
      TIMEOUT_MS,
    )
  })
})
