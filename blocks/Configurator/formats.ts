import type { Messages } from '@/src/i18n/messages'
import type { Part, Range } from '@/src/lib/estimate'

type Group = keyof Messages['buildingBlocks']['groups']

export type ConfiguratorPart = Part & { name: string; summary: string; group: Group; href: string | null }

export type ConfiguratorTexts = Messages['configurator'] & { groups: Messages['buildingBlocks']['groups'] }

export type Formats = { weeks: (range: Range) => string; price: (range: Range) => string }

/** Ranges as a language writes them; one figure where both ends are the same. */
export function formats(languageTag: string): Formats {
  const number = new Intl.NumberFormat(languageTag)
  const euro = new Intl.NumberFormat(languageTag, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  })
  return {
    weeks: ({ min, max }) => number.formatRange(min, max).replace(/^~/, ''),
    price: ({ min, max }) => (min === max ? euro.format(min) : euro.formatRange(min, max)),
  }
}
