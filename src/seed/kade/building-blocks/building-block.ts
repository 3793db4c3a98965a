/** A block is fitted by one builder: half of what a week with two builders costs. */
const PRICE_OF_A_WEEK = 3_600

export const fittedIn = (min: number, max: number) =>
  ({ weeks: [min, max], price: [min * PRICE_OF_A_WEEK, max * PRICE_OF_A_WEEK] }) as const
