import type { Field, NumberField } from 'payload'

import type { LimitPeriod, LimitScope, LimitUnit } from '@/src/features/assistant/rules/budget'
import { type LocaleTexts, perLocale, texts } from '@/src/i18n/locale-texts'

type OwnScope = Exclude<LimitScope, 'installation'>

const PERIODS: Record<LimitPeriod, LocaleTexts> = {
  day: { nl: 'Per dag', en: 'Per day' },
  month: { nl: 'Per maand', en: 'Per month' },
}
const UNITS: Record<LimitUnit, LocaleTexts> = {
  cost: { nl: 'bedrag', en: 'amount' },
  tokens: { nl: 'tokens', en: 'tokens' },
}
const SCOPES: Record<OwnScope, LocaleTexts> = {
  tenant: { nl: 'Voor de hele organisatie', en: 'For the whole tenant' },
  person: { nl: 'Voor elke persoon', en: 'For each person' },
}

const limitField = (period: LimitPeriod, unit: LimitUnit): NumberField => ({
  name: `${period}${unit === 'cost' ? 'Cost' : 'Tokens'}`,
  type: 'number',
  min: 0,
  label: perLocale((locale) => `${PERIODS[period][locale]}, ${UNITS[unit][locale]}`),
  admin: { width: '50%' },
})

const scopeFields = (scope: OwnScope): Field => ({
  name: scope,
  type: 'group',
  label: SCOPES[scope],
  fields: (['day', 'month'] as const).map((period) => ({
    type: 'row',
    fields: [limitField(period, 'cost'), limitField(period, 'tokens')],
  })),
})

/** Of each limit the first that is reached counts; an empty one is none. */
export const budgetFields: Field[] = [
  {
    name: 'budgets',
    type: 'group',
    label: false,
    admin: {
      description: texts({
        nl: 'Een leeg veld is geen grens. Is een budget op, dan doet het taalmodel niets meer tot de volgende dag of maand. Bedragen tellen alleen voor modellen waarvan de installatie een prijs heeft.',
        en: 'An empty field is no limit. Once a budget is spent, the language model does nothing until the next day or month. Amounts only count for models of which the installation has a price.',
      }),
    },
    fields: [scopeFields('tenant'), scopeFields('person')],
  },
]
