/** How a number compares with an earlier one: in whole percent, or null when there is nothing to compare with. */
export const changeInPercent = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round((now / before - 1) * 100)
