import * as fc from 'fast-check'
import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import type { Page } from '@/payload-types'
import { perLocale } from '@/src/i18n/locale-texts'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { loadPage } from '@/src/rendering/page'
import { call, tokenOf } from '@/src/testing/api'
import { createPage, createPageUrl, paragraph } from '@/src/testing/pages'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'
import { LOCKS } from '@/src/upstream/payload/document-locks/keep-lock'

/** `HISTORIES=200 vitest …` tries more of them, and others each time. */
const { HISTORIES } = process.env
const RUNS = Number(HISTORIES ?? 4)
const SEED = 14
const TIMEOUT_MS = 60_000 + RUNS * 15_000

let payload: Payload
let company: Company
let token: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  token = await tokenOf(payload, company.editor)
})

type Texts = Record<Locale, string>
/** What each language must show: `draft` is its newest text, `online` what visitors get. */
type Language = { draft: string; online: string | null; isChanged: boolean }
type Model = Record<Locale, Language>
/** The documents of a history: the page, its block, and the texts of each version that was the newest. */
type History = { id: string; block: string; path: string; model: Model; versions: Map<string, Texts> }

const step = fc.record({
  kind: fc.constantFrom(
    'autosave',
    'save',
    'publish',
    'unpublish',
    'restore',
    'restoreAll',
    'publishAll',
    'duplicate',
  ),
  locale: fc.constantFrom(...LOCALES),
  isAdmin: fc.boolean(),
  version: fc.nat(),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const textsOf = (model: Model): Texts => perLocale((locale) => model[locale].draft)
const read = async (id: string, locale: Locale, draft: boolean) =>
  (await payload.findByID({
    ...{ collection: 'pages', id, locale, draft, depth: 0, overrideAccess: true },
  })) as Page
const shownIn = ({ title, blocks }: Page) => [
  title,
  blocks?.map((block) => ('heading' in block ? block.heading : null)),
]

async function newHistory(): Promise<History> {
  const block = { blockType: 'richText', heading: 'nl 0', content: paragraph('Tekst') } as never
  const page = await createPage(payload, company, { title: 'nl 0', blocks: [block], status: 'draft' })
  const path = `/${page.id}`
  for (const locale of LOCALES) await createPageUrl(payload, company, page, path, locale)
  const row = page.blocks?.[0]?.id ?? ''
  const model = perLocale((locale) => ({ draft: `${locale} 0`, online: null, isChanged: false }))
  const history = { id: page.id, block: row, path, model, versions: new Map<string, Texts>() }
  await send(history, company.editor, 'en', 'draft=true', dataOf(history, 'en 0', 'draft'))
  return history
}

const dataOf = ({ block }: History, text: string, status: 'draft' | 'published') => ({
  title: text,
  blocks: [{ id: block, blockType: 'richText', heading: text, content: paragraph('Tekst') }],
  _status: status,
})

async function send({ id }: History, person: Person, locale: Locale, query: string, body: object) {
  const { status, text } = await restRequest(
    ...([payload, person, 'PATCH', `pages/${id}?depth=0&locale=${locale}&${query}`] as const),
    { body },
  )
  expect(status, text).toBe(200)
}

async function restore(history: History, person: Person, { locale, version }: Step, everywhere: boolean) {
  const known = [...history.versions]
  const [id, texts] = known[version % known.length] ?? []
  if (!id || !texts) return
  const query = `locale=${locale}${everywhere ? '&allLocales=true' : ''}`
  const answer = await restRequest(payload, person, 'POST', `pages/versions/${id}?${query}`)
  expect(answer.status, answer.text).toBe(200)
  for (const own of everywhere ? LOCALES : [locale]) {
    const { online } = history.model[own]
    history.model[own] = { draft: texts[own], online, isChanged: texts[own] !== online }
  }
}

async function duplicate({ id, model }: History, person: Person) {
  const { status, text } = await restRequest(payload, person, 'POST', `pages/${id}/duplicate?locale=nl`, {})
  expect(status, text).toBe(200)
  const { doc } = JSON.parse(text) as { doc: { id: string } }
  for (const locale of LOCALES) {
    const mark = { nl: 'kopie', en: 'copy' }[locale]
    const copy = await read(doc.id, locale, true)
    expect([copy.title, copy._status]).toEqual([`${model[locale].draft} (${mark})`, 'draft'])
    expect((await read(doc.id, locale, false))._status).toBe('draft')
  }
}

/** Does one step, and what it does to the model. */
async function take(history: History, one: Step, number: number): Promise<void> {
  const { kind, locale, isAdmin } = one
  const { model } = history
  const person = isAdmin ? company.admin : company.editor
  const text = `${locale} ${number}`
  // Whoever was typing has left: an autosave locks the document.
  await payload.db.deleteMany({ collection: LOCKS, where: { 'document.value': { equals: history.id } } })
  if (kind === 'autosave' || kind === 'save') {
    const query = kind === 'save' ? 'draft=true' : 'draft=true&autosave=true'
    await send(history, person, locale, query, dataOf(history, text, 'draft'))
    model[locale] = { ...model[locale], draft: text, isChanged: true }
  } else if (kind === 'publish') {
    await send(history, person, locale, `publishSpecificLocale=${locale}`, dataOf(history, text, 'published'))
    model[locale] = { draft: text, online: text, isChanged: false }
  } else if (kind === 'unpublish') {
    await send(history, person, locale, '', { _status: 'draft' })
    model[locale] = { ...model[locale], online: null }
  } else if (kind === 'publishAll') {
    await send(history, person, locale, 'publishAllLocales=true', dataOf(history, text, 'published'))
    model[locale].draft = text
    for (const own of LOCALES) model[own] = { ...model[own], online: model[own].draft, isChanged: false }
  } else if (kind === 'duplicate') await duplicate(history, person)
  else await restore(history, person, one, kind === 'restoreAll')
}

const stateOf = ({ online, isChanged }: Language) =>
  online === null ? 'draft' : isChanged ? 'changed' : 'published'

/** Site, API and panel show of every language what the model says. */
async function check({ id, path, model }: History): Promise<void> {
  for (const locale of LOCALES) {
    const { draft, online } = model[locale]
    const shown = await loadPage(company.domain.hostname, locale, path)
    expect(shown ? shownIn(shown.page) : null).toEqual(online === null ? null : [online, [online]])
    expect(shownIn(await read(id, locale, true))).toEqual([draft, [draft]])
    const panel = await restRequest(payload, company.editor, 'GET', `pages/${id}?draft=true&locale=${locale}`)
    expect(JSON.parse(panel.text)).toMatchObject({
      _status: stateOf(model[locale]) === 'published' ? 'published' : 'draft',
    })
  }
  const answer = await call(`/api/admin/pages/${id}`, { token, tenant: company.tenant.slug })
  expect(await answer.json()).toMatchObject({
    data: { publication: perLocale((locale) => stateOf(model[locale])) },
  })
}

async function remember({ id, model, versions }: History): Promise<void> {
  const where = { parent: { equals: id }, latest: { equals: true } }
  const { docs } = await payload.findVersions({ collection: 'pages', where, depth: 0, overrideAccess: true })
  for (const version of docs) versions.set(version.id, textsOf(model))
}

it(
  'whatever two people do to a page in two languages, every language shows what was done to it',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 9 }), async (steps) => {
        const history = await newHistory()
        await remember(history)
        for (const [index, one] of steps.entries()) {
          await take(history, one, index + 1)
          await check(history)
          await remember(history)
        }
        const { id, path } = history
        await payload.delete({ collection: 'pages', id, overrideAccess: true })
        for (const locale of LOCALES) expect(await loadPage(company.domain.hostname, locale, path)).toBeNull()
      }),
      { numRuns: RUNS, ...(!HISTORIES && { seed: SEED }), endOnFailure: true },
    )
  },
  TIMEOUT_MS,
)
