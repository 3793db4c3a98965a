'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRef, useState } from 'react'

import { Dialog, type Refusal, type ValueOf } from '@/src/admin/dialog/Dialog'
import { refusalOf } from '@/src/admin/dialog/dialog-errors'
import { Field } from '@/src/admin/dialog/Field'
import { localTime, momentOf, usualTimes } from '@/src/features/schedules/rules/local-time'
import type { ScheduleAction } from '@/src/features/schedules/rules/schedule'
import { localeName } from '@/src/i18n/locale-texts'
import { LOCALES, type Locale } from '@/src/lib/constants'
import type { ScheduledCollection } from '@/src/platform/database/schedule-column'
import { type NewSchedule, storeSchedule } from './schedule-calls'
import { SCHEDULE_TEXTS } from './texts'
import { timeZone, zoneName } from './time-zone'

/** Stores the same in each language; stops at the first that is rejected. */
async function storeAll(
  schedules: readonly NewSchedule[],
  { language, tenant }: Pick<Props, 'language' | 'tenant'>,
): Promise<Refusal | null> {
  for (const schedule of schedules)
    try {
      await storeSchedule(schedule, tenant)
    } catch (error) {
      const refusal = refusalOf(error, ['at'], SCHEDULE_TEXTS[language].failed)
      const isOne = schedules.length === 1 || !('message' in refusal)
      return isOne ? refusal : { message: `${localeName(schedule.locale, language)}: ${refusal.message}` }
    }
  return null
}

type Props = {
  collection: ScheduledCollection
  document: string
  /** Chosen at first. */
  locale: Locale
  action: ScheduleAction
  language: Locale
  /** The id of its tenant; the selected one by default. */
  tenant?: string
  /** The time of the schedule that is moved, in its language only. */
  moved?: string
  onScheduled: () => void
  onClose: () => void
}

/** Asks when something is to happen to a document, and in which languages. */
export function ScheduleDialog({ onScheduled, onClose, moved, ...schedule }: Props) {
  const { collection, document, locale, action, language } = schedule
  const texts = SCHEDULE_TEXTS[language]
  const input = useRef<HTMLInputElement>(null)
  const [now] = useState(() => new Date())
  const usual = usualTimes(now, timeZone())
  const choose = (time: string) => {
    if (input.current) input.current.value = time
    input.current?.focus()
  }

  const submit = async (valueOf: ValueOf) => {
    const locales = moved ? [locale] : LOCALES.filter((each) => valueOf(`locale-${each}`) !== '')
    if (locales.length === 0) return { message: texts.noLanguage }
    const moment = momentOf(valueOf('at'), timeZone())
    if ('problem' in moment) return { fields: { at: texts.clock[moment.problem] } }
    const { at } = moment
    const schedules = locales.map((each) => ({ collection, document, locale: each, action, at }))
    const refusal = await storeAll(schedules, schedule)
    // What was stored before one was rejected is shown.
    onScheduled()
    if (!refusal) toast.success(texts.done)
    return refusal
  }

  return (
    <Dialog
      heading={texts.heading[action]}
      labels={{ submit: texts.submit, cancel: texts.close, failed: texts.failed }}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{texts.effect[action]}</p>
      <Field name="at" label={texts.at} explanation={texts.zone(zoneName(language))}>
        {(control) => (
          <input {...control} ref={input} required type="datetime-local" min={localTime(now, timeZone())} />
        )}
      </Field>
      <div className="gevel-dialog__choices">
        {(['tomorrow', 'monday'] as const).map((name) => (
          <Button
            key={name}
            buttonStyle="pill"
            margin={false}
            onClick={() => choose(usual[name])}
            size="small"
          >
            {texts[name]}
          </Button>
        ))}
      </div>
      {!moved && (
        <fieldset className="gevel-dialog__options">
          <legend>{texts.languages}</legend>
          {LOCALES.map((each) => (
            <label key={each}>
              <input type="checkbox" name={`locale-${each}`} defaultChecked={each === locale} />{' '}
              {localeName(each, language)}
            </label>
          ))}
        </fieldset>
      )}
    </Dialog>
  )
}
