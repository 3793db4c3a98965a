import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import type { ApiError, ProblemCode } from './problems'

/** Details for people in the panel; programs get more specific ones, in English. */
const TEXTS: LocaleTexts<Record<ProblemCode, string>> = {
  nl: {
    malformed: 'Dit verzoek kon niet worden gelezen. Laad de pagina opnieuw.',
    tenantNotNamed: 'Kies eerst een organisatie.',
    unauthenticated: 'U bent niet meer ingelogd. Log opnieuw in.',
    secondFactorRequired: 'Bevestig met uw tweede factor dat u het bent.',
    budgetReached: 'Het budget is op.',
    forbidden: 'Uw rol staat dit niet toe.',
    secondFactorNotSetUp: 'Stel eerst een tweede factor in. Laad de pagina opnieuw.',
    notFound: 'Dit bestaat niet, of niet meer.',
    unknownDomain: 'Onbekend domein.',
    methodNotAllowed: 'Deze actie is hier niet mogelijk.',
    conflict: 'Dit is in strijd met een ander document of een andere wijziging. Probeer het opnieuw.',
    gone: 'Dit bestaat niet meer.',
    stale: 'Iemand heeft dit intussen gewijzigd. Laad de pagina opnieuw.',
    tooLarge: 'Dit is te groot.',
    unsupportedMediaType: 'Dit soort bestand wordt niet ondersteund.',
    invalid: 'Een of meer waarden kloppen niet.',
    tooManyRequests: 'Te veel pogingen. Wacht een paar minuten en probeer het dan opnieuw.',
    internal: 'Er ging iets mis. Probeer het opnieuw.',
    modelFailed: 'Het taalmodel gaf geen bruikbaar antwoord. Probeer het opnieuw.',
    unavailable: 'Een onderdeel is tijdelijk niet bereikbaar. Probeer het over een minuut opnieuw.',
    notConfigured: 'Dit is niet ingesteld.',
  },
  en: {
    malformed: 'This request could not be read. Reload the page.',
    tenantNotNamed: 'Select a tenant first.',
    unauthenticated: 'You are no longer signed in. Sign in again.',
    secondFactorRequired: 'Confirm with your second factor that it is you.',
    budgetReached: 'The budget is spent.',
    forbidden: 'Your role does not allow this.',
    secondFactorNotSetUp: 'Set up a second factor first. Reload the page.',
    notFound: 'This does not exist, or no longer exists.',
    unknownDomain: 'Unknown domain.',
    methodNotAllowed: 'This action is not possible here.',
    conflict: 'This conflicts with another document or change. Try again.',
    gone: 'This no longer exists.',
    stale: 'Somebody else has changed this. Reload the page.',
    tooLarge: 'This is too large.',
    unsupportedMediaType: 'This type of file is not supported.',
    invalid: 'One or more values are not valid.',
    tooManyRequests: 'Too many attempts. Wait a few minutes and try again.',
    internal: 'Something went wrong. Try again.',
    modelFailed: 'The language model gave no usable answer. Try again.',
    unavailable: 'A service is temporarily not available. Try again in a minute.',
    notConfigured: 'This is not configured.',
  },
}

/** A detail that is already in the request's language says more than the general one. */
export const explainInPanel = ({ code, detail, isTranslated }: ApiError, language: Locale): string =>
  isTranslated ? detail : TEXTS[language][code]
