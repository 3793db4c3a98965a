/** Who a limit is for: each person of a tenant, the tenant, or the tenant by decision of the operator. */
export type LimitScope = 'person' | 'tenant' | 'installation'
export type LimitPeriod = 'day' | 'month'
export type LimitUnit = 'cost' | 'tokens'

export type Limit = { scope: LimitScope; period: LimitPeriod; unit: LimitUnit; amount: number }

/** What was spent in a period, calls that are under way included. */
export type Spent = Record<LimitUnit, number>
export type Spending = Record<LimitPeriod, Record<'person' | 'tenant', Spent>>

/**
 * The first limit that is reached. A call that begins below every limit may end above one; as calls under way count with the
 * most that they can cost, no other call begins meanwhile.
 */
export const reachedLimit = (limits: readonly Limit[], spending: Spending): Limit | null =>
  limits.find(
    ({ scope, period, unit, amount }) =>
      spending[period][scope === 'person' ? 'person' : 'tenant'][unit] >= amount,
  ) ?? null
