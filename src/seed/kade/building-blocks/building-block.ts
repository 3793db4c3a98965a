import type { Text } from '@/blocks/draft'
import type { ROUTES } from '@/src/site/route-table'

/** `weeks` and `price` (whole euros, without VAT) are the least and the most that fitting the block takes. */
export type BuildingBlockSeed = {
  key: string
  name: Text
  /** At most 140 characters. */
  summary: Text
  group: 'content' | 'communication' | 'data' | 'business'
  weeks: readonly [min: number, max: number]
  price: readonly [min: number, max: number]
  dependsOn: readonly string[]
  page: keyof typeof ROUTES
}

/** A block is fitted by one builder: half of what a week with two builders costs. */
const PRICE_OF_A_WEEK = 3_600

export const fittedIn = (min: number, max: number) =>
  ({ weeks: [min, max], price: [min * PRICE_OF_A_WEEK, max * PRICE_OF_A_WEEK] }) as const
