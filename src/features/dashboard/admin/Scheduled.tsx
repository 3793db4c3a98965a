import { Link } from '@payloadcms/ui'
import { createLocalReq, type Payload } from 'payload'

import { untitled } from '@/src/admin/document/texts'
import { LocalTime } from '@/src/admin/LocalTime'
import { type PlannedRelease, plannedReleases, releaseHref } from '@/src/features/releases'
import { listSchedules, type ListedSchedule } from '@/src/features/schedules'
import { localeName, textIn } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { adminHref, documentHref } from '@/src/routing/admin-paths'
import type { DashboardTexts } from './texts'

type Props = { payload: Payload; tenant: string; language: Locale; texts: DashboardTexts }

const SHOWN = 5

function Line({
  schedule,
  language,
  texts,
}: { schedule: ListedSchedule } & Pick<Props, 'language' | 'texts'>) {
  const { collection, document, title, locale, action, at, problem } = schedule
  return (
    <li>
      <Link href={`${documentHref(language, collection, document)}?locale=${locale}`}>
        {title ?? textIn(untitled(texts.kinds[collection]), language)}
      </Link>{' '}
      <small>
        {localeName(locale, language)}, {problem === null ? texts.goes[action] : texts.notDone[action]}{' '}
        <LocalTime value={at} />
      </small>
    </li>
  )
}

const Planned = ({
  release,
  language,
  texts,
}: { release: PlannedRelease } & Pick<Props, 'language' | 'texts'>) => (
  <li>
    <Link href={releaseHref(language, release.id)}>{release.name}</Link>{' '}
    <small>
      {texts.release}, {release.problem === null ? texts.goes.publish : texts.notDone.publish}{' '}
      <LocalTime value={release.at} />
    </small>
  </li>
)

/** What goes online or offline next, after what could not; nothing when nothing is scheduled. */
export async function Scheduled({ payload, tenant, language, texts }: Props) {
  const first = { page: 1, limit: SHOWN }
  const req = await createLocalReq({}, payload)
  const { rows } = await listSchedules(req, { tenant }, first)
  const releases = await plannedReleases(req, tenant)
  if (rows.length === 0 && releases.length === 0) return null
  return (
    <section aria-labelledby="gevel-scheduled">
      <h2 id="gevel-scheduled">{texts.scheduled}</h2>
      <ul className="gevel-dashboard__list">
        {releases.map((release) => (
          <Planned key={release.id} {...{ release, language, texts }} />
        ))}
        {rows.map((schedule) => (
          <Line key={schedule.id} {...{ schedule, language, texts }} />
        ))}
      </ul>
      <p>
        <Link href={adminHref(language, '/calendar')}>{texts.calendar}</Link>
      </p>
    </section>
  )
}
