'use client'

import { useEffect, useState } from 'react'

import { Button } from '@/src/components/ui/Button'
import { FormMessage } from '@/src/components/ui/field/FormMessage'
import { Heading } from '@/src/components/ui/Heading'
import { CallFacts } from './CallFacts'
import { fetchBooking, type LookupResult, type BookingToken, sendCancellation } from './calls'
import type { PanelContext } from './texts'

type Props = {
  context: PanelContext
  token: BookingToken
  /** The visitor keeps the booking. */
  onKeep: () => void
  /** The booking is not found or cancelled, and the visitor wants to make another one. */
  onLeave: () => void
}

/** Asks for confirmation before it cancels: merely opening the link changes nothing. */
export function Cancellation({ context, token, onKeep, onLeave }: Props) {
  const { texts } = context
  const [result, setResult] = useState<LookupResult | null>(null)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    void fetchBooking(token).then(setResult)
  }, [token])

  async function confirm() {
    if (busy) return
    setBusy(true)
    setFailed(false)
    const next = await sendCancellation(token)
    setBusy(false)
    if (next.type === 'failed') setFailed(true)
    else setResult(next)
  }

  if (!result) return <output className="booking-waiting pad">{texts.cancel.loading}</output>
  if (result.type !== 'found' || result.booking.status === 'cancelled')
    return <Ended result={result} context={context} onLeave={onLeave} />
  return (
    <div className="booking-outcome pad">
      <Heading level={3}>{texts.cancel.heading}</Heading>
      <CallFacts context={{ ...context, companyTimeZone: result.booking.timeZone }} slot={result.booking} />
      <div className="link-row">
        <Button busy={busy} onClick={() => void confirm()}>
          {texts.cancel.confirm}
        </Button>
        <Button onClick={onKeep} variant="plain">
          {texts.cancel.keep}
        </Button>
      </div>
      {failed && <FormMessage kind="error" title={texts.cancel.failed} />}
    </div>
  )
}

const TITLES = { found: 'done', notFound: 'notFound', over: 'over', failed: 'failed' } as const

function Ended({ result, context, onLeave }: Pick<Props, 'context' | 'onLeave'> & { result: LookupResult }) {
  const { texts } = context
  const cancelled = result.type === 'found'
  return (
    <div className="booking-outcome pad">
      <FormMessage
        kind={cancelled ? 'success' : 'error'}
        text={cancelled ? texts.cancelledText : null}
        title={texts.cancel[TITLES[result.type]]}
      />
      <div className="link-row">
        <Button icon="arrow-right" onClick={onLeave}>
          {texts.cancel.again}
        </Button>
      </div>
    </div>
  )
}
