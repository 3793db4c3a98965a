import { Link } from '@payloadcms/ui'
import { createLocalReq, type Payload, type TypedUser } from 'payload'

import { mayPublish } from '@/src/access/memberships'
import { untitled } from '@/src/admin/document/texts'
import { LocalTime } from '@/src/admin/LocalTime'
import { listReviews, reviewHref } from '@/src/features/reviews'
import { localeName, textIn } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import type { DashboardTexts } from './texts'

type Props = { payload: Payload; tenant: string; user: TypedUser; language: Locale; texts: DashboardTexts }

const SHOWN = 5

/** The reviews that an account can decide, and those that were sent back to it; nothing when there are none. */
export async function WaitingForMe({ payload, tenant, user, language, texts }: Props) {
  const waiting = { account: user.id, publishes: mayPublish(user, tenant) }
  const req = await createLocalReq({ user }, payload)
  const { reviews, total } = await listReviews(req, { tenant, waiting }, { page: 1, limit: SHOWN })
  if (reviews.length === 0) return null
  return (
    <section aria-labelledby="gevel-waiting">
      <h2 id="gevel-waiting">{texts.waiting}</h2>
      <ul className="gevel-dashboard__list">
        {reviews.map((review) => {
          const { id, state, collection, title, locale, message, answer, createdAt, decidedAt } = review
          const person = (state === 'open' ? review.requester : review.decidedBy)?.name
          return (
            <li key={id}>
              <Link href={reviewHref(language, review)}>
                {title ?? textIn(untitled(texts.kinds[collection]), language)}
              </Link>{' '}
              <small>
                {localeName(locale, language)}, <LocalTime value={decidedAt ?? createdAt} />
              </small>
              <p className="gevel-dashboard__excerpt">
                {texts.waits[state === 'open' ? 'open' : 'sentBack'](person ?? texts.formerColleague)}
                {(state === 'open' ? message : answer) && `: ${state === 'open' ? message : answer}`}
              </p>
            </li>
          )
        })}
      </ul>
      {total > SHOWN && <p>{texts.moreWaiting(total - SHOWN)}</p>}
    </section>
  )
}
