import { LANGUAGES, type Locale } from '@/src/lib/constants'

/** Calls can cost a fraction of a cent. */
const COST_DECIMALS = 4

export type UsageFormat = {
  number: (value: number) => string
  /** Of a decimal. */
  cost: (value: string | number) => string
  /** Of `2026-11-21`. */
  day: (date: string) => string
}

export function usageFormat(language: Locale, currency: string): UsageFormat {
  const { tag } = LANGUAGES[language]
  const money = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    maximumFractionDigits: COST_DECIMALS,
  })
  const day = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return {
    number: (value) => value.toLocaleString(tag),
    cost: (value) => money.format(Number(value)),
    day: (date) => day.format(new Date(date)),
  }
}
