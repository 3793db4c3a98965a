'use client'

import { type SubmitEvent, useEffect, useId, useState } from 'react'

import { valuesIn } from '@/src/admin/dialog/values-in'
import type { Locale } from '@/src/lib/constants'
import { MAX_REVIEW_TEXT } from '../rules/review'
import type { Reader } from './reader'
import { readReviewers, type Reviewer } from './review-calls'
import type { REVIEW_TEXTS } from './texts'

type Props = {
  isBusy: boolean
  isAgain: boolean
  reader: Reader
  texts: (typeof REVIEW_TEXTS)[Locale]
  onAsk: (asked: { reviewer: string | null; message: string | null }) => Promise<boolean>
}

/** Whom a review can be asked of, besides the reader. */
function useReviewers(reader: string): readonly Reviewer[] {
  const [people, setPeople] = useState<readonly Reviewer[]>([])
  useEffect(() => {
    // Without them, everybody is asked.
    readReviewers().then(
      (all) => setPeople(all.filter(({ id }) => id !== reader)),
      () => undefined,
    )
  }, [reader])
  return people
}

/** Asks for a review of the draft, of somebody or of everybody who may publish. */
export function RequestForm({ isBusy, isAgain, reader, texts, onAsk }: Props) {
  const [message, reviewer] = [useId(), useId()]
  const people = useReviewers(reader.id)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React events bubble through portals: the form of the edit view would be submitted too.
    event.stopPropagation()
    const valueOf = valuesIn(event.currentTarget)
    void onAsk({ reviewer: valueOf('reviewer') || null, message: valueOf('message') || null })
  }
  return (
    <form onSubmit={submit}>
      <p>
        {reader.fourEyes && reader.mayPublish
          ? texts.fourEyes
          : reader.mayPublish
            ? texts.editorExplanation
            : texts.writerExplanation}
      </p>
      <label htmlFor={reviewer}>{texts.reviewer}</label>
      <select id={reviewer} name="reviewer" defaultValue="">
        <option value="">{texts.anybody}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <label htmlFor={message}>{texts.message}</label>
      <textarea id={message} name="message" rows={3} maxLength={MAX_REVIEW_TEXT} />
      <button type="submit" className="gevel-button gevel-button--first" disabled={isBusy}>
        {isAgain ? texts.sendAgain : texts.send}
      </button>
    </form>
  )
}
