'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'

import type { FieldOption } from '@/src/components/ui/field/options'
import type { Locale } from '@/src/lib/constants'
import type { BookingTexts } from './texts'

const BookingPanel = lazy(async () => ({ default: (await import('./BookingPanel')).BookingPanel }))

/** Distance from the viewport at which the panel is loaded. */
const AHEAD = '600px'

type Props = { locale: Locale; texts: BookingTexts; topics: readonly { id: string; label: string }[] }

/** Loads the panel when it approaches the viewport; a cancellation link scrolls to it first. */
export function BookingLoader({ locale, texts, topics }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = container.current
    if (!element) return
    if (window.location.hash.startsWith('#booking=')) element.scrollIntoView()
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: AHEAD,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const options: FieldOption[] = topics.map(({ id, label }) => ({ value: id, label }))
  const waiting = <p className="booking-waiting pad">{texts.loading}</p>
  return (
    <div className="booking-panel" ref={container}>
      {near ? (
        <Suspense fallback={waiting}>
          <BookingPanel locale={locale} texts={texts} topics={options} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}
