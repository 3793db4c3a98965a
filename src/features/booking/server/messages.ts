import type { Booking } from '@/payload-types'
import { documentHref } from '@/src/routing/admin-paths'
import type { Locale } from '@/src/lib/constants'
import { dateText, hasSameOffset, timeText, timeZoneCity } from '@/src/lib/format-datetime'
import { composeMail, type MailContent } from '@/src/platform/mail/compose'
import type { Mail } from '@/src/platform/mail/send'
import { type BookingMailContext, translatorOf } from './booking-mail-context'
import { buildCalendarEvent } from './event'

type Fact = NonNullable<MailContent['facts']>[number]

const filled = (facts: readonly { label: string; value: string | null | undefined }[]): Fact[] =>
  facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))

/** Day and time, by the reader's clock first, and by the other's where that shows something else. */
function whenFacts(booking: Booking, locale: Locale, timeZones: readonly [string, string]): Fact[] {
  const t = translatorOf(locale)
  const [start, end] = [Date.parse(booking.startsAt), Date.parse(booking.endsAt)]
  const [own, other] = timeZones
  const zones = hasSameOffset(start, own, other) ? [own] : [own, other]
  const timeIn = (zone: string) =>
    t('timeIn', {
      from: timeText(start, locale, zone),
      until: timeText(end, locale, zone),
      place: timeZoneCity(zone),
    })
  return [
    { label: t('day'), value: dateText(start, locale, own) },
    { label: t('time'), value: zones.map(timeIn).join('\n') },
  ]
}

const invitationOf = (
  booking: Booking,
  circumstances: BookingMailContext,
): NonNullable<Mail['invitation']> => ({
  method: booking.status === 'cancelled' ? 'CANCEL' : 'REQUEST',
  content: buildCalendarEvent(booking, circumstances),
})

/** Where the visitor booked; with `token`, where they cancel. A fragment never reaches a server or its log. */
const pageHref = (
  { id, pagePath }: Pick<Booking, 'id' | 'pagePath'>,
  { origin }: Pick<BookingMailContext, 'origin'>,
  token?: string,
): string => `${origin}${pagePath ?? '/'}${token ? `#booking=${id}.${token}` : ''}`

/** The visitor's mail: with the `token`, that the call is booked; without, that it is cancelled. */
export function visitorMail(booking: Booking, circumstances: BookingMailContext, token?: string): Mail {
  const { availability, company, recipients, title } = circumstances
  const { locale, timeZone } = booking
  const t = translatorOf(locale)
  const start = Date.parse(booking.startsAt)
  const date = dateText(start, locale, timeZone)
  const state = token ? 'booked' : 'cancelled'
  const text = token ? availability.mailText : t('cancelled.text')
  const location = token ? availability.location : null
  return {
    id: `booking-${state}-visitor.${booking.id}`,
    to: [booking.email],
    senderName: company,
    ...(recipients[0] && { replyTo: recipients[0] }),
    subject: t(`${state}.subject`, { title, date, time: timeText(start, locale, timeZone) }),
    ...composeMail({
      locale,
      heading: t(`${state}.heading`),
      paragraphs: text ? [text] : [],
      facts: [
        ...whenFacts(booking, locale, [timeZone, availability.timeZone]),
        ...filled([
          { label: t('where'), value: location },
          { label: t('topic'), value: booking.topic },
        ]),
      ],
      links: [{ label: t(token ? 'cancel' : 'again'), href: pageHref(booking, circumstances, token) }],
      closing: t('closing', { company }),
    }),
    invitation: invitationOf(booking, circumstances),
  }
}

/** The company's mail, in its language and by its clock. */
export function companyMail(booking: Booking, circumstances: BookingMailContext): Mail {
  const { availability, company, locale, origin, recipients } = circumstances
  const t = translatorOf(locale)
  const heading = t(booking.status === 'cancelled' ? 'company.cancelled' : 'company.booked', {
    name: booking.name,
  })
  return {
    id: `booking-${booking.status}-company.${booking.id}`,
    to: recipients,
    senderName: company,
    replyTo: booking.email,
    subject: `${heading}, ${dateText(Date.parse(booking.startsAt), locale, availability.timeZone)}`,
    ...composeMail({
      locale,
      heading,
      facts: [
        ...whenFacts(booking, locale, [availability.timeZone, booking.timeZone]),
        ...filled([
          { label: t('name'), value: booking.name },
          { label: t('email'), value: booking.email },
          { label: t('phone'), value: booking.phone },
          { label: t('topic'), value: booking.topic },
          { label: t('message'), value: booking.message },
        ]),
      ],
      links: [{ label: t('open'), href: origin + documentHref(locale, 'bookings', booking.id) }],
    }),
    invitation: invitationOf(booking, circumstances),
  }
}
