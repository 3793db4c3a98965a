import { ValidationError, type PayloadRequest } from 'payload'

import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'

/** An error at one field of a redirect, in the admin language. */
function fieldError(req: PayloadRequest, path: string, texts: LocaleTexts): ValidationError {
  const message = textIn(texts, req.i18n.language)
  return new ValidationError({ collection: 'redirects', errors: [{ path, message }], req }, req.t)
}

export const REDIRECT_ERRORS = {
  duplicate: {
    nl: 'Er is al een doorverwijzing van dit adres. Pas die aan.',
    en: 'There is already a redirect from this address. Change that one.',
  },
  itself: {
    nl: 'Dit leidt naar het oude adres zelf. Kies een ander doel.',
    en: 'This leads to the old address itself. Choose another target.',
  },
  tooLong: {
    nl: 'Hierachter komen te veel doorverwijzingen na elkaar. Kies het laatste doel.',
    en: 'This starts a chain of too many redirects. Choose the last target.',
  },
} as const satisfies Record<string, LocaleTexts>

/** The message for a redirect loop, with all paths of the loop. */
export const loopTexts = (paths: readonly string[]): LocaleTexts => ({
  nl: `Zo gaat een bezoeker in een kring: ${paths.join(' → ')}. Kies een ander doel.`,
  en: `This creates a redirect loop: ${paths.join(' → ')}. Choose another target.`,
})

/** A conflict with another redirect from the same path; a 409 in the API. */
export const duplicateRedirect = (req: PayloadRequest): ValidationError =>
  Object.assign(fieldError(req, 'from', REDIRECT_ERRORS.duplicate), { status: 409 })

/** The redirect would create a loop; shown at the target field that is filled in. */
export const redirectLoop = (
  req: PayloadRequest,
  type: 'reference' | 'custom' | null | undefined,
  texts: LocaleTexts,
): ValidationError => fieldError(req, type === 'custom' ? 'to.url' : 'to.reference', texts)
