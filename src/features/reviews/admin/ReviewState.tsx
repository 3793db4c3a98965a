import { LocalTime } from '@/src/admin/LocalTime'
import type { Locale } from '@/src/lib/constants'
import { documentHref } from '@/src/routing/admin-paths'
import type { Review } from './review-calls'
import type { REVIEW_TEXTS } from './texts'

type Texts = (typeof REVIEW_TEXTS)[Locale]
type Props = { review: Review; language: Locale; texts: Texts }

/** The difference between the draft and what is online, in words. */
function Difference({ review, language, texts }: Props) {
  const { collection, document, draftVersion, locale, onlineVersion } = review
  if (!draftVersion) return null
  if (!onlineVersion) return <p>{texts.isNew}</p>
  const query = new URLSearchParams({ locale, versionFrom: onlineVersion })
  return (
    <p>
      <a href={`${documentHref(language, collection, document)}/versions/${draftVersion}?${query}`}>
        {texts.differs}
      </a>
    </p>
  )
}

/** Who asked or decided, when, and what they said. */
export function ReviewState({ review, language, texts }: Props) {
  const { state, requester, reviewer, decidedBy, message, answer, createdAt, decidedAt, isChanged } = review
  const isOpen = state === 'open'
  const person = (isOpen || state === 'withdrawn' ? requester : decidedBy)?.name ?? texts.former
  const [first = '', ...others] = texts.state[state](person)
  return (
    <div className="gevel-review__state" data-state={state}>
      <p>
        <strong>{first.toUpperCase() + others.join('')}</strong>{' '}
        <small>
          <LocalTime value={(isOpen ? null : decidedAt) ?? createdAt} />
        </small>
      </p>
      {isOpen && <p>{texts.asks(reviewer?.name ?? null)}</p>}
      {message && isOpen && <blockquote>{message}</blockquote>}
      {answer && <blockquote>{answer}</blockquote>}
      {isChanged && isOpen && <p>{texts.changedOpen}</p>}
      {isChanged && state === 'approved' && <p>{texts.changedApproved}</p>}
      {isOpen && <Difference {...{ review, language, texts }} />}
    </div>
  )
}
