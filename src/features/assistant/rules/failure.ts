import { type LocaleTexts, perLocale } from '@/src/i18n/locale-texts'
import type { Limit, LimitPeriod } from './budget'

/** Why there is no answer of the model. `rejected`: the provider does not accept the key or the model. */
export type FailureReason =
  | 'notConfigured'
  | 'switchedOff'
  | 'unreadableKey'
  | 'tooManyCalls'
  | 'rejected'
  | 'busy'
  | 'timedOut'
  | 'failed'

const REASONS: Record<FailureReason, LocaleTexts> = {
  notConfigured: {
    nl: 'Er is geen taalmodel ingesteld. Vraag de beheerder van de installatie om er een in te stellen.',
    en: 'No language model is configured. Ask the operator of the installation to set one up.',
  },
  switchedOff: {
    nl: 'De assistent staat uit voor deze organisatie. Een beheerder zet hem aan bij de assistent-instellingen.',
    en: 'The assistant is off for this tenant. An admin turns it on in the assistant settings.',
  },
  unreadableKey: {
    nl: 'De eigen API-sleutel van deze organisatie kan niet meer worden gelezen. Een beheerder voert hem opnieuw in.',
    en: 'The tenant’s own API key can no longer be read. An admin enters it again.',
  },
  tooManyCalls: {
    nl: 'Er lopen al te veel verzoeken aan het taalmodel voor deze organisatie. Probeer het zo opnieuw.',
    en: 'Too many calls to the language model are under way for this tenant. Try again in a moment.',
  },
  rejected: {
    nl: 'De aanbieder van het taalmodel weigert de API-sleutel of het model. Een beheerder controleert de instellingen.',
    en: 'The provider of the language model does not accept the API key or the model. An admin checks the settings.',
  },
  busy: {
    nl: 'De aanbieder van het taalmodel heeft het te druk. Probeer het over een paar minuten opnieuw.',
    en: 'The provider of the language model is too busy. Try again in a few minutes.',
  },
  timedOut: {
    nl: 'Het taalmodel antwoordde niet op tijd. Probeer het opnieuw, of vraag minder in één keer.',
    en: 'The language model did not answer in time. Try again, or ask for less at once.',
  },
  failed: {
    nl: 'Het taalmodel gaf geen bruikbaar antwoord. Probeer het opnieuw.',
    en: 'The language model gave no usable answer. Try again.',
  },
}

const PERIODS: Record<LimitPeriod, LocaleTexts> = {
  day: { nl: 'vandaag', en: 'today' },
  month: { nl: 'deze maand', en: 'this month' },
}

const BUDGETS: Record<Limit['scope'], LocaleTexts<(period: string) => string>> = {
  person: {
    nl: (period) =>
      `Uw budget voor ${period} is op. Een beheerder kan het verhogen bij de assistent-instellingen.`,
    en: (period) => `Your budget for ${period} is spent. An admin can raise it in the assistant settings.`,
  },
  tenant: {
    nl: (period) =>
      `Het budget van deze organisatie voor ${period} is op. Een beheerder kan het verhogen bij de assistent-instellingen.`,
    en: (period) =>
      `The budget of this tenant for ${period} is spent. An admin can raise it in the assistant settings.`,
  },
  installation: {
    nl: (period) =>
      `Het budget dat de installatie voor ${period} toestaat, is op. Vraag de beheerder van de installatie om het te verhogen.`,
    en: (period) =>
      `The budget that the installation allows for ${period} is spent. Ask its operator to raise it.`,
  },
}

export const failureTexts = (reason: FailureReason): LocaleTexts => REASONS[reason]

/** Names the limit that is reached, and who can raise it. */
export const budgetTexts = ({ scope, period }: Limit): LocaleTexts =>
  perLocale((locale) => BUDGETS[scope][locale](PERIODS[period][locale]))
