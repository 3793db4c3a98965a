import type { Payload } from 'payload'
import { createTranslator } from 'use-intl/core'

import type { Availability, Booking } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { messages } from '@/src/i18n/messages'
import { FALLBACK_LOCALE, isLocale, type Locale } from '@/src/lib/constants'
import { siteOrigin } from '@/src/platform/site-origin'
import { senderName } from '@/src/platform/mail/sender-name'
import { readAvailability } from '@/src/features/booking/rules/availability'

/** What messages about a booking say besides the booking itself. */
export type BookingMailContext = {
  availability: Availability
  company: string
  hostname: string
  /** `https://kade.example` */
  origin: string
  /** The language that the company reads. */
  locale: Locale
  /** What the call is called, in the visitor's language. */
  title: string
  recipients: string[]
}

export const translatorOf = (locale: Locale) =>
  createTranslator({ locale, messages: messages[locale], namespace: 'booking.mail' })

async function readDomain(payload: Payload, id: string): Promise<{ hostname: string; locale: Locale }> {
  const domain = await payload.findByID({
    collection: 'domains',
    id,
    select: { hostname: true, defaultLocale: true },
    depth: 1,
    // Which host a visitor was on, for the links in their own message.
    overrideAccess: true,
  })
  const language = domain.defaultLocale
  const code = typeof language === 'object' ? language?.code : undefined
  return { hostname: domain.hostname, locale: isLocale(code) ? code : FALLBACK_LOCALE }
}

/** Null when the tenant no longer takes calls or the domain is gone: then there is nobody to write about it. */
export async function loadBookingMailContext(
  payload: Payload,
  booking: Booking,
): Promise<BookingMailContext | null> {
  if (!booking.tenant || !booking.domain) return null
  const tenantId = referenceId(booking.tenant)
  const [availability, company, { hostname, locale }] = await Promise.all([
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
    origin: siteOrigin(hostname),
    locale,
    title: availability.title || translatorOf(booking.locale)('title', { company: name }),
    recipients: (availability.recipients ?? []).map(({ email }) => email),
  }
}
