import fc from 'fast-check'
import type { FlattenedBlock } from 'payload'
import { describe, expect, it } from 'vitest'

import type { Locale } from '@/src/lib/constants'
import { isRecord } from '@/src/lib/is-record'
import { incompleteBlocks, shownBlocks, unhidden } from './block-languages'

const text = (name: string, extra: object = {}) => ({
  name,
  type: 'text',
  required: true,
  localized: true,
  ...extra,
})

const configs = [
  {
    slug: 'features',
    flattenedFields: [
      text('heading'),
      text('note', { admin: { condition: () => false } }),
      { name: 'anchor', type: 'text', required: true },
      { name: 'items', type: 'array', flattenedFields: [text('title')] },
      { name: 'link', type: 'group', flattenedFields: [text('label')] },
    ],
  },
  {
    slug: 'questions',
    flattenedFields: [
      text('heading', { required: false }),
      {
        ...{ name: 'items', type: 'array', required: true },
        flattenedFields: [
          text('question'),
          { name: 'link', type: 'group', flattenedFields: [text('label')] },
          { name: 'notes', type: 'array', flattenedFields: [text('note')] },
        ],
      },
    ],
  },
] as unknown as FlattenedBlock[]

const link = { label: 'Lees meer' }
const block = (data: object) => ({ blockType: 'features', link, ...data })

describe('shownBlocks', () => {
  it('keeps a block that has its required texts', () => {
    const complete = block({ heading: 'Kop', items: [{ title: 'Een' }] })
    expect(shownBlocks([complete], configs, 'nl')).toEqual([complete])
  })

  it.each([null, undefined, ''])('leaves out a block whose required text is %o', (heading) => {
    expect(shownBlocks([block({ heading, items: [] })], configs, 'nl')).toEqual([])
  })

  it('leaves out only rows that lack required texts', () => {
    const [shown] = shownBlocks(
      [block({ heading: 'Kop', items: [{ title: 'Een' }, { title: null }] })],
      configs,
      'nl',
    )
    expect(shown).toEqual(block({ heading: 'Kop', items: [{ title: 'Een' }] }))
  })

  it('leaves out a block of an unknown type', () => {
    expect(shownBlocks([{ blockType: 'gone' }], configs, 'nl')).toEqual([])
  })

  it('leaves out a block whose group lacks a required text', () => {
    expect(shownBlocks([block({ heading: 'Kop', items: [], link: { label: null } })], configs, 'nl')).toEqual(
      [],
    )
  })

  it.each([
    { showIn: [], locales: ['nl', 'en'] },
    { showIn: null, locales: ['nl', 'en'] },
    { showIn: ['en'], locales: ['en'] },
  ])('shows a block that is meant for $showIn in $locales', ({ showIn, locales }) => {
    const own = block({ heading: 'Kop', items: [], showIn })
    const shownIn = (['nl', 'en'] as const).filter((code) => shownBlocks([own], configs, code).length > 0)
    expect(shownIn).toEqual(locales)
  })

  it('leaves out a hidden block everywhere, and says of none that it is incomplete', () => {
    const own = { ...block({ heading: 'Kop', items: [], showIn: ['nl'] }), hidden: true }
    expect((['nl', 'en'] as const).flatMap((code) => shownBlocks([own], configs, code))).toEqual([])
    expect(incompleteBlocks([{ ...own, heading: {}, id: 'a' }], configs)).toEqual({ nl: [], en: [] })
    expect(shownBlocks([unhidden(own)], configs, 'nl')).toHaveLength(1)
  })
})

describe('incompleteBlocks', () => {
  const stored = (id: string, heading: object, more: object = {}) => ({
    ...block({ heading, link: { label: { nl: 'Meer', en: 'More' } } }),
    ...{ id, ...more },
  })

  it('lists per locale the blocks that lack a required text, but for those that are not meant for it', () => {
    const blocks = [
      stored('both', { nl: 'Kop', en: 'Heading' }),
      stored('dutch', { nl: 'Kop' }),
      stored('no label', { nl: 'Kop', en: 'Heading' }, { link: { label: { en: 'More' } } }),
      stored('only Dutch', { nl: 'Kop' }, { showIn: ['nl'] }),
    ]
    expect(incompleteBlocks(blocks, configs)).toEqual({ nl: ['no label'], en: ['dutch'] })
  })

  it('lists rows in blocks that are left out, for lack of a text or of that of their link', () => {
    const both = { nl: 'Tekst', en: 'Text' }
    const item = (id: string, question: object, label: object, notes: object[] = []) => ({
      ...{ id, question, link: { label }, notes },
    })
    const items = [
      item('complete', both, both, [{ id: 'note', note: { en: 'Note' } }]),
      item('no question', { nl: 'Vraag' }, both),
      item('no link', both, { en: 'More' }),
    ]
    expect(incompleteBlocks([{ id: 'block', blockType: 'questions', items }], configs)).toEqual({
      nl: ['note', 'no link'],
      en: ['no question'],
    })
  })
})

describe('what is left out and what is marked', () => {
  const texts = fc.record({ nl: fc.constantFrom('', 'Ja'), en: fc.constantFrom('', 'Yes') })
  const id = fc.uuid()
  const items = fc.array(
    fc.record({
      ...{ id, question: texts, link: fc.record({ label: texts }) },
      notes: fc.array(fc.record({ id, note: texts }), { maxLength: 2 }),
    }),
    { maxLength: 3 },
  )
  const blocks = fc.array(fc.record({ id, blockType: fc.constant('questions'), heading: texts, items }), {
    maxLength: 2,
  })
  /** A value of all locales as it is read in one. */
  const readIn = (value: unknown, locale: Locale): unknown => {
    if (Array.isArray(value)) return value.map((one) => readIn(one, locale))
    if (!isRecord(value)) return value
    if ('nl' in value) return value[locale]
    return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, readIn(own, locale)]))
  }
  /** The ids of rows, without those within a row that another list lacks. */
  const idsIn = (rows: unknown, isGone: (id: unknown) => boolean = () => false): unknown[] =>
    !Array.isArray(rows)
      ? []
      : rows
          .filter(isRecord)
          .flatMap((row) => [
            row.id,
            ...(isGone(row.id) ? [] : [...idsIn(row.items, isGone), ...idsIn(row.notes, isGone)]),
          ])

  it('is the same, in blocks, in their rows and in rows of these', () => {
    fc.assert(
      fc.property(blocks, fc.constantFrom('nl', 'en'), (stored, locale) => {
        const shown = idsIn(shownBlocks(readIn(stored, locale) as typeof stored, configs, locale))
        const gone = idsIn(stored, (one) => !shown.includes(one)).filter((one) => !shown.includes(one))
        expect(incompleteBlocks(stored, configs)[locale]).toEqual(gone)
      }),
    )
  })

  it('is the whole block where no row of a required list has its texts', () => {
    const row = { id: 'row', question: { nl: 'Vraag' }, link: { label: { nl: 'Meer' } } }
    const block = { id: 'block', blockType: 'questions', heading: { nl: 'Kop', en: 'Heading' }, items: [row] }
    expect(incompleteBlocks([block], configs)).toEqual({ nl: [], en: ['block'] })
    expect(shownBlocks([readIn(block, 'en') as typeof block], configs, 'en')).toEqual([])
    expect(shownBlocks([readIn(block, 'nl') as typeof block], configs, 'nl')).toHaveLength(1)
  })
})
