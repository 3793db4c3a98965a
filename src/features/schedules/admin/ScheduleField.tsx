'use client'

import { Button, toast, useDocumentInfo, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'

import { useIsBrowser } from '@/src/components/ui/use-is-browser'
import { futureTime, type Schedule } from '@/src/features/schedules/rules/schedule'
import { toLocale } from '@/src/i18n/locale-texts'
import { LANGUAGES, type Locale } from '@/src/lib/constants'
import { SCHEDULE_TEXTS } from './texts'
import { useSchedule } from './use-schedule'

/** In the time zone of the browser, which it names. */
const timeIn = (language: Locale, at: string): string =>
  new Intl.DateTimeFormat(LANGUAGES[language].tag, {
    ...{ day: 'numeric', month: 'long', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
  }).format(new Date(at))

async function cancelSchedule(uuid: string, locale: Locale): Promise<void> {
  const { panelApi } = await import('@/src/api-client/panel')
  await panelApi('/api/admin/posts/{uuid}/cancel-schedule', {
    method: 'post',
    params: { uuid },
    query: { locale },
  })
}

function Problem({ schedule, language }: { schedule: Schedule; language: Locale }) {
  const texts = SCHEDULE_TEXTS[language]
  const names: Partial<Record<string, string>> = texts.fields
  if (schedule.problem === null) return null
  return (
    <div role="alert">
      <p>
        <strong>{texts.notPublished(timeIn(language, schedule.at))}</strong> {texts.problem[schedule.problem]}
      </p>
      {schedule.fields.length > 0 && (
        <p>
          {texts.missing} {schedule.fields.map((path) => names[path] ?? path).join(', ')}
        </p>
      )}
    </div>
  )
}

/** In the form of a post: when the edited language is published, why it was not, and what publishing would do. */
export function ScheduleField() {
  const { i18n } = useTranslation()
  const language = toLocale(i18n.language)
  const texts = SCHEDULE_TEXTS[language]
  const locale = toLocale(useLocale().code)
  const { id } = useDocumentInfo()
  const isBrowser = useIsBrowser()
  const { schedule, forget } = useSchedule(locale, texts.published)
  const date = futureTime(useFormFields(([fields]) => fields.publishedAt?.value))

  const cancel = async () => {
    try {
      await cancelSchedule(String(id), locale)
      forget()
      toast.success(texts.cancelled)
    } catch {
      toast.error(texts.failed)
    }
  }

  if (!isBrowser || (!schedule && date === null)) return null
  return (
    <section className="gevel-remark" aria-label={texts.title}>
      {schedule ? (
        <>
          {schedule.problem === null ? (
            <output>
              <strong>{texts.scheduled(timeIn(language, schedule.at))}</strong> {texts.latest}
            </output>
          ) : (
            <Problem language={language} schedule={schedule} />
          )}
          <Button buttonStyle="secondary" margin={false} onClick={() => void cancel()} size="small">
            {texts.cancel}
          </Button>
        </>
      ) : (
        date !== null && <p>{texts.willSchedule(timeIn(language, date))}</p>
      )}
    </section>
  )
}
