import { expect } from 'vitest'

import { LOCALES, type Locale } from '@/src/lib/constants'
import { runDue, schedulesOf } from '../schedules'
import type { History } from './history'
import { RULES } from './kinds'
import {
  canBeFound,
  type Content,
  isComplete,
  type Model,
  OFFLINE,
  publish,
  publishAddresses,
  saveAddresses,
} from './model'
import { dateOf, type Request, SECOND } from './request'

/** What a save does to schedules: a date in the future moves all; one in the past publishes, unless it is an autosave. */
function followDate({ languages, date }: Model, locale: Locale, isAutosave: boolean): Locale | null {
  const scheduled = LOCALES.filter((each) => languages[each].due !== null)
  if (scheduled.length === 0 || date === null) return null
  if (date > Date.now()) for (const each of scheduled) languages[each].due = date
  else if (!isAutosave && languages[locale].due !== null) return locale
  return null
}

/** Runs what is due until it has been published; a job may be running already. */
export async function runSchedules({ payload, id }: History): Promise<void> {
  await runDue(payload)
  const due = async () =>
    (await schedulesOf(payload, id)).filter(({ at, problem }) => !problem && Date.parse(at) <= Date.now())
  await expect.poll(due, { timeout: 20 * SECOND }).toEqual([])
}

/** What a save as a draft does. */
export async function saved(
  { history, step, form }: Request,
  draft: Content,
  isAutosave: boolean,
): Promise<void> {
  const { model } = history
  model.draft = draft
  saveAddresses(model, step.locale, form.addresses)
  if (!RULES[history.kind].hasDrafts) return publish(model, step.locale)
  model.date = dateOf(step, history)
  model.languages[step.locale].isChanged = true
  if (!followDate(model, step.locale, isAutosave)) return
  await runSchedules(history)
  publish(model, step.locale)
}

/** Publishes a language of the draft, or schedules that. */
function publishOrSchedule({ model }: History, locale: Locale): void {
  if (model.date === null || model.date <= Date.now()) publish(model, locale)
  else
    model.languages[locale] = {
      ...model.languages[locale],
      isChanged: true,
      due: model.date,
      hasFailed: false,
    }
}

/** The addresses that a request publishes a language with: a form has those of its own language only. */
const sentFor = ({ step, form }: Request, locale: Locale) =>
  locale === step.locale ? form.addresses : undefined

/** Whether some languages of a draft can be published. */
export const isAccepted = (request: Request, draft: Content, locales: readonly Locale[]): boolean =>
  isComplete(draft, locales, RULES[request.history.kind].hasBlocks) &&
  locales.every((locale) => canBeFound(request.history.model, locale, sentFor(request, locale)))

/** What publishing a draft does to some languages. */
export function published(request: Request, draft: Content, locales: readonly Locale[]): void {
  const { history, step } = request
  const { model } = history
  model.draft = draft
  model.date = dateOf(step, history)
  for (const locale of locales) {
    publishAddresses(model, locale, sentFor(request, locale))
    publishOrSchedule(history, locale)
  }
  followDate(model, step.locale, false)
}

export function takenOffline({ languages }: Model, locale: Locale): void {
  languages[locale] = OFFLINE
}

/** What unpublishing a language does, which saves its draft. */
export function unpublished({ model }: History, locale: Locale): void {
  saveAddresses(model, locale)
  takenOffline(model, locale)
}
