'use client'

import { useEffect, useState } from 'react'

import { Button } from '@/src/components/ui/Button'
import type { FieldOption } from '@/src/components/ui/field/options'
import type { Locale } from '@/src/lib/constants'
import { BookingForm } from './BookingForm'
import { type Booked, type BookingToken, holderIn } from './calls'
import { Cancellation } from './Cancellation'
import { Confirmation } from './Confirmation'
import type { BookingTexts } from './texts'
import { useTimes } from './use-times'

type Props = { locale: Locale; texts: BookingTexts; topics: readonly FieldOption[] }

/** The link to cancel leads to this very page: only the hash of the address changes. */
function useHolder(): { holder: BookingToken | null; forget: () => void } {
  const [holder, setHolder] = useState<BookingToken | null>(null)
  useEffect(() => {
    const read = () => setHolder(holderIn(window.location.hash))
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  const forget = () => {
    window.history.replaceState(window.history.state, '', window.location.pathname)
    setHolder(null)
  }
  return { holder, forget }
}

/** Choosing, confirming and cancelling: one after another in the same place. */
export function BookingPanel({ locale, texts, topics }: Props) {
  const { times, retry } = useTimes()
  const { holder, forget } = useHolder()
  const [booked, setBooked] = useState<Booked | null>(null)
  const companyTimeZone = times.state === 'ready' ? times.timeZone : 'UTC'
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone || companyTimeZone
  const context = { texts, locale, timeZone, companyTimeZone }
  if (holder) {
    const leave = () => {
      setBooked(null)
      forget()
      retry()
    }
    return <Cancellation context={context} holder={holder} key={holder.id} onKeep={forget} onLeave={leave} />
  }
  if (times.state === 'loading') return <output className="booking-waiting pad">{texts.loading}</output>
  if (times.state === 'failed')
    return (
      <div className="booking-waiting pad" role="alert">
        <p>{texts.failed}</p>
        <Button onClick={retry} variant="plain">
          {texts.retry}
        </Button>
      </div>
    )
  if (booked) return <Confirmation booked={booked} context={context} />
  if (times.slots.length === 0) return <p className="booking-waiting pad">{texts.noSlots}</p>
  return (
    <BookingForm context={context} onBooked={setBooked} onTaken={retry} slots={times.slots} topics={topics} />
  )
}
