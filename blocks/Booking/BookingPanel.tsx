'use client'

import { useEffect, useState } from 'react'

import { Button } from '@/src/components/ui/Button'
import type { FieldOption } from '@/src/components/ui/field/options'
import type { Locale } from '@/src/lib/constants'
import { BookingForm } from './BookingForm'
import { type Booked, type BookingToken, parseBookingToken } from './calls'
import { Cancellation } from './Cancellation'
import { Confirmation } from './Confirmation'
import type { BookingTexts } from './texts'
import { useTimes } from './use-times'

type Props = { locale: Locale; texts: BookingTexts; topics: readonly FieldOption[] }

/** The booking in the URL's hash: the cancellation link points to this page, so following it only changes the hash. */
function useBookingToken(): { token: BookingToken | null; forget: () => void } {
  const [token, setToken] = useState<BookingToken | null>(null)
  useEffect(() => {
    const read = () => setToken(parseBookingToken(window.location.hash))
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  const forget = () => {
    window.history.replaceState(window.history.state, '', window.location.pathname)
    setToken(null)
  }
  return { token, forget }
}

/** Switches between booking, confirmation and cancellation. */
export function BookingPanel({ locale, texts, topics }: Props) {
  const { times, retry } = useTimes()
  const { token, forget } = useBookingToken()
  const [booked, setBooked] = useState<Booked | null>(null)
  const companyTimeZone = times.state === 'ready' ? times.timeZone : 'UTC'
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone || companyTimeZone
  const context = { texts, locale, timeZone, companyTimeZone }
  if (token) {
    const leave = () => {
      setBooked(null)
      forget()
      retry()
    }
    return <Cancellation context={context} token={token} key={token.id} onKeep={forget} onLeave={leave} />
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
    <BookingForm
      context={context}
      onBooked={setBooked}
      onConflict={retry}
      slots={times.slots}
      topics={topics}
    />
  )
}
