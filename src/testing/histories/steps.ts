import { randomBytes } from 'node:crypto'
import * as fc from 'fast-check'
import { createLocalReq } from 'payload'
import { expect, vi } from 'vitest'

import { LOCALES, type Locale } from '@/src/lib/constants'
import { copyLanguage } from '@/src/upstream/payload/copy-language-as-draft'
import { LOCKS } from '@/src/upstream/payload/document-locks/keep-lock'
import { call } from '../api'
import { restRequest } from '../rest'
import { runDue, schedulesOf } from '../schedules'
import type { Person } from '../tenants'
import { checkCopy, type History } from './check'
import { type Kind, RULES, type StepKind } from './kinds'
import { type Form, isComplete, type Model, publish, restore, typed } from './model'

const SECOND = 1000
/** How far a schedule lies ahead, and how much time passes. */
const AHEAD = 60 * SECOND

/** Of several languages and people; `rows`: what a form does to the rows; `date`: what it does to the date of a post. */
export const stepOf = (kind: Kind) =>
  fc.record({
    kind: fc.constantFrom(...RULES[kind].steps),
    locale: fc.constantFrom(...LOCALES),
    isAdmin: fc.boolean(),
    version: fc.nat(),
    rows: fc.constantFrom('same', 'same', 'add', 'remove', 'turn'),
    date: fc.constantFrom('keep', 'keep', 'past', 'future'),
  })
export type Step = ReturnType<typeof stepOf> extends fc.Arbitrary<infer T> ? T : never

export const newRow = (): string => randomBytes(12).toString('hex')

const CHANGES: Record<string, (rows: readonly string[]) => readonly string[]> = {
  same: (rows) => rows,
  add: (rows) => [...rows, newRow()],
  remove: (rows) => (rows.length > 1 ? rows.slice(1) : rows),
  turn: (rows) => rows.toReversed(),
}

/** The date of a post after a step. */
const dateOf = ({ date }: Step, { kind, model }: History): number | null =>
  date === 'keep' || kind !== 'posts' ? model.date : Date.now() + (date === 'future' ? AHEAD : -AHEAD)

type Request = { history: History; step: Step; person: Person; form: Form }

async function send({ history, step, person, form }: Request, query: string, status: object) {
  const { payload, kind, id } = history
  const date = step.date === 'keep' ? null : dateOf(step, history)
  const data = RULES[kind].data({ ...form, locale: step.locale, id })
  const body = { ...data, ...status, ...(date !== null && { publishedAt: new Date(date).toISOString() }) }
  const path = `${kind}/${id}?depth=0&locale=${step.locale}&${query}`
  return restRequest(payload, person, 'PATCH', path, { body })
}

async function post({ history: { payload, kind }, person }: Request, path: string, status = 200) {
  const answer = await restRequest(payload, person, 'POST', `${kind}/${path}`)
  expect(answer.status, answer.text).toBe(status)
}

/** What a save does to schedules: a date in the future moves all; one in the past publishes, unless it is an autosave. */
function followDate({ languages, date }: Model, locale: Locale, isAutosave: boolean): Locale | null {
  const scheduled = LOCALES.filter((each) => languages[each].due !== null)
  if (scheduled.length === 0 || date === null) return null
  if (date > Date.now()) for (const each of scheduled) languages[each].due = date
  else if (!isAutosave && languages[locale].due !== null) return locale
  return null
}

async function save(request: Request, isAutosave: boolean): Promise<void> {
  const { history, step, form } = request
  const { model } = history
  const query = isAutosave ? 'draft=true&autosave=true' : 'draft=true'
  const isDraft = RULES[history.kind].hasDrafts
  const answer = await send(request, isDraft ? query : '', isDraft ? { _status: 'draft' } : {})
  expect(answer.status, answer.text).toBe(200)
  model.draft = typed(model.draft, form, step.locale)
  if (!isDraft) return publish(model, step.locale)
  model.date = dateOf(step, history)
  model.languages[step.locale].isChanged = true
  if (!followDate(model, step.locale, isAutosave)) return
  await runSchedules(history)
  publish(model, step.locale)
}

/** Publishes a language of the draft, or schedules that. */
function publishOrSchedule({ model }: History, locale: Locale): void {
  if (model.date === null || model.date <= Date.now()) publish(model, locale)
  else model.languages[locale] = { ...model.languages[locale], isChanged: true, due: model.date }
}

async function publishOne(request: Request, everywhere: boolean): Promise<void> {
  const { history, step, form } = request
  const { model } = history
  const query = everywhere ? 'publishAllLocales=true' : `publishSpecificLocale=${step.locale}`
  const draft = typed(model.draft, form, step.locale)
  const answer = await send(request, query, { _status: 'published' })
  const isRejected = everywhere && !isComplete(draft)
  expect(answer.status, answer.text).toBe(isRejected ? 409 : 200)
  if (isRejected) return
  model.draft = draft
  model.date = dateOf(step, history)
  for (const locale of everywhere ? LOCALES : [step.locale]) publishOrSchedule(history, locale)
  followDate(model, step.locale, false)
}

