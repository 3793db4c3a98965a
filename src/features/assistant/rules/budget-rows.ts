import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import type { Limit, LimitPeriod, LimitScope } from './budget'
import type { UsageFormat } from './usage-format'

/** A limit of a tenant, and what counts against it now. */
export type Budget = Limit & { scope: Exclude<LimitScope, 'person'>; spent: number }

type Texts = {
  names: Record<Budget['scope'], Record<LimitPeriod, string>>
  spent: (spent: string, amount: string) => string
}

export const BUDGETS_TITLE: LocaleTexts = { nl: 'Budget van het taalmodel', en: 'Language model budget' }

const TEXTS: LocaleTexts<Texts> = {
  nl: {
    names: {
      tenant: { day: 'Vandaag, hele organisatie', month: 'Deze maand, hele organisatie' },
      installation: { day: 'Vandaag, volgens de installatie', month: 'Deze maand, volgens de installatie' },
    },
    spent: (spent, amount) => `${spent} van ${amount}`,
  },
  en: {
    names: {
      tenant: { day: 'Today, whole tenant', month: 'This month, whole tenant' },
      installation: { day: 'Today, set by the installation', month: 'This month, set by the installation' },
    },
    spent: (spent, amount) => `${spent} of ${amount}`,
  },
}

/** What was spent of each budget, in words and as numbers. */
export const budgetRows = (budgets: readonly Budget[], language: Locale, format: UsageFormat) =>
  budgets.map(({ scope, period, unit, amount, spent }) => {
    const { names, spent: words } = TEXTS[language]
    const text =
      unit === 'cost'
        ? words(format.cost(spent), format.cost(amount))
        : `${words(format.number(spent), format.number(amount))} tokens`
    return { key: `${scope} ${period} ${unit}`, name: names[scope][period], text, value: spent, max: amount }
  })
