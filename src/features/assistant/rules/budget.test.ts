import { describe, expect, it } from 'vitest'

import { reachedLimit, type Spending } from './budget'

const nothing = { cost: 0, tokens: 0 }
const SPENDING: Spending = {
  day: { person: nothing, tenant: { cost: 2, tokens: 500 } },
  month: { person: { cost: 1, tokens: 100 }, tenant: { cost: 9.99, tokens: 1000 } },
}

describe('a limit', () => {
  it.each([
    ['tenant', 'day', 'cost', 2, true],
    ['tenant', 'day', 'cost', 2.01, false],
    ['tenant', 'month', 'tokens', 1000, true],
    ['person', 'month', 'cost', 1, true],
    ['person', 'day', 'tokens', 1, false],
    ['person', 'day', 'tokens', 0, true],
    ['installation', 'month', 'cost', 9.99, true],
  ] as const)('of a %s per %s in %s of %d is reached: %s', (scope, period, unit, amount, reached) => {
    const limit = { scope, period, unit, amount }
    expect(reachedLimit([limit], SPENDING)).toEqual(reached ? limit : null)
  })
})
