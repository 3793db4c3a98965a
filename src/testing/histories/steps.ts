import { createLocalReq } from 'payload'
import { expect, vi } from 'vitest'

import { LOCALES } from '@/src/lib/constants'
import { copyLanguage } from '@/src/upstream/payload/copy-language-as-draft'
import { STALE, versionTag } from '@/src/upstream/payload/stale-saves/version-tag'
import { LOCKS } from '@/src/upstream/payload/document-locks/keep-lock'
import { call } from '../api'
import { restRequest } from '../rest'
import { has, type Url } from './addresses'
import { checkCopy } from './check'
import type { History } from './history'
import { isAccepted, published, saved, takenOffline, unpublished } from './effects'
import { addressesIn } from './forms'
import { RULES, type StepKind } from './kinds'
import { bulkEdit, bulkPublish, bulkUnpublish, writeByApi } from './list-steps'
import { copied, publish, saveAddresses, typed } from './model'
import { dateIn, type Request, SECOND, type Step } from './request'
import { newRow } from './rows'
import { restoreOne, restoreOnline, undoRestore } from './restore-steps'
import { passTime, schedule } from './schedule-steps'
import { takeAddress, trash } from './trash-steps'

const CHANGES: Record<string, (rows: readonly string[], step: number) => readonly string[]> = {
  same: (rows) => rows,
  add: (rows, step) => [...rows, newRow(step)],
  remove: (rows) => (rows.length > 1 ? rows.slice(1) : rows),
  turn: (rows) => rows.toReversed(),
}

async function send(request: Request, query: string, status: object) {
  const { history, step, person, form, tag } = request
  const { payload, kind, id } = history
  const body = { ...RULES[kind].data({ ...form, id }), ...status, ...dateIn(request) }
  const path = `${kind}/${id}?depth=0&locale=${step.locale}&${query}`
  const headers = { 'if-match': tag }
  return restRequest(payload, person, 'PATCH', path, { body, headers })
}

async function save(request: Request, isAutosave: boolean): Promise<void> {
  const { history, step, form } = request
  const query = isAutosave ? 'draft=true&autosave=true' : 'draft=true'
  const isDraft = RULES[history.kind].hasDrafts
  const answer = await send(request, isDraft ? query : '', isDraft ? { _status: 'draft' } : {})
  if (request.isStale) return expect(answer.status, answer.text).toBe(STALE)
  expect(answer.status, answer.text).toBe(200)
  await saved(request, typed(history.model.draft, form, step.locale), isAutosave)
}

async function publishOne(request: Request, everywhere: boolean): Promise<void> {
  const { history, step, form } = request
  const query = everywhere ? 'publishAllLocales=true' : `publishSpecificLocale=${step.locale}`
  const draft = typed(history.model.draft, form, step.locale)
  const locales = everywhere ? LOCALES : [step.locale]
  const answer = await send(request, query, { _status: 'published' })
  if (request.isStale) return expect(answer.status, answer.text).toBe(STALE)
  if (!isAccepted(request, draft, locales)) return expect([400, 409], answer.text).toContain(answer.status)
  expect(answer.status, answer.text).toBe(200)
  published(request, draft, locales)
}

async function unpublish({ history, step, person }: Request, everywhere: boolean): Promise<void> {
  const { payload, kind, id, model } = history
  const query = `locale=${step.locale}${everywhere ? '&unpublishAllLocales=true' : ''}`
  const body = { _status: 'draft' }
  const answer = await restRequest(payload, person, 'PATCH', `${kind}/${id}?${query}`, { body })
  expect(answer.status, answer.text).toBe(200)
  unpublished(history, step.locale)
  if (!everywhere) return
  model.published = model.draft
  for (const locale of LOCALES) takenOffline(model, locale)
}

