'use client'

import { Button, toast } from '@payloadcms/ui'

import { localeName } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { cancelSchedule, type Scheduled } from './schedule-calls'
import { SCHEDULE_TEXTS } from './texts'
import { useZonedDate } from './use-zoned-date'

function Problem({ schedule, language }: { schedule: Scheduled; language: Locale }) {
  const texts = SCHEDULE_TEXTS[language]
  const timeText = useZonedDate(language)
  const names: Partial<Record<string, string>> = texts.fields
  if (schedule.problem === null) return null
  return (
    <div role="alert">
      <p>
        <strong>{texts.notDone[schedule.action](timeText(schedule.at))}</strong>{' '}
        {texts.problem[schedule.problem]}
      </p>
      {schedule.fields.length > 0 && (
        <p>
          {texts.missing} {schedule.fields.map((path) => names[path] ?? path).join(', ')}
        </p>
      )}
    </div>
  )
}

type Props = {
  schedules: readonly Scheduled[]
  /** The edited language; the others are named. */
  locale: Locale
  language: Locale
  mayCancel: boolean
  onCancelled: () => void
}

/** What is scheduled for a document, or why it did not happen. */
export function ScheduleList({ schedules, locale, language, mayCancel, onCancelled }: Props) {
  const texts = SCHEDULE_TEXTS[language]
  const timeText = useZonedDate(language)
  const cancel = async (id: string) => {
    try {
      await cancelSchedule(id)
      onCancelled()
      toast.success(texts.cancelled)
    } catch {
      toast.error(texts.failed)
    }
  }
  return schedules.map((schedule) => {
    const other = schedule.locale === locale ? '' : `${localeName(schedule.locale, language)}: `
    return (
      <div key={schedule.id} className="gevel-remark__item">
        {schedule.problem === null ? (
          <output>
            {other}
            <strong>{texts.happens[schedule.action](timeText(schedule.at))}</strong>{' '}
            {texts.effect[schedule.action]}
          </output>
        ) : (
          <Problem language={language} schedule={schedule} />
        )}
        {mayCancel && (
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={() => void cancel(schedule.id)}
            size="small"
          >
            {texts.cancel[schedule.action]}
            {other && ` (${localeName(schedule.locale, language)})`}
          </Button>
        )}
      </div>
    )
  })
}
