import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

import { useStored } from '@/src/admin/document/use-stored'
import type { ScheduleAction } from '@/src/features/schedules/rules/schedule'
import type { Locale } from '@/src/lib/constants'
import type { ScheduledCollection } from '@/src/platform/database/schedule-column'
import { type Scheduled, readSchedules, readState } from './schedule-calls'

/** How long after its time a schedule is looked at, again and again until it has been run. */
const PATIENCE_MS = 5000
/** What a timer of a browser can wait for. */
const MAX_WAIT_MS = 2 ** 31 - 1

const NONE: readonly Scheduled[] = []

/** Calls `look` once the first of the schedules should have been run. */
function useLookAtTheirTime(schedules: readonly Scheduled[], look: () => void): void {
  useEffect(() => {
    const times = schedules.filter(({ problem }) => problem === null).map(({ at }) => Date.parse(at))
    const wait = Math.max(0, Math.min(...times) - Date.now()) + PATIENCE_MS
    if (wait > MAX_WAIT_MS) return undefined
    const timer = setTimeout(look, wait)
    return () => clearTimeout(timer)
  }, [schedules, look])
}

/**
 * What is scheduled for the edited document. The form says what took effect in the edited language while it is open.
 * @param happened what it says then
 */
export function useSchedules(
  collection: ScheduledCollection,
  locale: Locale,
  happened: Record<ScheduleAction, string>,
) {
  const { id, data, setData, setHasPublishedDoc, setLastUpdateTime } = useDocumentInfo()
  const { stored, again } = useStored(readSchedules)
  const schedules = stored ?? NONE
  useLookAtTheirTime(schedules, again)

  const before = useRef<readonly Scheduled[]>(NONE)
  const notice = useEffectEvent(async (now: readonly Scheduled[]) => {
    const isGone = (schedule: Scheduled) => !now.some((each) => each.id === schedule.id)
    const run = before.current.findLast(
      (schedule) => schedule.locale === locale && Date.parse(schedule.at) <= Date.now() && isGone(schedule),
    )
    before.current = now
    if (!run || !id) return
    const { isOnline, updatedAt } = await readState(collection, String(id), locale)
    if (isOnline !== (run.action === 'publish')) return
    setData({ ...data, _status: isOnline ? 'published' : 'draft', updatedAt })
    setHasPublishedDoc(isOnline)
    // The addresses and the states of languages are read again, as after a save.
    setLastUpdateTime(Date.parse(updatedAt))
    toast.success(happened[run.action])
  })
  useEffect(() => {
    // Without an answer the form merely stays as it is.
    if (stored) void notice(stored).catch(() => undefined)
    else before.current = NONE
  }, [stored])
  return { schedules, again }
}