async function copy({ history, step, person }: Request): Promise<void> {
  const { payload, kind, id, model } = history
  const req = await createLocalReq({ user: person, locale: step.locale }, payload)
  const to = LOCALES.find((locale) => locale !== step.locale) ?? step.locale
  const target = { collectionSlug: kind, docID: id, fromLocale: step.locale, toLocale: to }
  // What it gets besides, of the page that calls it, it does not use.
  await copyLanguage({ ...target, overrideData: true, req } as Parameters<typeof copyLanguage>[0])
  const { hasDrafts, hasGroups = false } = RULES[kind]
  // A document without drafts must be complete, also where a text is missing in the other language.
  model.draft = copied(model.draft, { from: step.locale, to, clears: hasDrafts && !hasGroups })
  saveAddresses(model, to)
  if (hasDrafts) model.languages[to].isChanged = true
  else publish(model, to)
}

async function cancel({ history: { id, model, token, company }, step: { locale } }: Request): Promise<void> {
  const path = `/api/admin/posts/${id}/cancel-schedule?locale=${locale}`
  const answer = await call(path, { method: 'POST', token, tenant: company.tenant.slug })
  expect(answer.status).toBe(200)
  model.languages[locale].due = null
}

const ACTIONS: Record<StepKind, (request: Request) => Promise<void>> = {
  save: (request) => save(request, false),
  autosave: (request) => save(request, true),
  publish: (request) => publishOne(request, false),
  publishAll: (request) => publishOne(request, true),
  unpublish: (request) => unpublish(request, false),
  unpublishAll: (request) => unpublish(request, true),
  restore: async (request) => void (await restoreOne(request, false)),
  restoreAll: async (request) => void (await restoreOne(request, true)),
  undoRestore,
  restorePublished: restoreOnline,
  duplicate: ({ history, person }) => checkCopy(history, person),
  copyLanguage: copy,
  bulkPublish,
  bulkUnpublish,
  bulkEdit,
  writeByApi,
  cancelSchedule: cancel,
  schedule: (request) => schedule(request, 'publish'),
  scheduleEnd: (request) => schedule(request, 'unpublish'),
  passTime,
  takeAddress,
  trash,
}

/** The steps in which a form is saved, with its addresses. */
const OF_FORMS: readonly StepKind[] = ['save', 'autosave', 'publish', 'publishAll']

/** Remembers where a page was to be found, so that it is looked for there. */
function see(history: History, url: Url): void {
  if (!has(history.seen, url)) history.seen = [...history.seen, url]
}

/** Names the version that a form shows. */
async function newestTag({ payload, kind, id }: History): Promise<string> {
  const options = { draft: true, depth: 0, trash: true, overrideAccess: true } as const
  const { updatedAt } = await payload.findByID({ collection: kind, id, ...options })
  return versionTag(updatedAt)
}

/** Does a step, and what it does to the model. */
export async function take(history: History, step: Step, number: number): Promise<void> {
  const { payload, company, model, id } = history
  // Whoever was typing has left: an autosave locks the document.
  await payload.db.deleteMany({ collection: LOCKS, where: { 'document.value': { equals: id } } })
  vi.setSystemTime(Date.now() + SECOND)
  const { hasRows, hasBlocks } = RULES[history.kind]
  const rows = hasRows ? (CHANGES[step.rows]?.(model.draft.rows, hasBlocks ? number : 0) ?? []) : []
  const addresses = OF_FORMS.includes(step.kind) ? addressesIn(history, step, number) : undefined
  for (const { domain, path } of addresses ?? [])
    if (path) see(history, { domain, locale: step.locale, path })
  const form = { text: `${step.locale} ${number}`, rows, ...(addresses && { addresses }) }
  const newest = await newestTag(history)
  const isStale = step.isStale && history.tag !== null && history.tag !== newest
  const version = { isStale, tag: isStale ? (history.tag ?? '') : newest }
  history.tag = newest
  const person = step.isAdmin ? company.admin : company.editor
  await ACTIONS[step.kind]({ history, step, person, form, ...version })
}
