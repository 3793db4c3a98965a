'use client'

import { FormMessage } from '@/src/components/ui/field/FormMessage'
import { Icon } from '@/src/components/ui/Icon'
import { CallFacts } from './CallFacts'
import type { Booked } from './calls'
import type { PanelContext } from './texts'

/** The calendar file as a data URL. */
const asFile = (calendar: string): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`

/** The booked call, with a calendar file and a link to cancel. */
export function Confirmation({ context, booked }: { context: PanelContext; booked: Booked }) {
  const { texts } = context
  return (
    <div className="booking-outcome pad">
      <FormMessage kind="success" text={texts.confirmationText} title={texts.confirmationHeading} />
      <CallFacts context={context} slot={booked} />
      <p className="link-row">
        <a className="button button-solid" download={texts.confirmed.file} href={asFile(booked.calendar)}>
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
