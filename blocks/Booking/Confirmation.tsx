'use client'

import { useEffect, useState } from 'react'

import { FormMessage } from '@/src/components/ui/field/FormMessage'
import { Icon } from '@/src/components/ui/Icon'
import { CallFacts } from './CallFacts'
import type { Booked } from './calls'
import type { PanelContext } from './texts'

/** The address of a file that is here already. */
function useFile(content: string, type: string): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([content], { type }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [content, type])
  return address
}

/** What was booked, for the calendar and with the way back. */
export function Confirmation({ context, booked }: { context: PanelContext; booked: Booked }) {
  const { texts } = context
  const calendar = useFile(booked.calendar, 'text/calendar;charset=utf-8')
  return (
    <div className="booking-outcome pad">
      <FormMessage kind="success" text={texts.confirmationText} title={texts.confirmationHeading} />
      <CallFacts context={context} slot={booked} />
      <p className="link-row">
        <a className="button button-solid" download={texts.confirmed.file} href={calendar}>
          <span className="button-label">{texts.confirmed.download}</span>
          <Icon className="button-arrow" name="arrow-down" />
        </a>
        <a className="button button-plain" href={`#booking=${booked.id}.${booked.token}`}>
          <span className="button-label">{texts.confirmed.cancel}</span>
        </a>
      </p>
    </div>
  )
}
