import { describe, expect, it } from 'vitest'

import { localeName, perLocale, textIn, textsInOrder, toLocale } from './locale-texts'

const GREETING = { nl: 'Dag', en: 'Hello' }

describe('texts per language', () => {
  it('resolves the text in the language of the request', () => {
    expect(textIn(GREETING, 'nl')).toBe('Dag')
    expect(textIn(GREETING, 'en')).toBe('Hello')
  })

  it('falls back to the default language of the panel for an unknown language', () => {
    expect(textIn(GREETING, 'fr')).toBe('Dag')
    expect(toLocale('')).toBe('nl')
    expect(toLocale('toString')).toBe('nl')
  })

  it('builds a value for every language', () => {
    expect(perLocale((locale) => locale.toUpperCase())).toEqual({ nl: 'NL', en: 'EN' })
    expect(textsInOrder('Dag', 'Hello')).toEqual(GREETING)
  })

  it('returns the name of a locale in another language', () => {
    expect(localeName('en', 'nl')).toBe('Engels')
    expect(localeName('nl', 'en')).toBe('Dutch')
  })
})
