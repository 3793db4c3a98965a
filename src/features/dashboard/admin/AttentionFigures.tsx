import { Link } from '@payloadcms/ui'

import type { Totals } from '@/src/features/dashboard/server/dashboard'
import { collectionHref } from '@/src/routing/admin-paths'
import { LocalTime } from '@/src/admin/LocalTime'
import { LANGUAGES, type Locale } from '@/src/lib/constants'
import { isCalm } from './is-calm'
import type { DashboardTexts } from './texts'

type Props = { figures: Totals; language: Locale; texts: DashboardTexts }

/** A call is soon: the year is clear. */
const NEXT = 'EEEEEE d MMM HH:mm'
const UNREAD = '?status=inbox&unread=1'
const ASSIGNED = '?status=inbox&assignee=me'

/** Figures that need attention, each with a link to the list of documents behind it. */
export function AttentionFigures({ figures, language, texts }: Props) {
  const { forms, bookings, notFound, media } = figures
  const rows = [
    {
      ...texts.unread,
      count: forms.unread,
      note: texts.ofSubmissions(forms.submissions),
      href: collectionHref(language, 'form-submissions') + UNREAD,
    },
    ...(forms.assigned > 0
      ? [
          {
            ...texts.assigned,
            count: forms.assigned,
            note: texts.assignedNote,
            href: collectionHref(language, 'form-submissions') + ASSIGNED,
          },
        ]
      : []),
    {
      ...texts.upcoming,
      count: bookings.upcoming,
      note: bookings.next ? (
        <>
          {texts.next} <LocalTime value={bookings.next} pattern={NEXT} />
        </>
      ) : (
        texts.noBookings
      ),
      href: collectionHref(language, 'bookings'),
    },
    {
      ...texts.notFound,
      count: notFound.addresses,
      note: texts.lastWeek,
      href: collectionHref(language, 'not-found-log'),
    },
    {
      ...texts.undescribed,
      count: media.undescribed,
      note: texts.ofImages(media.count),
      href: collectionHref(language, 'media'),
    },
    ...(media.rightsEnding > 0
      ? [
          {
            ...texts.rightsEnding,
            count: media.rightsEnding,
            note: texts.rightsNote,
            href: `${collectionHref(language, 'media')}?rights=ending`,
          },
        ]
      : []),
  ]
  return (
    <section aria-labelledby="gevel-attention">
      <h2 id="gevel-attention">{texts.attention}</h2>
      {isCalm(figures) ? (
        <p className="gevel-calm">{texts.calm}</p>
      ) : (
        <ul className="gevel-figures">
          {rows.map(({ one, many, count, note, href }) => (
            <li key={many} data-empty={count === 0 || undefined}>
              <Link href={href}>
                <strong>{count.toLocaleString(LANGUAGES[language].tag)}</strong>{' '}
                <span>{count === 1 ? one : many}</span>
              </Link>
              <small>{note}</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
