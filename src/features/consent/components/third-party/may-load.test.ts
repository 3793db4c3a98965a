import { describe, expect, it } from 'vitest'

import { planScripts } from '@/src/features/consent/rules/third-party'
import { mayLoad } from './may-load'

const everything = { marketing: true, analytics: true }
const nothing = { marketing: false, analytics: false }

describe('a script of others', () => {
  it('loads at start-up whatever the visitor allows', () => {
    expect(mayLoad('start-up', nothing)).toBe(true)
  })

  it('waits for analytics, and for nothing else', () => {
    expect(mayLoad('analytics-consent', nothing)).toBe(false)
    expect(mayLoad('analytics-consent', { marketing: true, analytics: false })).toBe(false)
    expect(mayLoad('analytics-consent', { marketing: false, analytics: true })).toBe(true)
  })

  it('is a placeholder and never loads, whatever the visitor allows', () => {
    const settings = { sessionRecordingProvider: 'clarity' } as const
    const rules = planScripts(settings, 'start-up').filter(({ id }) => ['analytics', 'ads'].includes(id))
    expect(rules.map(({ load }) => mayLoad(load, everything))).toEqual([false, false])
  })
})
