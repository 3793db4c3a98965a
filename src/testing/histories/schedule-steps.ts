import { expect, vi } from 'vitest'

import type { ScheduleAction } from '@/src/features/schedules/rules/schedule'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { call } from '../api'
import { runSchedules } from './effects'
import type { History } from './history'
import {
  canBeFound,
  isComplete,
  type Language,
  type Model,
  publish,
  publishAddresses,
  saveAddresses,
} from './model'
import { AHEAD, type Request, SECOND } from './request'

/** What is offline goes online before it goes offline. */
function isInOrder({ isOnline, due, ends }: Language, action: ScheduleAction, at: number): boolean {
  if (isOnline) return true
  return action === 'publish' ? ends === null || ends > at : due !== null && due < at
}

const canBePublished = (model: Model, locale: Locale): boolean =>
  isComplete(model.draft, [locale], true) && canBeFound(model, locale)

/** Plans that a language goes online, or offline, after one or two passages of time. */
export async function schedule({ history, step }: Request, action: ScheduleAction): Promise<void> {
  const { company, id, kind, model, token } = history
  const { locale } = step
  const at = Date.now() + AHEAD * (1 + (step.version % 2))
  const body = { collection: kind, document: id, locale, action, at: new Date(at).toISOString() }
  const caller = { token, tenant: company.tenant.slug }
  const answer = await call('/api/admin/schedules', { ...caller, method: 'POST', body })
  const text = JSON.stringify(await answer.json())
  const language = model.languages[locale]
  const isPossible = action === 'unpublish' || canBePublished(model, locale)
  if (!isInOrder(language, action, at) || !isPossible)
    return expect([400, 409, 422], text).toContain(answer.status)
  expect(answer.status, text).toBe(201)
  const planned = action === 'publish' ? { due: at, hasFailed: false } : { ends: at }
  model.languages[locale] = { ...language, ...planned }
}

/** A planned publication: of the draft as it is now, or not at all. */
function goOnline(model: Model, locale: Locale): void {
  if (!canBePublished(model, locale))
    model.languages[locale] = { ...model.languages[locale], hasFailed: true }
  else {
    publishAddresses(model, locale)
    publish(model, locale)
  }
}

/** The planned end of what is online; a later publication stays planned. */
function goOffline(model: Model, locale: Locale): void {
  const language = model.languages[locale]
  model.languages[locale] = { ...language, ends: null }
  if (!language.isOnline) return
  saveAddresses(model, locale)
  model.languages[locale] = { ...language, isOnline: false, isChanged: true, ends: null }
}

type Effect = { at: number | null; run: typeof goOnline; locale: Locale }

function effectsOf({ model }: History): Effect[] {
  return LOCALES.flatMap((locale) => {
    const { due, ends, hasFailed } = model.languages[locale]
    return [
      { at: hasFailed ? null : due, run: goOnline, locale },
      { at: ends, run: goOffline, locale },
    ]
  })
}

/** Time passes, and what is due by then happens in order. */
export async function passTime({ history }: Request): Promise<void> {
  vi.setSystemTime(Date.now() + AHEAD + SECOND)
  await runSchedules(history)
  const due = effectsOf(history).filter(({ at }) => at !== null && at <= Date.now())
  for (const { run, locale } of due.toSorted((a, b) => Number(a.at) - Number(b.at)))
    run(history.model, locale)
}
