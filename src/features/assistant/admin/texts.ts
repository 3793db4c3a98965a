import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'

export const USAGE_TEXTS = {
  nl: {
    filters: {
      label: 'Gebruik filteren',
      purpose: 'Waarvoor',
      status: 'Afloop',
      account: 'Persoon',
      from: 'Van',
      until: 'Tot en met',
      all: 'Alle',
      clear: 'Filters wissen',
    },
    export: 'CSV exporteren',
    overview: 'Overzicht',
    calls: (count: number) => (count === 1 ? 'aanroep' : 'aanroepen'),
    failed: (count: string) => `waarvan ${count} mislukt`,
    tokens: 'tokens',
    split: (input: string, output: string) => `${input} erin, ${output} eruit`,
    cost: 'kosten',
    perDay: { cost: 'Kosten per dag', tokens: 'Tokens per dag' },
    perPurpose: 'Per doel',
    perAccount: 'Per persoon',
    nobody: 'Niemand',
    columns: { calls: 'Aanroepen', tokens: 'Tokens', cost: 'Kosten' },
  },
  en: {
    filters: {
      label: 'Filter usage',
      purpose: 'Purpose',
      status: 'Status',
      account: 'Person',
      from: 'From',
      until: 'Up to',
      all: 'All',
      clear: 'Clear filters',
    },
    export: 'Export CSV',
    overview: 'Overview',
    calls: (count: number) => (count === 1 ? 'call' : 'calls'),
    failed: (count: string) => `of which ${count} failed`,
    tokens: 'tokens',
    split: (input: string, output: string) => `${input} in, ${output} out`,
    cost: 'cost',
    perDay: { cost: 'Cost per day', tokens: 'Tokens per day' },
    perPurpose: 'Per purpose',
    perAccount: 'Per person',
    nobody: 'Nobody',
    columns: { calls: 'Calls', tokens: 'Tokens', cost: 'Cost' },
  },
} as const satisfies LocaleTexts<unknown>

export type UsageTexts = (typeof USAGE_TEXTS)[Locale]
