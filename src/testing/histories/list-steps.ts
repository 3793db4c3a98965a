import { expect } from 'vitest'

import { call } from '../api'
import { restRequest } from '../rest'
import { published, saved, unpublished } from './effects'
import { RULES } from './kinds'
import { isComplete, stateOf, titled } from './model'
import { dateIn, type Request, type Step } from './request'

/** Changes what is ticked in a list, as its buttons do. @returns how many documents were changed */
async function bulk({ history, step, person }: Request, query: string, body: object, status = 200) {
  const { payload, kind, id } = history
  const path = `${kind}?locale=${step.locale}&where[and][0][id][in]=${id}&${query}`
  const answer = await restRequest(payload, person, 'PATCH', path, { body })
  expect(answer.status, answer.text).toBe(status)
  return status === 200 ? (JSON.parse(answer.text) as { docs: unknown[] }).docs.length : 0
}

export async function bulkPublish(request: Request): Promise<void> {
  const { history, step } = request
  const { draft, languages } = history.model
  const isSelected = stateOf(languages[step.locale]) !== 'published'
  const isRejected = isSelected && !isComplete(draft, [step.locale])
  const query = 'where[and][1][_status][not_equals]=published&draft=true'
  const changed = await bulk(request, query, { _status: 'published' }, isRejected ? 400 : 200)
  expect(changed).toBe(isSelected && !isRejected ? 1 : 0)
  if (changed) published({ ...request, step: { ...step, date: 'keep' } }, draft, [step.locale])
}

export async function bulkUnpublish(request: Request): Promise<void> {
  const { history, step } = request
  const { isOnline } = history.model.languages[step.locale]
  const changed = await bulk(request, 'where[and][1][_status][not_equals]=draft', { _status: 'draft' })
  // A language that never was online has no status, and is selected as well.
  if (isOnline) expect(changed).toBe(1)
  if (changed) unpublished(history, step.locale)
}

/** Whether a step that may publish does. */
const isPublishing = ({ version }: Step): boolean => version % 2 === 0

export async function bulkEdit(request: Request): Promise<void> {
  const { history, step, form } = request
  const { title, hasDrafts } = RULES[history.kind]
  const draft = titled(history.model.draft, form.text, step.locale)
  const publishes = hasDrafts && isPublishing(step)
  const status = hasDrafts ? { _status: publishes ? 'published' : 'draft' } : {}
  const body = { [title ?? 'name']: form.text, ...dateIn(request), ...status }
  const isRejected = publishes && !isComplete(draft, [step.locale])
  await bulk(request, hasDrafts ? 'draft=true' : '', body, isRejected ? 400 : 200)
  if (publishes) published(request, draft, [step.locale])
  else await saved(request, draft, false)
}

const API_STATUSES = ['draft', 'published', 'unpublished'] as const

/** Sends back what the API says of a document, with another title and date, and publishes it or takes it offline. */
export async function writeByApi(request: Request): Promise<void> {
  const { history, step, form } = request
  const { kind, id, model, token, company } = history
  const path = `/api/admin/${kind}/${id}?locale=${step.locale}`
  const caller = { token, tenant: company.tenant.slug }
  const { data } = (await (await call(path, caller)).json()) as { data: object }
  const status = API_STATUSES[step.version % API_STATUSES.length]
  const body = { ...data, title: form.text, ...dateIn(request), status }
  const answer = await call(path, { ...caller, method: 'PUT', body })
  const draft = titled(model.draft, form.text, step.locale)
  const isRejected = status === 'published' && !isComplete(draft, [step.locale])
  expect(answer.status, JSON.stringify(await answer.json())).toBe(isRejected ? 422 : 200)
  if (status === 'published') return published(request, draft, [step.locale])
  if (status === 'unpublished') unpublished(history, step.locale)
  await saved(request, draft, false)
}
