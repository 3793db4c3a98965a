import { ValidationError, type PayloadRequest } from 'payload'

import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'

/** A refusal on one field of a redirect, in the person's language. */
function refusal(req: PayloadRequest, path: string, texts: LocaleTexts): ValidationError {
  const message = textIn(texts, req.i18n.language)
  return new ValidationError({ collection: 'redirects', errors: [{ path, message }], req }, req.t)
}

export const REDIRECT_ERRORS = {
  duplicate: {
    nl: 'Er is al een doorverwijzing van dit pad. Pas die aan.',
    en: 'There already is a redirect from this path. Change that one.',
  },
  itself: {
    nl: 'Dit leidt naar het oude pad zelf. Kies een ander doel.',
    en: 'This leads to the old path itself. Choose another target.',
  },
  tooLong: {
    nl: 'Hierachter komen te veel doorverwijzingen na elkaar. Kies het laatste doel.',
    en: 'Too many redirects follow one another after this one. Choose the last target.',
  },
} as const satisfies Record<string, LocaleTexts>

/** What is said of a redirect that leads back to where it began: the whole way round. */
export const loopTexts = (paths: readonly string[]): LocaleTexts => ({
  nl: `Zo gaat een bezoeker in een kring: ${paths.join(' → ')}. Kies een ander doel.`,
  en: `A visitor would go round in a circle: ${paths.join(' → ')}. Choose another target.`,
})

/** Another redirect is in the way: a conflict, to the API as well. */
export const duplicateRedirect = (req: PayloadRequest): ValidationError =>
  Object.assign(refusal(req, 'from', REDIRECT_ERRORS.duplicate), { status: 409 })

/** The redirect would lead in a circle; shown at the target that was chosen. */
export const redirectLoop = (
  req: PayloadRequest,
  type: 'reference' | 'custom' | null | undefined,
  texts: LocaleTexts,
): ValidationError => refusal(req, type === 'custom' ? 'to.url' : 'to.reference', texts)