async function unpublish({ history, step, person }: Request, everywhere: boolean): Promise<void> {
  const { payload, kind, id, model } = history
  const query = everywhere ? 'unpublishAllLocales=true' : `locale=${step.locale}`
  const body = { _status: 'draft' }
  const answer = await restRequest(payload, person, 'PATCH', `${kind}/${id}?${query}`, { body })
  expect(answer.status, answer.text).toBe(200)
  if (everywhere) model.published = model.draft
  for (const locale of everywhere ? LOCALES : [step.locale])
    model.languages[locale] = { isOnline: false, isChanged: true, due: null }
}

async function restoreOne(request: Request, everywhere: boolean): Promise<void> {
  const { history, step } = request
  const known = [...history.versions]
  const [id, content] = known[step.version % known.length] ?? []
  if (!id || !content) return
  await post(request, `versions/${id}?locale=${step.locale}${everywhere ? '&allLocales=true' : ''}`)
  restore(history.model, content, everywhere ? LOCALES : [step.locale])
}

async function restoreOnline(request: Request): Promise<void> {
  const { history, step } = request
  const { isOnline } = history.model.languages[step.locale]
  await post(request, `${history.id}/restore-published?locale=${step.locale}`, isOnline ? 200 : 409)
  if (isOnline) restore(history.model, history.model.published, [step.locale])
}

async function copy({ history, step, person }: Request): Promise<void> {
  const { payload, kind, id, model } = history
  const req = await createLocalReq({ user: person, locale: step.locale }, payload)
  const to = LOCALES.find((locale) => locale !== step.locale) ?? step.locale
  const target = { collectionSlug: kind, docID: id, fromLocale: step.locale, toLocale: to }
  // What it gets besides, of the page that calls it, it does not use.
  await copyLanguage({ ...target, overrideData: true, req } as Parameters<typeof copyLanguage>[0])
  const { rows, texts } = model.draft
  model.draft = { rows, texts: { ...texts, [to]: texts[step.locale] } }
  model.languages[to].isChanged = true
}

async function cancel({ history: { id, model, token, company }, step: { locale } }: Request): Promise<void> {
  const path = `/api/admin/posts/${id}/cancel-schedule?locale=${locale}`
  const answer = await call(path, { method: 'POST', token, tenant: company.tenant.slug })
  expect(answer.status).toBe(200)
  model.languages[locale].due = null
}

/** Runs what is due until it has been published; a job may be running already. */
async function runSchedules({ payload, id }: History): Promise<void> {
  await runDue(payload)
  const due = async () => (await schedulesOf(payload, id)).filter(({ at }) => Date.parse(at) <= Date.now())
  await expect.poll(due, { timeout: 20 * SECOND }).toEqual([])
}

async function passTime(history: History): Promise<void> {
  vi.setSystemTime(Date.now() + AHEAD + SECOND)
  await runSchedules(history)
  const { languages } = history.model
  for (const locale of LOCALES) {
    const { due } = languages[locale]
    if (due !== null && due <= Date.now()) publish(history.model, locale)
  }
}

const ACTIONS: Record<StepKind, (request: Request) => Promise<void>> = {
  save: (request) => save(request, false),
  autosave: (request) => save(request, true),
  publish: (request) => publishOne(request, false),
  publishAll: (request) => publishOne(request, true),
  unpublish: (request) => unpublish(request, false),
  unpublishAll: (request) => unpublish(request, true),
  restore: (request) => restoreOne(request, false),
  restoreAll: (request) => restoreOne(request, true),
  restorePublished: restoreOnline,
  duplicate: ({ history, person }) => checkCopy(history, person),
  copyLanguage: copy,
  cancelSchedule: cancel,
  passTime: ({ history }) => passTime(history),
}

/** Does a step, and what it does to the model. */
export async function take(history: History, step: Step, number: number): Promise<void> {
  const { payload, company, model, id } = history
  // Whoever was typing has left: an autosave locks the document.
  await payload.db.deleteMany({ collection: LOCKS, where: { 'document.value': { equals: id } } })
  vi.setSystemTime(Date.now() + SECOND)
  const rows = RULES[history.kind].hasRows ? (CHANGES[step.rows]?.(model.draft.rows) ?? []) : []
  const form = { text: `${step.locale} ${number}`, rows }
  await ACTIONS[step.kind]({ history, step, person: step.isAdmin ? company.admin : company.editor, form })
}
