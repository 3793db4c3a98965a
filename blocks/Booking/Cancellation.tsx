'use client'

import { useEffect, useState } from 'react'

import { Button } from '@/src/components/ui/Button'
import { FormMessage } from '@/src/components/ui/field/FormMessage'
import { Heading } from '@/src/components/ui/Heading'
import { CallFacts } from './CallFacts'
import { fetchHeld, type HeldAnswer, type BookingToken, sendCancellation } from './calls'
import type { PanelContext } from './texts'

type Props = {
  context: PanelContext
  holder: BookingToken
  /** The call stays as it is. */
  onKeep: () => void
  /** The call is not there, or no more: back to choosing one. */
  onLeave: () => void
}

/** Shows what would be cancelled, asks, and cancels. Opening the link alone changes nothing. */
export function Cancellation({ context, holder, onKeep, onLeave }: Props) {
  const { texts } = context
  const [answer, setAnswer] = useState<HeldAnswer | null>(null)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    void fetchHeld(holder).then(setAnswer)
  }, [holder])

  async function confirm() {
    if (busy) return
    setBusy(true)
    setFailed(false)
    const result = await sendCancellation(holder)
    setBusy(false)
    if (result.type === 'failed') setFailed(true)
    else setAnswer(result)
  }

  if (!answer) return <output className="booking-waiting pad">{texts.cancel.loading}</output>
  if (answer.type !== 'held' || answer.held.status === 'cancelled')
    return <Ended answer={answer} context={context} onLeave={onLeave} />
  return (
    <div className="booking-outcome pad">
      <Heading level={3}>{texts.cancel.heading}</Heading>
      <CallFacts context={{ ...context, companyTimeZone: answer.held.timeZone }} slot={answer.held} />
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

const TITLES = { held: 'done', notFound: 'notFound', over: 'over', failed: 'failed' } as const

function Ended({ answer, context, onLeave }: Pick<Props, 'context' | 'onLeave'> & { answer: HeldAnswer }) {
  const { texts } = context
  const cancelled = answer.type === 'held'
  return (
    <div className="booking-outcome pad">
      <FormMessage
        kind={cancelled ? 'success' : 'error'}
        text={cancelled ? texts.cancelledText : null}
        title={texts.cancel[TITLES[answer.type]]}
      />
      <div className="link-row">
        <Button icon="arrow-right" onClick={onLeave}>
          {texts.cancel.again}
        </Button>
      </div>
    </div>
  )
}
