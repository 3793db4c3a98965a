import { describe, expect, it } from 'vitest'

import { messages } from '@/src/i18n/messages'
import { CONSENT_PARAGRAPHS, type ConsentMode, toDialogTexts } from './consent'
import { LOCALES } from '@/src/lib/constants'

const statesIn = (mode: ConsentMode) =>
  Object.fromEntries(
    toDialogTexts(messages.nl.consent, mode).settings.categories.map(({ key, state }) => [key, state]),
  )

describe('toDialogTexts', () => {
  it('turns all categories on by default, and only the essential one in opt-in mode', () => {
    expect(statesIn('preselected')).toEqual({ essential: true, analytics: true, marketing: true })
    expect(statesIn('opt-in')).toEqual({ essential: true, analytics: false, marketing: false })
  })
})

describe.each(LOCALES)('the standard texts in %s', (locale) => {
  it('have five paragraphs', () => {
    expect(messages[locale].consent.information.paragraphs).toHaveLength(CONSENT_PARAGRAPHS)
  })
})
