import { describe, expect, it } from 'vitest'
import { PARTS, selection } from '@/scripts/checks/selection'

const CHECKS = [
  { part: 'verify', quick: true },
  { part: 'verify', quick: false },
  { part: 'integration', quick: false },
  { part: 'e2e', quick: false },
] as const

const chosen = (...args: string[]) => CHECKS.filter(selection(args))

describe('selection', () => {
  it('runs everything without arguments', () => {
    expect(chosen()).toEqual(CHECKS)
  })

  it('runs the quick checks with --quick', () => {
    expect(chosen('--quick')).toEqual([CHECKS[0]])
  })

  it('runs each check in exactly one part', () => {
    expect(PARTS.flatMap((part) => chosen('--only', part))).toEqual(CHECKS)
  })

  it.each([['--only', 'units'], ['--only']])('rejects %s %s and names the parts', (...args) => {
    expect(() => selection(args)).toThrow('--only takes one of: verify, integration, e2e.')
  })
})
