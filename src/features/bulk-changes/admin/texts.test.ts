import { describe, expect, it } from 'vitest'

import { LOCALES } from '@/src/lib/constants'
import { BULK_CHANGE_TEXTS } from './texts'

const PLURAL = /\b(?:them|they|drafts|ze)\b/i

describe('what a bulk change does', () => {
  it.each(LOCALES)('is said of one document in the singular, in %s', (locale) => {
    const texts = Object.values(BULK_CHANGE_TEXTS[locale].effect).map((effectOn) => effectOn(1))
    expect(texts.filter((text) => PLURAL.test(text))).toEqual([])
  })

  it.each(LOCALES)('is said of several documents in the plural, in %s', (locale) => {
    expect(BULK_CHANGE_TEXTS[locale].effect.trash(2)).toMatch(PLURAL)
  })
})
