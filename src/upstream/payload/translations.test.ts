import { en } from '@payloadcms/translations/languages/en'
import { nl } from '@payloadcms/translations/languages/nl'
import { expect, it } from 'vitest'

import { adminTranslations } from './translations'

type Texts = { [key: string]: string | Texts }

/** Flattens texts to [path, sentence] pairs. */
const sentences = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : sentences(value, `${path}${key}:`),
  )

const INFORMAL = /\b(je|jou|jouw|jij)\b/i
const CLUMSY =
  /\b(Locales|locales|Bulk|You are|onpubliceren|niet-gepubliceerd|Payload|Onwaar)\b|togglen|Succesvol aangepast|Breng wijzigingen|Inzenden|^Voeg \{\{|\w\(e\)/i

it('Payload has English words and an informal address in its Dutch', () => {
  const texts = sentences(nl.translations).map(([, text]) => text)
  expect(texts.some((text) => INFORMAL.test(text))).toBe(true)
  expect(texts.some((text) => CLUMSY.test(text))).toBe(true)
})

it('the panel addresses people as “u” in Dutch, and overrides only existing texts', () => {
  const [theirs, ours] = [sentences(nl.translations), sentences(adminTranslations.nl)]
  const known = new Map(theirs)
  expect(ours.filter(([path]) => !known.has(path))).toEqual([])
  const all = Object.entries(Object.fromEntries([...theirs, ...ours]))
  expect(all.filter(([, sentence]) => INFORMAL.test(sentence))).toEqual([])
})

it('Payload shows the value of a checkbox as true or false', () => {
  expect([en.translations.general.true, en.translations.general.false]).toEqual(['True', 'False'])
  for (const [language, words] of [
    ['nl', ['Ja', 'Nee']],
    ['en', ['Yes', 'No']],
  ] as const) {
    const { general } = adminTranslations[language]
    expect([general.true, general.false]).toEqual(words)
  }
})

it('the panel has no English or clumsy words in Dutch', () => {
  const all = Object.entries(
    Object.fromEntries([...sentences(nl.translations), ...sentences(adminTranslations.nl)]),
  )
  expect(all.filter(([, sentence]) => CLUMSY.test(sentence))).toEqual([])
})
