import { nl } from '@payloadcms/translations/languages/nl'
import { expect, it } from 'vitest'

import { adminTranslations } from './translations'

type Words = { [key: string]: string | Words }

/** Every sentence by its path, the later ones in place of the earlier. */
const sentences = (words: Words, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : sentences(value, `${path}${key}:`),
  )

const INFORMAL = /\b(je|jou|jouw|jij)\b/i
const CLUMSY = /\b(Locales|locales|Bulk|You are|onpubliceren|niet-gepubliceerd|Payload|Onwaar)\b/i

it('Payload has English words and an informal address in its Dutch', () => {
  const texts = sentences(nl.translations).map(([, text]) => text)
  expect(texts.some((text) => INFORMAL.test(text))).toBe(true)
  expect(texts.some((text) => CLUMSY.test(text))).toBe(true)
})

it('the panel says “u” in Dutch, in Payload’s own sentences too, and replaces only what there is', () => {
  const [theirs, ours] = [sentences(nl.translations), sentences(adminTranslations.nl)]
  const known = new Map(theirs)
  expect(ours.filter(([path]) => !known.has(path))).toEqual([])
  const all = Object.entries(Object.fromEntries([...theirs, ...ours]))
  expect(all.filter(([, sentence]) => INFORMAL.test(sentence))).toEqual([])
})

it('the panel speaks Dutch in Dutch, also where Payload has English or no word at all', () => {
  const all = Object.entries(
    Object.fromEntries([...sentences(nl.translations), ...sentences(adminTranslations.nl)]),
  )
  expect(all.filter(([, sentence]) => CLUMSY.test(sentence))).toEqual([])
})
