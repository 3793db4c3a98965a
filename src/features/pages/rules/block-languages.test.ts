import type { FlattenedBlock } from 'payload'
import { describe, expect, it } from 'vitest'

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
})
