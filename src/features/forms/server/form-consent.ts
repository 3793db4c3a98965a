import { isolateObjectProperty, type Payload, type PayloadRequest } from 'payload'

import { LOCALES, type Locale } from '@/src/lib/constants'

export const hasText = (text: unknown): boolean => typeof text === 'string' && text.trim() !== ''

/** The locales in which a form asks for consent. @param req the request whose transaction to read in, if any */
export async function localesWithConsentText(
  payload: Payload,
  form: string,
  req?: PayloadRequest,
): Promise<Locale[]> {
  const { docs } = await payload.find({
    collection: 'forms',
    where: { id: { equals: form } },
    locale: 'all',
    select: { consentText: true },
    depth: 0,
    limit: 1,
    pagination: false,
    // Payload sets the locale on the `req` it gets: keep that of the caller.
    ...(req && { req: isolateObjectProperty(req, ['locale', 'fallbackLocale']) }),
    // Only which locales have a text leaves this function, and the form shows that to every visitor.
    overrideAccess: true,
  })
  // With `locale: 'all'` a text is an object per locale, which the generated type does not say.
  const texts: unknown = docs[0]?.consentText
  if (typeof texts !== 'object' || texts === null) return []
  return LOCALES.filter((locale) => hasText(Reflect.get(texts, locale)))
}
