import type { Payload } from 'payload'
import { createTranslator } from 'use-intl/core'

import type { Availability, Booking } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { servedOrigin } from '@/src/features/domains'
import { messages } from '@/src/i18n/messages'
import { FALLBACK_LOCALE, isLocale, type Locale } from '@/src/lib/constants'
import { senderName } from '@/src/platform/mail/sender-name'
import { readAvailability } from '@/src/features/booking/server/availability'

/** The data of a booking mail besides the booking itself. */
export type BookingMailContext = {
  availability: Availability
  company: string
  hostname: string
  /** `https://kade.example` */
  origin: string
  /** The language of mails to the tenant: the default locale of the domain. */
  locale: Locale
  /** The title of the call, in the visitor's language. */
  title: string
  recipients: string[]
}

export const translatorOf = (locale: Locale) =>
  createTranslator({ locale, messages: messages[locale], namespace: 'booking.mail' })

async function readDomain(payload: Payload, id: string) {
  const domain = await payload.findByID({
    collection: 'domains',
    id,
    joins: false,
    depth: 1,
    // The hostname is public; links in the mail use it.
    overrideAccess: true,
  })
  const { defaultLocale } = domain
  const code = typeof defaultLocale === 'object' ? defaultLocale?.code : undefined
  return {
    hostname: domain.hostname,
    origin: await servedOrigin({ payload }, domain),
    locale: isLocale(code) ? code : FALLBACK_LOCALE,
  }
}

/** Null when the tenant has no availability any more, or the booking lost its tenant or domain. */
export async function loadBookingMailContext(
  payload: Payload,
  booking: Booking,
): Promise<BookingMailContext | null> {
  if (!booking.tenant || !booking.domain) return null
  const tenantId = referenceId(booking.tenant)
  const [availability, company, { hostname, origin, locale }] = await Promise.all([
    readAvailability({ payload }, tenantId, booking.locale),
    senderName(payload, tenantId),
    readDomain(payload, referenceId(booking.domain)),
  ])
  if (!availability) return null
  const name = company || hostname
  return {
    availability,
    company: name,
    hostname,
    origin,
    locale,
    title: availability.title || translatorOf(booking.locale)('title', { company: name }),
    recipients: (availability.recipients ?? []).map(({ email }) => email),
  }
}
