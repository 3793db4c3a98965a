import { expect } from 'vitest'

import { readLanguages } from '@/src/features/dashboard/server/read-languages'
import { perLocale } from '@/src/i18n/locale-texts'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { call } from '../api'
import { restRequest } from '../rest'
import { schedulesOf } from '../schedules'
import type { Person } from '../tenants'
import { checkAddresses, checkNoAddress, HEARD_MS } from './check-addresses'
import { checkSchedules } from './check-schedules'
import type { History } from './history'
import { type Kind, read, RULES, shownOn } from './kinds'
import { type Content, incompleteIn, type Model, shownView, stateOf, type View, viewOf } from './model'

type Saved = { id: string; _status?: string; status?: string; addresses?: unknown }

async function readAsEditor({ payload, company, kind }: History, id: string, locale: Locale): Promise<Saved> {
  const path = `${kind}/${id}?draft=true&depth=0&locale=${locale}`
  const { status, text } = await restRequest(payload, company.editor, 'GET', path)
  expect(status, text).toBe(200)
  return JSON.parse(text) as Saved
}

/** What the model says of a kind that may have no title. */
const expectedOf = (kind: Kind, content: Content, locale: Locale, view = viewOf): View => {
  const { title, rows } = view(content, locale)
  return { title: RULES[kind].title && title, rows }
}

/** Duplicates the document: the copy has the texts of its draft, is named as a copy, and public nowhere. */
export async function checkCopy(history: History, person: Person): Promise<void> {
  const { payload, company, kind, id, model } = history
  const path = `${kind}/${id}/duplicate?locale=nl`
  const { status, text } = await restRequest(payload, person, 'POST', path, { body: {} })
  expect(status, text).toBe(200)
  const copy = (JSON.parse(text) as { doc: Saved }).doc
  for (const locale of LOCALES) {
    const saved = await readAsEditor(history, copy.id, locale)
    const { title, rows } = expectedOf(kind, model.draft, locale)
    const mark = { nl: 'kopie', en: 'copy' }[locale]
    expect(read(kind, saved)).toEqual({ title: title && `${title} (${mark})`, rows })
    expect(RULES[kind].hasDrafts ? saved._status : saved.status).toMatch(/draft|hidden/)
    expect(await shownOn(company.domain.hostname, kind, copy.id, locale)).toBeNull()
    expect(saved.addresses ?? null).toBeNull()
  }
  await checkNoAddress(payload, copy.id)
}

async function checkSite(history: History, locale: Locale): Promise<void> {
  const { company, kind, id, model } = history
  const { hostname } = company.domain
  const expected = model.languages[locale].isOnline
    ? expectedOf(kind, model.published, locale, shownView)
    : null
  if (model.addresses) return checkAddresses(history, locale, expected)
  expect(await shownOn(hostname, kind, id, locale), `the site in ${locale}`).toEqual(expected)
  const path = RULES[kind].pathOf?.(id)
  if (!path) return
  const title = async () => {
    const answer = await call('/api/pages', { host: hostname, body: { path, locale } })
    const { data } = (await answer.json()) as { data?: Partial<Record<'page' | 'post', { title: string }>> }
    // A deleted post leads to the list of posts.
    return (data?.page ?? data?.post)?.title ?? null
  }
  // Routing hears of a change by a notification.
  await expect
    .poll(title, { message: `the public API in ${locale}`, timeout: HEARD_MS })
    .toBe(expected && expected.title)
}

const statesOf = ({ languages }: Model) => perLocale((locale) => stateOf(languages[locale]))

async function readByApi({ company, token }: History, path: string): Promise<{ data: unknown }> {
  const answer = await call(`/api/admin/${path}`, { token, tenant: company.tenant.slug })
  return (await answer.json()) as { data: unknown }
}

async function checkPublication(history: History): Promise<void> {
  const { payload, kind, id, model } = history
  if (kind !== 'pages' && kind !== 'posts') return
  const states = statesOf(model)
  const incompleteBlocks = perLocale((locale) => incompleteIn(model.draft, locale))
  expect(await readByApi(history, `${kind}/${id}`)).toMatchObject({
    data: { publication: states, ...(kind === 'pages' && { incompleteBlocks }) },
  })
  const listed = (await readLanguages(payload, kind, [id]))(id)
  const shown = perLocale((locale) =>
    model.languages[locale].hasFailed && states[locale] === 'draft' ? 'failed' : states[locale],
  )
  expect(perLocale((locale) => listed[locale].state)).toEqual(shown)
  await checkSchedules(history)
}

/** Site, APIs and panel show of every language what the model says. */
export async function check(history: History): Promise<void> {
  const { kind, id, model } = history
  for (const locale of LOCALES) {
    await checkSite(history, locale)
    const saved = await readAsEditor(history, id, locale)
    expect(read(kind, saved), `the draft in ${locale}`).toEqual(expectedOf(kind, model.draft, locale))
    const isPublished = stateOf(model.languages[locale]) === 'published'
    if (RULES[kind].hasDrafts) expect(saved._status).toBe(isPublished ? 'published' : 'draft')
    expect(saved.addresses ?? null, `kept addresses in ${locale}`).toEqual(model.draft.texts[locale].kept)
  }
  await checkPublication(history)
}

/** Visitors get nothing of the document, and nothing is scheduled. */
export async function checkGone(history: History): Promise<void> {
  const { payload, id } = history
  for (const locale of LOCALES) await checkSite(history, locale)
  expect(await schedulesOf(payload, id)).toEqual([])
}

/** The lists of the API by state have the document in that of its own, and in no other. */
export async function checkLists(history: History): Promise<void> {
  const { kind, id, model } = history
  if (kind !== 'pages' && kind !== 'posts') return
  const [states, listed] = [statesOf(model), expect.objectContaining({ id }) as unknown]
  for (const locale of LOCALES) {
    const list = (state: string) =>
      readByApi(history, `${kind}?limit=100&locale=${locale}&publication=${state}`)
    expect((await list(states[locale])).data).toContainEqual(listed)
    const other = states[locale] === 'published' ? 'changed' : 'published'
    expect((await list(other)).data).not.toContainEqual(listed)
  }
}
