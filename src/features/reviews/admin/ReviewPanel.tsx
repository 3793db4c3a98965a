'use client'

import { useEffect, useRef } from 'react'

import { useFormAgain } from '@/src/admin/open-form/use-form-again'
import { SidePanel } from '@/src/admin/side-panel/SidePanel'
import { localeName } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import type { ScheduledCollection } from '@/src/platform/database/schedule-column'
import { documentHref } from '@/src/routing/admin-paths'
import { Decision } from './Decision'
import type { Known, Reader } from './reader'
import { RequestForm } from './RequestForm'
import { approve, askReview, sendBack, withdraw } from './review-calls'
import { ReviewState } from './ReviewState'
import { REVIEW_TEXTS } from './texts'
import { useReview } from './use-review'

type Props = {
  collection: ScheduledCollection
  document: string
  locale: Locale
  language: Locale
  reader: Reader
  /** The id of the newest one. */
  review: string | null
  onChange: (known: Known) => void
  onClose: () => void
}

/** The review of a language of the document in the form: asking for it, deciding on it, and what became of it. */
export function ReviewPanel({ collection, document, locale, language, reader, ...rest }: Props) {
  const texts = REVIEW_TEXTS[language]
  const { review, isLoaded, isBusy, said, run } = useReview({
    ...{ id: rest.review, failed: texts.failed, onChange: rest.onChange },
  })
  const showAgain = useFormAgain(`${documentHref(language, collection, document)}?locale=${locale}`)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isLoaded) panel.current?.focus()
  }, [isLoaded])
  const isOpen = review?.state === 'open'
  const isOwn = review?.requester?.id === reader.id
  const onApprove = async (publish: boolean) => {
    if (!review) return
    const isDone = await run(() => approve(review, publish), texts.approved)
    if (isDone && publish) showAgain()
  }
  return (
    <SidePanel
      title={texts.title(localeName(locale, language))}
      closeLabel={texts.close}
      onClose={rest.onClose}
    >
      <section
        className="gevel-review"
        aria-label={texts.title(localeName(locale, language))}
        ref={panel}
        tabIndex={-1}
      >
        {!isLoaded && <p>{texts.loading}</p>}
        {review && <ReviewState {...{ review, language, texts }} />}
        {review && isOpen && reader.mayPublish && !isOwn && (
          <Decision
            {...{ isBusy, texts }}
            onApprove={(publish) => void onApprove(publish)}
            onSendBack={(reason) => void run(() => sendBack(review.id, reason), texts.sentBackDone)}
          />
        )}
        {review && isOpen && isOwn && (
          <button
            type="button"
            className="gevel-button"
            disabled={isBusy}
            onClick={() => void run(() => withdraw(review.id), texts.withdrawn)}
          >
            {texts.withdraw}
          </button>
        )}
        {isLoaded && !isOpen && reader.mayWrite && (
          <RequestForm
            {...{ isBusy, reader, texts }}
            isAgain={review?.state === 'sentBack'}
            onAsk={(asked) => run(() => askReview({ collection, document, locale, ...asked }), texts.sent)}
          />
        )}
        {isLoaded && !review && !reader.mayWrite && <p>{texts.reader}</p>}
        <output className="gevel-hidden">{said}</output>
      </section>
    </SidePanel>
  )
}
