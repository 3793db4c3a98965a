import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import type { ApiError, ProblemCode } from './problems'

/** Why a call failed, for people at work in the panel; programs get more, in English. */
const TEXTS: LocaleTexts<Record<ProblemCode, string>> = {
  nl: {
    malformed: 'Dit verzoek kon niet worden gelezen. Laad de pagina opnieuw.',
    tenantNotNamed: 'Kies eerst een organisatie.',
    unauthenticated: 'U bent niet meer aangemeld. Meld u opnieuw aan.',
    forbidden: 'Uw rol staat dit niet toe.',
    notFound: 'Dit bestaat niet, of niet meer.',
    unknownDomain: 'Onbekend domein.',
    methodNotAllowed: 'Dat kan hier niet.',
    conflict: 'Dit botst met iets anders, of iemand was u net voor. Probeer het opnieuw.',
    gone: 'Dit is er niet meer.',
    stale: 'Iemand heeft dit intussen gewijzigd. Laad de pagina opnieuw.',
    tooLarge: 'Dit is te groot.',
    unsupportedMediaType: 'Dit soort bestand kan niet worden gelezen.',
    invalid: 'Een of meer waarden kloppen niet.',
    tooManyRequests: 'Te veel pogingen. Wacht een paar minuten en probeer het dan opnieuw.',
    internal: 'Er ging iets mis. Probeer het opnieuw.',
    unavailable: 'Een deel van de installatie antwoordt nu niet. Probeer het over een minuut opnieuw.',
  },
  en: {
    malformed: 'This request could not be read. Reload the page.',
    tenantNotNamed: 'Select a tenant first.',
    unauthenticated: 'You are no longer signed in. Sign in again.',
    forbidden: 'Your role does not allow this.',
    notFound: 'This does not exist, or no longer.',
    unknownDomain: 'Unknown domain.',
    methodNotAllowed: 'That is not possible here.',
    conflict: 'This conflicts with something else, or somebody was just ahead of you. Try again.',
    gone: 'This is gone.',
    stale: 'Somebody has changed this meanwhile. Reload the page.',
    tooLarge: 'This is too large.',
    unsupportedMediaType: 'This kind of file cannot be read.',
    invalid: 'One or more values are not right.',
    tooManyRequests: 'Too many attempts. Wait a few minutes and try again.',
    internal: 'Something went wrong. Try again.',
    unavailable: 'A part of the installation does not answer right now. Try again in a minute.',
  },
}

/** What is in the language of the call already says more than the kind of problem does. */
export const explainInPanel = ({ code, detail, isTranslated }: ApiError, language: Locale): string =>
  isTranslated ? detail : TEXTS[language][code]
