import { type CollectionBeforeChangeHook, ValidationError } from 'payload'

import type { Form } from '@/payload-types'
import { hasText, localesWithConsentText } from '@/src/features/forms/server/form-consent'
import { localeName, type LocaleTexts, textIn } from '@/src/i18n/locale-texts'
import { isLocale, type Locale } from '@/src/lib/constants'

const TEXTS: LocaleTexts<(other: Locale) => string> = {
  nl: (other) =>
    `Dit formulier vraagt in het ${localeName(other, 'nl')} om toestemming. Schrijf de tekst ook in deze taal.`,
  en: (other) =>
    `This form asks for consent in ${localeName(other, 'en')}. Write the text in this language, too.`,
}

/**
 * A form with a consent text needs one in every locale in which it has content. The text can be removed one locale at a
 * time; until it is gone from all of them, the form is not shown in the locales without it.
 */
export const requireConsent: CollectionBeforeChangeHook<Form> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const { locale, i18n, payload } = req
  if (operation !== 'update' || !isLocale(locale) || !originalDoc) return data
  const before = originalDoc.consentText
  if (hasText('consentText' in data ? data.consentText : before) || hasText(before)) return data
  const [other] = await localesWithConsentText(payload, originalDoc.id, req)
  if (!other) return data
  const message = textIn(TEXTS, i18n.language)(other)
  throw new ValidationError({ collection: 'forms', errors: [{ path: 'consentText', message }] }, req.t)
}
