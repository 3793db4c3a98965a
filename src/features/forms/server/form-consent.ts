import { isolateObjectProperty, type Payload, type PayloadRequest } from 'payload'

import { LOCALES, type Locale } from '@/src/lib/constants'

export const hasText = (text: unknown): boolean => typeof text === 'string' && text.trim() !== ''

/** The languages in which a form asks for consent. @param req the request whose transaction it is read in, if in any */
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
    // The language that it is read in must not become that of the request.
    ...(req && { req: isolateObjectProperty(req, ['locale', 'fallbackLocale']) }),
    // Whoever came to the form may know that it asks; nothing of this is answered.
    overrideAccess: true,
  })
  // In all languages a text is a value per language, which the generated type does not say.
  const texts: unknown = docs[0]?.consentText
  if (typeof texts !== 'object' || texts === null) return []
  return LOCALES.filter((locale) => hasText(Reflect.get(texts, locale)))
}
