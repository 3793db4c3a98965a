import { en } from '@payloadcms/translations/languages/en'
import { nl } from '@payloadcms/translations/languages/nl'
import { expect, it } from 'vitest'

import { initI18n } from '@payloadcms/translations'
import type { SanitizedConfig } from 'payload'

import { importPackageFile, packageFile } from '@/src/testing/unpatched'

import { adminTranslations } from '.'
import { RICH_TEXT, translateRichText } from './rich-text'

type Texts = { [key: string]: string | Texts }

/** Flattens texts to [path, sentence] pairs. */
const sentences = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : sentences(value, `${path}${key}:`),
  )

const INFORMAL = /\b(je|jou|jouw|jij)\b/i
const CLUMSY =
  /\b(Locales|locales|Bulk|You are|onpubliceren|niet-gepubliceerd|Payload|Onwaar)\b|togglen|Succesvol aangepast|Breng wijzigingen|Inzenden|^Voeg \{\{|\w\(e\)|succesvol|uitoggen|E-maildres|\baan aan\b|Relatie Relatie|Bent u zeker|\bresource\b|\bglobal\b|\bitems\b(?!\}\})/i

it('Payload has English words and an informal address in its Dutch', () => {
  const texts = sentences(nl.translations).map(([, text]) => text)
  expect(texts.some((text) => INFORMAL.test(text))).toBe(true)
  expect(texts.some((text) => CLUMSY.test(text))).toBe(true)
})

/** Of the plugin for search engines. */
const { nl: theirPlugin } = await importPackageFile<{ nl: Texts }>(
  '@payloadcms/plugin-seo/dist/translations/nl.js',
)

it('the plugin for search engines has English words in its Dutch', () => {
  expect(theirPlugin['plugin-seo']).toMatchObject({ bestPractices: 'best practices' })
})

it('the panel addresses people as “u” in Dutch, and overrides only existing texts', () => {
  const { $schema: _schema, ...plugin } = theirPlugin
  const theirs = sentences({ ...nl.translations, ...plugin })
  const ours = sentences(adminTranslations.nl)
  const known = new Map(theirs)
  const overridden = (path: string) => known.has(path) || known.has(path.replace(/_(?:one|other)$/, ''))
  expect(ours.filter(([path]) => !overridden(path))).toEqual([])
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

const OTHER_SIGN_IN = /\b(?:aan|af)(?:ge)?meld|\bmeldt? (?:u|zich)\b/i
const IMPERATIVE =
  /^(?:Activeer|Annuleer|Bekijk|Bevestig|Bewaar|Bewerk|Deselecteer|Forceer|Ga|Genereer|Groepeer|Hernoem|Herstel|Kies|Kopieer|Leeg|Open|Overschrijf|Plan|Publiceer|Reset|Selecteer|Sluit|Sorteer|Stel|Toon|Upload|Vergelijk|Verlaat|Verplaats|Verwijder|Voeg|Zoek)\b[^.]*$/

const merged = () =>
  Object.entries(Object.fromEntries([...sentences(nl.translations), ...sentences(adminTranslations.nl)]))

it('the panel names signing in and out by one pair of verbs in Dutch', () => {
  expect(merged().filter(([, text]) => OTHER_SIGN_IN.test(text))).toEqual([])
})

it('the panel says “sign in” and “language” in English, as our own screens do', () => {
  const all = Object.entries(
    Object.fromEntries([...sentences(en.translations), ...sentences(adminTranslations.en)]),
  )
  const other = /\blog(?:ged|ging)? ?(?:back )?(?:in|out)\b|\blocales?\b(?!\}\})/i
  expect(all.filter(([, text]) => other.test(text))).toEqual([])
})

it('the panel names its buttons in the infinitive in Dutch', () => {
  expect(sentences(nl.translations).some(([, text]) => IMPERATIVE.test(text))).toBe(true)
  expect(merged().filter(([, text]) => IMPERATIVE.test(text))).toEqual([])
})

it('the panel calls storing “opslaan” and not also “bewaren”', () => {
  expect(merged().filter(([, text]) => /\b(?:bewa(?:ar|ren)|(?:on)?bewaarde?)\b/i.test(text))).toEqual([])
})

it.each([
  ['nl', 1, 'Hier is minstens één rij nodig.'],
  ['nl', 2, 'Hier zijn minstens 2 rijen nodig.'],
  ['en', 1, 'At least one row is needed here.'],
  ['en', 2, 'At least 2 rows are needed here.'],
] as const)(
  'the panel asks for rows in %s in the number that is missing: %i',
  async (language, count, text) => {
    const { t } = await initI18n({
      config: { supportedLanguages: { nl, en }, fallbackLanguage: 'nl', translations: adminTranslations },
      context: 'client',
      language,
    })
    expect(t('validation:requiresAtLeast', { count, label: t('general:rows') })).toBe(text)
  },
)

it('rich text of Payload has other words, which each editor puts over those of the config', async () => {
  const lexical = await packageFile('@payloadcms/richtext-lexical/dist/index.js')
  expect(lexical).toContain('deepMergeSimple(config.i18n.translations, featureI18n)')
  const blocks = await packageFile('@payloadcms/richtext-lexical/dist/features/blocks/server/i18n.js')
  expect(blocks).toContain("edit: 'Bewerk {{label}}'")
})

it('the tools of rich text have our words in both languages', () => {
  const theirs = { nl: { lexical: { paragraph: { label: 'Paragraaf' }, blockquote: { label: 'Citaat' } } } }
  const config = { i18n: { translations: theirs } } as unknown as SanitizedConfig
  const { nl, en } = translateRichText(config).i18n.translations as unknown as typeof RICH_TEXT
  expect(nl).toMatchObject({ lexical: { paragraph: { label: 'Alinea' }, blockquote: { label: 'Citaat' } } })
  expect(en).toMatchObject({ lexical: RICH_TEXT.en })
})
