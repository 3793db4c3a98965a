import { toast } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'

import { problemOf } from '@/src/api-client/problem'
import { localTime, momentOf } from '@/src/features/schedules/rules/local-time'
import type { Month } from '@/src/features/schedules/rules/month'
import type { Locale } from '@/src/lib/constants'
import { HttpError } from '@/src/platform/http/http-error'
import { type Scheduled, readSchedulesBetween, storeSchedule } from '../schedule-calls'
import { SCHEDULE_TEXTS } from '../texts'
import { timeZone } from '../time-zone'
import { CALENDAR_TEXTS } from './texts'

type Found = Awaited<ReturnType<typeof readSchedulesBetween>>

const reasonIn = (error: unknown): string | null => {
  const problem = error instanceof HttpError ? problemOf(error) : null
  return problem && (problem.errors?.[0]?.message ?? problem.detail)
}

/** What is scheduled in a month; `found` is null until it is there. */
export function useCalendar({ from, to }: Pick<Month, 'from' | 'to'>, tenant: string, language: Locale) {
  const [found, setFound] = useState<Found | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const loaded = await readSchedulesBetween(tenant, { from, to }).catch(() => null)
      if (!isCurrent) return
      setFailed(loaded === null)
      if (loaded) setFound(loaded)
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [from, to, tenant, round])
  const again = useCallback(() => setRound((before) => before + 1), [])

  /** Moves a schedule to another day, at the same time on the clock. */
  const moveTo = async ({ collection, document, locale, action, at }: Scheduled, day: string) => {
    const texts = CALENDAR_TEXTS[language]
    const [, clock] = localTime(at, timeZone()).split('T')
    const moment = momentOf(`${day}T${clock}`, timeZone())
    if ('problem' in moment) return toast.error(SCHEDULE_TEXTS[language].clock[moment.problem])
    try {
      await storeSchedule({ collection, document, locale, action, at: moment.at }, tenant)
      toast.success(texts.moved)
    } catch (error) {
      toast.error(texts.notMoved + (reasonIn(error) ?? SCHEDULE_TEXTS[language].failed))
    }
    return again()
  }
  return { found, hasFailed, again, moveTo }
}
