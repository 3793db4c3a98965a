'use client'

import { Button, useDocumentInfo, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { setPublicationTime } from '@/src/admin/document/scheduled-publication'
import { useIsBrowser } from '@/src/components/ui/use-is-browser'
import { futureTime, type ScheduleAction } from '@/src/features/schedules/rules/schedule'
import { toLocale } from '@/src/i18n/locale-texts'
import { LazyScheduleDialog } from './LazyScheduleDialog'
import { ScheduleList } from './ScheduleList'
import { SCHEDULE_TEXTS } from './texts'
import { useSchedules } from './use-schedules'
import { useZonedDate } from './use-zoned-date'

/** In the form of a page or post: what happens to it at a set time, what did not, and what can be scheduled. */
export function ScheduleField() {
  const { i18n } = useTranslation()
  const language = toLocale(i18n.language)
  const texts = SCHEDULE_TEXTS[language]
  const locale = toLocale(useLocale().code)
  const { id, collectionSlug, hasPublishPermission, hasPublishedDoc, isTrashed } = useDocumentInfo()
  const collection = collectionSlug === 'posts' ? 'posts' : 'pages'
  const isBrowser = useIsBrowser()
  const timeText = useZonedDate(language)
  const { schedules, again } = useSchedules(collection, locale, texts.happened)
  const date = futureTime(useFormFields(([fields]) => fields.publishedAt?.value))
  const [asked, setAsked] = useState<ScheduleAction | null>(null)

  const publication = schedules.find(
    (each) => each.locale === locale && each.action === 'publish' && each.problem === null,
  )
  const publishedAt = publication?.at ?? null
  useEffect(() => {
    if (id) setPublicationTime(String(id), locale, publishedAt)
  }, [id, locale, publishedAt])

  const isScheduled = (action: ScheduleAction) =>
    schedules.some((schedule) => schedule.locale === locale && schedule.action === action)
  const maySchedule = Boolean(id && hasPublishPermission && !isTrashed)
  // The date of a post is the time of its publication.
  const mayPublish = maySchedule && collection === 'pages'
  const mayUnpublish = maySchedule && (hasPublishedDoc || isScheduled('publish')) && !isScheduled('unpublish')
  const willSchedule = date !== null && !isScheduled('publish')
  if (!isBrowser || (schedules.length === 0 && !willSchedule && !mayPublish && !mayUnpublish)) return null
  return (
    <section
      className={schedules.length > 0 || willSchedule ? 'gevel-remark' : 'gevel-remark gevel-remark--quiet'}
      aria-label={texts.title}
    >
      <p>
        <strong>{texts.title}</strong>
      </p>
      <ScheduleList {...{ schedules, locale, language }} mayCancel={maySchedule} onCancelled={again} />
      {willSchedule && <p>{texts.willSchedule(timeText(date))}</p>}
      {mayPublish && (
        <Button buttonStyle="secondary" margin={false} onClick={() => setAsked('publish')} size="small">
          {isScheduled('publish') ? texts.otherTime : texts.open.publish}
        </Button>
      )}
      {mayUnpublish && (
        <Button buttonStyle="secondary" margin={false} onClick={() => setAsked('unpublish')} size="small">
          {texts.open.unpublish}
        </Button>
      )}
      {asked && (
        <LazyScheduleDialog
          {...{ collection, locale, language }}
          action={asked}
          document={String(id)}
          onClose={() => setAsked(null)}
          onScheduled={again}
        />
      )}
    </section>
  )
}
