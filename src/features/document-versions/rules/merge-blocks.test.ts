import type { FlattenedBlock } from 'payload'
import { describe, expect, it } from 'vitest'

import type { Locale } from '@/src/lib/constants'
import { type Block, mergeBlocks } from './merge-blocks'
import { blockEffects } from './restore-effects'

const configs = [
  {
    slug: 'text',
    flattenedFields: [
      { name: 'heading', type: 'text', localized: true, required: true },
      { name: 'tone', type: 'text' },
      {
        ...{ name: 'items', type: 'array' },
        flattenedFields: [{ name: 'label', type: 'text', localized: true }],
      },
    ],
  },
] as unknown as FlattenedBlock[]

/** A block with a heading in these languages, all unless said otherwise. */
const block = (id: string, extra: object = {}, ...locales: Locale[]): Block => ({
  ...{ id, blockType: 'text', items: [] },
  heading: Object.fromEntries(
    (locales.length > 0 ? locales : ['nl', 'en']).map((one) => [one, `${id} ${one}`]),
  ),
  ...extra,
})

type Scene = { version: Block[]; before: Block[]; online?: Block[] }
const aroundOf = ({ before, online }: Scene) => ({
  ...{ before, configs, locales: ['nl'] as const },
  online: { blocks: online ?? [], locales: online ? (['nl', 'en'] as const) : [] },
})
/** What is stored after the version is restored in Dutch: ids with the languages that a block is limited to. */
const merged = (scene: Scene) =>
  mergeBlocks(scene.version, scene.before, aroundOf(scene)).map(({ id, showIn, hidden }) =>
    [id, ...(hidden === true ? ['hidden'] : []), ...(Array.isArray(showIn) ? showIn : [])].join(' '),
  )
const effects = (scene: Scene) => {
  const [english] = blockEffects(scene.version, aroundOf(scene))
  return Object.fromEntries(
    Object.entries(english ?? {}).flatMap(([name, value]) => {
      const shown = Array.isArray(value) ? value.map((one) => `${one.index} ${String(one.block.id)}`) : value
      return shown === false || (Array.isArray(shown) && shown.length === 0) ? [] : [[name, shown]]
    }),
  )
}

const [a, b, c] = [block('a'), block('b'), block('c')]

describe('restoring in Dutch only', () => {
  it('changes nothing for English where the blocks are the same', () => {
    const scene = { version: [a, b], before: [a, b] }
    expect(merged(scene)).toEqual(['a', 'b'])
    expect(effects(scene)).toEqual({ locale: 'en' })
  })

  it('keeps a block that the version lacks for English, where it stood', () => {
    const scene = { version: [a, c], before: [a, b, c] }
    expect(merged(scene)).toEqual(['a', 'b en', 'c'])
    expect(effects(scene)).toEqual({ locale: 'en', stays: ['1 b'] })
  })

  it('lets a block go that English has no text for', () => {
    const scene = { version: [a], before: [a, block('d', {}, 'nl'), block('e', { showIn: ['nl'] })] }
    expect(merged(scene)).toEqual(['a'])
    expect(effects(scene)).toEqual({ locale: 'en' })
  })

  it('keeps a hidden block that English has text for hidden', () => {
    expect(merged({ version: [], before: [block('d', { hidden: true })] })).toEqual(['d hidden'])
  })

  it('brings a block back in Dutch only where English visitors do not see it either', () => {
    const scene = { version: [a, b], before: [a], online: [a] }
    expect(merged(scene)).toEqual(['a', 'b nl'])
    expect(effects(scene)).toEqual({ locale: 'en', leftOut: ['1 b'] })
  })

  it('brings a block back in English too where visitors see it there', () => {
    const scene = { version: [a, b], before: [a], online: [a, b] }
    expect(merged(scene)).toEqual(['a', 'b'])
    expect(effects(scene)).toEqual({ locale: 'en', comesBack: ['1 b'] })
  })

  it('lets English show what it shows of a block, whatever the version says', () => {
    const shownIn = (...showIn: Locale[]) => block('a', { showIn })
    expect(merged({ version: [a], before: [shownIn('en')] })).toEqual(['a'])
    expect(merged({ version: [shownIn('nl')], before: [a] })).toEqual(['a'])
    expect(merged({ version: [shownIn('en')], before: [a] })).toEqual(['a en'])
    expect(merged({ version: [shownIn('en')], before: [shownIn('nl')] })).toEqual(['a hidden en'])
    expect(merged({ version: [block('a', { hidden: true })], before: [a] })).toEqual(['a en'])
  })

  it('says when English has another order, other rows or other settings', () => {
    const [label, items] = [{ nl: 'x', en: 'x' }, [{ id: 'r', label: {} }]]
    expect(effects({ version: [b, a], before: [a, b] })).toEqual({ locale: 'en', isReordered: true })
    const rows = {
      version: [block('a', { items })],
      before: [block('a', { items: [...items, { id: 's', label }] })],
    }
    expect(effects(rows)).toEqual({ locale: 'en', otherRows: ['0 a'] })
    const tones = { version: [block('a', { tone: 'dark' })], before: [block('a', { tone: null })] }
    expect(effects(tones)).toEqual({ locale: 'en', otherSettings: ['0 a'] })
    expect(effects({ version: [a], before: [block('a', { tone: '' })] })).toEqual({ locale: 'en' })
  })
})
