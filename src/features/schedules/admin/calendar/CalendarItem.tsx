'use client'

import { Link } from '@payloadcms/ui'
import { type DragEvent, useState } from 'react'

import { startDrag } from '@/src/admin/use-drop-target'
import { localTime } from '@/src/features/schedules/rules/local-time'
import { localeName } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { documentHref } from '@/src/routing/admin-paths'
import type { Scheduled } from '../schedule-calls'
import { ScheduleDialog } from '../ScheduleDialog'
import { timeZone } from '../time-zone'
import { CALENDAR_TEXTS } from './texts'
import { DRAGGED_SCHEDULE } from './dragged-schedule'

type Props = {
  schedule: Scheduled
  language: Locale
  tenant: string
  mayMove: boolean
  onMoved: () => void
}

/** One schedule: its time, language and document, and a way to move it; its link can be dragged to another day as well. */
export function CalendarItem({ schedule, language, tenant, mayMove, onMoved }: Props) {
  const texts = CALENDAR_TEXTS[language]
  const [isMoving, setMoving] = useState(false)
  const { collection, document, locale, action, at, problem } = schedule
  const [, clock] = localTime(at, timeZone()).split('T')
  const title = schedule.title ?? texts.untitled
  const href = `${documentHref(language, collection, document)}?locale=${locale}`
  return (
    <li className={`gevel-calendar__item gevel-calendar__item--${problem === null ? action : 'failed'}`}>
      <p>
        <time dateTime={at}>{clock}</time>{' '}
        <abbr title={localeName(locale, language)}>{locale.toUpperCase()}</abbr>{' '}
        {problem === null ? texts.actions[action] : texts.notDone}
      </p>
      <Link
        draggable={mayMove}
        href={href}
        onDragStart={(event: DragEvent) => startDrag(event, DRAGGED_SCHEDULE, schedule.id)}
        prefetch={false}
        title={texts.kinds[collection]}
      >
        {title}
      </Link>
      {mayMove && (
        <button type="button" aria-label={`${texts.move}: ${title}`} onClick={() => setMoving(true)}>
          {texts.move}
        </button>
      )}
      {isMoving && (
        <ScheduleDialog
          {...{ collection, document, locale, action, language, tenant }}
          moved={at}
          onClose={() => setMoving(false)}
          onScheduled={onMoved}
        />
      )}
    </li>
  )
}
