import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'

import { useStored } from '@/src/admin/document/use-stored'
import type { Schedule } from '@/src/features/schedules/rules/schedule'
import type { Locale } from '@/src/lib/constants'

/** How long after its time a schedule is looked at, again and again until it has been run. */
const PATIENCE_MS = 5000
/** What a timer of a browser can wait for. */
const MAX_WAIT_MS = 2 ** 31 - 1

type State = { schedule: Schedule | null; isOnline: boolean; updatedAt: string }

async function readState(uuid: string, locale: Locale): Promise<State> {
  const { panelApi } = await import('@/src/api-client/panel')
  const { data } = await panelApi('/api/admin/posts/{uuid}', { params: { uuid }, query: { locale } })
  const isOnline = data.publication[locale] === 'published'
  return { schedule: data.schedules[locale], isOnline, updatedAt: data.updatedAt }
}

/** Calls `look` once a schedule should have been run. */
function useLookAtItsTime(schedule: Schedule | null, look: () => void): void {
  useEffect(() => {
    if (!schedule || schedule.problem !== null) return undefined
    const wait = Math.max(0, new Date(schedule.at).valueOf() - Date.now()) + PATIENCE_MS
    if (wait > MAX_WAIT_MS) return undefined
    const timer = setTimeout(look, wait)
    return () => clearTimeout(timer)
  }, [schedule, look])
}

/** The schedule of the edited language. The form says that it was published when that happens while it is open. */
export function useSchedule(locale: Locale, published: string) {
  const { data, setData, setHasPublishedDoc } = useDocumentInfo()
  const read = useCallback((uuid: string) => readState(uuid, locale), [locale])
  const { stored, forget, again } = useStored(read)
  const schedule = stored?.schedule ?? null
  useLookAtItsTime(schedule, again)

  const before = useRef<Schedule | null>(null)
  const notice = useEffectEvent(({ schedule: now, isOnline, updatedAt }: State) => {
    const had = before.current
    before.current = now
    if (!had || now || !isOnline || new Date(had.at).valueOf() > Date.now()) return
    setData({ ...data, _status: 'published', updatedAt })
    setHasPublishedDoc(true)
    toast.success(published)
  })
  useEffect(() => {
    if (stored) notice(stored)
    else before.current = null
  }, [stored])
  return { schedule, forget }
}
