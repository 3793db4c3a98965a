'use client'

import { type SubmitEvent, useId } from 'react'

import { valuesIn } from '@/src/admin/dialog/values-in'
import type { Locale } from '@/src/lib/constants'
import { MAX_REVIEW_TEXT } from '../rules/review'
import type { REVIEW_TEXTS } from './texts'

type Props = {
  isBusy: boolean
  texts: (typeof REVIEW_TEXTS)[Locale]
  onApprove: (publish: boolean) => void
  onSendBack: (reason: string) => void
}

/** What whoever may publish decides: approving, or sending back with a reason. */
export function Decision({ isBusy, texts, onApprove, onSendBack }: Props) {
  const id = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React events bubble through portals: the form of the edit view would be submitted too.
    event.stopPropagation()
    onSendBack(valuesIn(event.currentTarget)('reason'))
  }
  return (
    <>
      <div className="gevel-review__acts">
        <button
          type="button"
          className="gevel-button gevel-button--first"
          disabled={isBusy}
          onClick={() => onApprove(true)}
        >
          {texts.approveAndPublish}
        </button>
        <button type="button" className="gevel-button" disabled={isBusy} onClick={() => onApprove(false)}>
          {texts.approve}
        </button>
      </div>
      <form onSubmit={submit}>
        <label htmlFor={id}>{texts.reason}</label>
        <textarea {...{ id }} name="reason" required rows={3} maxLength={MAX_REVIEW_TEXT} />
        <button type="submit" className="gevel-button" disabled={isBusy}>
          {texts.sendBack}
        </button>
      </form>
    </>
  )
}
