import { expect } from 'vitest'

import { call } from '../api'
import { restRequest } from '../rest'
import { isAccepted, published, saved, takenOffline, unpublished } from './effects'
import { RULES } from './kinds'
import { stateOf, titled } from './model'
import { dateIn, type Request, type Step } from './request'

/** Changes what is ticked in a list, as its buttons do. @returns how many documents were changed */
async function bulk({ history, step, person }: Request, query: string, body: object, isRejected = false) {
  const { payload, kind, id } = history
  const path = `${kind}?locale=${step.locale}&where[and][0][id][in]=${id}&${query}`
  const answer = await restRequest(payload, person, 'PATCH', path, { body })
  expect(isRejected ? [400, 409] : [200], answer.text).toContain(answer.status)
  return isRejected ? 0 : (JSON.parse(answer.text) as { docs: unknown[] }).docs.length
}

export async function bulkPublish(request: Request): Promise<void> {
  const { history, step } = request
  const { draft, languages } = history.model
  const isSelected = stateOf(languages[step.locale]) !== 'published'
  const isRejected = isSelected && !isAccepted(request, draft, [step.locale])
  const query = 'where[and][1][_status][not_equals]=published&draft=true'
  const changed = await bulk(request, query, { _status: 'published' }, isRejected)
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
  const isRejected = publishes && !isAccepted(request, draft, [step.locale])
  await bulk(request, hasDrafts ? 'draft=true' : '', body, isRejected)
  if (isRejected) return
  if (publishes) published(request, draft, [step.locale])
  else await saved(request, draft, false)
}

const API_STATUSES = ['draft', 'published', 'unpublished'] as const

/** What a body with the URLs of a page means for the addresses of its draft: they are settled, unless they stay with it. */
function withUrls(request: Request, status: (typeof API_STATUSES)[number]): Request {
  const { history, step, form } = request
  const stays = status === 'draft' && history.model.languages[step.locale].isOnline
  return stays ? request : { ...request, form: { ...form, addresses: null } }
}

/** Sends back what the API says of a document, with another title and date, and publishes it or takes it offline. */
export async function writeByApi(asked: Request): Promise<void> {
  const { history, step, form } = asked
  const { kind, id, model, token, company } = history
  const path = `/api/admin/${kind}/${id}?locale=${step.locale}`
  const caller = { token, tenant: company.tenant.slug }
  const { data } = (await (await call(path, caller)).json()) as { data: { urls?: unknown } }
  const { urls, ...others } = data
  const status = API_STATUSES[step.version % API_STATUSES.length] ?? 'draft'
  const isWhole = urls !== undefined && step.address === 'none'
  const body = { ...(isWhole ? data : others), title: form.text, ...dateIn(asked), status }
  const answer = await call(path, { ...caller, method: 'PUT', body })
  const request = isWhole ? withUrls(asked, status) : asked
  const draft = titled(model.draft, form.text, step.locale)
  const isRejected = status === 'published' && !isAccepted(request, draft, [step.locale])
  const text = JSON.stringify(await answer.json())
  if (isRejected) return expect([409, 422], text).toContain(answer.status)
  expect(answer.status, text).toBe(200)
  if (status === 'published') return published(request, draft, [step.locale])
  if (status === 'unpublished')
    if (isWhole) takenOffline(model, step.locale)
    else unpublished(history, step.locale)
  await saved(request, draft, false)
}
