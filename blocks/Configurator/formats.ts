import type { Messages } from '@/src/i18n/messages'
import type { Part, Range } from './estimate'

type Group = keyof Messages['buildingBlocks']['groups']

export type ConfiguratorPart = Part & { name: string; summary: string; group: Group; href: string | null }

export type ConfiguratorTexts = Messages['configurator'] & { groups: Messages['buildingBlocks']['groups'] }

export type Formats = { weeks: (range: Range) => string; price: (range: Range) => string }

/** Formats ranges in the language; one number if both ends are equal. */
export function formats(languageTag: string): Formats {
  const number = new Intl.NumberFormat(languageTag)
  const euro = new Intl.NumberFormat(languageTag, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  })
  const range = (format: (value: number) => string, between: string, { min, max }: Range) =>
    min === max ? format(min) : `${format(min)}${between}${format(max)}`
  return {
    weeks: (weeks) => range((value) => number.format(value), '–', weeks),
    price: (price) => range((value) => euro.format(value), ' – ', price),
  }
}
