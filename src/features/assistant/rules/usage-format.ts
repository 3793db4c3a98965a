import { LANGUAGES, PANEL_DATE_TAGS, type Locale } from '@/src/lib/constants'

/** Calls can cost a fraction of a cent. */
const SMALL_COST_DECIMALS = 4

export type UsageFormat = {
  number: (value: number) => string
  /** Of a decimal. */
  cost: (value: string | number) => string
  /** Of `2026-11-21`. */
  day: (date: string) => string
}

export function usageFormat(language: Locale, currency: string): UsageFormat {
  const { tag } = LANGUAGES[language]
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency })
  const smallMoney = new Intl.NumberFormat(tag, {
    ...{ style: 'currency', currency, maximumFractionDigits: SMALL_COST_DECIMALS },
  })
  const day = new Intl.DateTimeFormat(PANEL_DATE_TAGS[language], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return {
    number: (value) => value.toLocaleString(tag),
    cost: (value) => (Math.abs(Number(value)) < 1 ? smallMoney : money).format(Number(value)),
    day: (date) => day.format(new Date(date)),
  }
}
