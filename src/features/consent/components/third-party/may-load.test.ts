import { describe, expect, it } from 'vitest'

import { planScripts } from '@/src/features/consent/rules/third-party'
import { mayLoad } from './may-load'

const everything = { marketing: true, analytics: true }
const nothing = { marketing: false, analytics: false }

describe('mayLoad', () => {
  it('allows a script that loads at start-up without consent', () => {
    expect(mayLoad('start-up', nothing)).toBe(true)
  })

  it('allows a script with analytics consent once analytics is allowed', () => {
    expect(mayLoad('analytics-consent', nothing)).toBe(false)
    expect(mayLoad('analytics-consent', { marketing: true, analytics: false })).toBe(false)
    expect(mayLoad('analytics-consent', { marketing: false, analytics: true })).toBe(true)
  })

  it('never allows a placeholder', () => {
    const settings = { sessionRecordingProvider: 'clarity' } as const
    const rules = planScripts(settings, 'start-up').filter(({ id }) => ['analytics', 'ads'].includes(id))
    expect(rules.map(({ load }) => mayLoad(load, everything))).toEqual([false, false])
  })
})
