import { expect, it } from 'vitest'

import { LOCALES } from '@/src/lib/constants'
import { budgetTexts, type FailureReason, failureTexts } from './failure'

const REASONS = Object.keys({
  notConfigured: true,
  switchedOff: true,
  unreadableKey: true,
  tooManyCalls: true,
  rejected: true,
  busy: true,
  timedOut: true,
  failed: true,
} satisfies Record<FailureReason, true>) as FailureReason[]

const budgets = (['person', 'tenant', 'installation'] as const).map((scope) =>
  budgetTexts({ scope, period: 'month' } as Parameters<typeof budgetTexts>[0]),
)

it.each(LOCALES)('tells an editor in plain words, without names of settings: %s', (locale) => {
  const texts = [...REASONS.map(failureTexts), ...budgets].map((text) => text[locale])
  expect(texts.filter((text) => /[A-Z]+_[A-Z]+/.test(text))).toEqual([])
})

it('says whom to ask where nobody of the tenant can change it', () => {
  expect(failureTexts('notConfigured').nl).toContain('Vraag de beheerder van de installatie')
  expect(failureTexts('notConfigured').en).toContain('Ask the operator of the installation')
  expect(budgets.at(-1)?.nl).toContain('Vraag de beheerder van de installatie')
})
