import type { Booking } from '@/payload-types'
import { toCalendar } from '@/src/features/booking/rules/calendar'
import { documentHref } from '@/src/routing/admin-paths'
import type { Locale } from '@/src/lib/constants'
import { dateText, hasSameOffset, timeText, timeZoneCity } from '@/src/lib/format-datetime'
import { composeMail, type MailContent } from '@/src/platform/mail/compose'
import type { Mail } from '@/src/platform/mail/send'
import { type BookingMailContext, translatorOf } from './booking-mail-context'
type Fact = NonNullable<MailContent['facts']>[number]

const presentFacts = (facts: readonly { label: string; value: string | null | undefined }[]): Fact[] =>
  facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))

/** Day and time in the reader's time zone, then in the other's if it differs. */
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

/** The sender of invitations of a tenant without recipients of booking mails. */
const fallbackAddress = (hostname: string): string => `noreply@${hostname}`

/** The booking as an iCalendar object; a later one with the same UID replaces it in the visitor's calendar. */
export function buildCalendarEvent(booking: Booking, context: BookingMailContext): string {
  const { availability, company, hostname, title, recipients } = context
  return toCalendar({
    uid: `${booking.id}@${hostname}`,
    sequence: booking.sequence,
    start: new Date(booking.startsAt),
    end: new Date(booking.endsAt),
    cancelled: booking.status === 'cancelled',
    summary: title,
    description: [booking.topic, booking.message].filter(Boolean).join('\n\n'),
    location: availability.location ?? null,
    organizer: { name: company, email: recipients[0] ?? fallbackAddress(hostname) },
    attendee: { name: booking.name, email: booking.email },
  })
}

const invitationOf = (booking: Booking, context: BookingMailContext): NonNullable<Mail['invitation']> => ({
  method: booking.status === 'cancelled' ? 'CANCEL' : 'REQUEST',
  content: buildCalendarEvent(booking, context),
})

/** The page with the booking block; with `token`, to cancel there. A fragment is never sent to a server, nor logged. */
const pageHref = (
  { id, pagePath }: Pick<Booking, 'id' | 'pagePath'>,
  { origin }: Pick<BookingMailContext, 'origin'>,
  token?: string,
): string => `${origin}${pagePath ?? '/'}${token ? `#booking=${id}.${token}` : ''}`

/** The mail to the visitor: a confirmation with the `token`, without it a cancellation. */
export function visitorMail(booking: Booking, context: BookingMailContext, token?: string): Mail {
  const { availability, company, recipients, title } = context
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
        ...presentFacts([
          { label: t('where'), value: location },
          { label: t('topic'), value: booking.topic },
        ]),
      ],
      links: [{ label: t(token ? 'cancel' : 'again'), href: pageHref(booking, context, token) }],
      closing: t('closing', { company }),
    }),
    invitation: invitationOf(booking, context),
  }
}

/** The mail to the tenant, in the domain's default locale and the availability's time zone. */
export function companyMail(booking: Booking, context: BookingMailContext): Mail {
  const { availability, company, locale, origin, recipients } = context
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
        ...presentFacts([
          { label: t('name'), value: booking.name },
          { label: t('email'), value: booking.email },
          { label: t('phone'), value: booking.phone },
          { label: t('topic'), value: booking.topic },
          { label: t('message'), value: booking.message },
        ]),
      ],
      links: [{ label: t('open'), href: origin + documentHref(locale, 'bookings', booking.id) }],
    }),
    invitation: invitationOf(booking, context),
  }
}
