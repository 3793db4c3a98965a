import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isSame } from '@/src/lib/same-values'
import { mergeSaves, withTheirs } from './merge-saves'

const block = (id: string, heading: string, own: object = {}) => ({ id, blockType: 'hero', heading, ...own })
const page = (title: string, ...blocks: object[]) => ({ title, blocks })
const BASE = page('Titel', block('a', 'Een'), block('b', 'Twee'), block('c', 'Drie'))
const merge = (mine: object, theirs: object, base: object = BASE) =>
  mergeSaves(
    base as never,
    mine as never,
    theirs as never,
    Object.keys({ ...mine, ...theirs }).filter((name) => name !== 'updatedAt'),
  )

describe('changes that do not touch each other are all kept', () => {
  it.each([
    [
      'different blocks',
      page('Titel', block('a', 'Beter'), block('b', 'Twee'), block('c', 'Drie')),
      page('Titel', block('a', 'Een'), block('b', 'Twee'), block('c', 'Anders')),
      page('Titel', block('a', 'Beter'), block('b', 'Twee'), block('c', 'Anders')),
      ['blocks.c.heading'],
    ],
    [
      'different fields of a block',
      page('Titel', block('a', 'Beter'), block('b', 'Twee'), block('c', 'Drie')),
      page('Titel', block('a', 'Een', { text: 'Nieuw' }), block('b', 'Twee'), block('c', 'Drie')),
      page('Titel', block('a', 'Beter', { text: 'Nieuw' }), block('b', 'Twee'), block('c', 'Drie')),
      ['blocks.a.text'],
    ],
    [
      'blocks added in one place by both, and one removed',
      page('Titel', block('a', 'Een'), block('x', 'Van mij'), block('b', 'Twee'), block('c', 'Drie')),
      page('Anders', block('a', 'Een'), block('y', 'Van u'), block('b', 'Twee')),
      page('Anders', block('a', 'Een'), block('x', 'Van mij'), block('y', 'Van u'), block('b', 'Twee')),
      ['blocks.c', 'blocks.y', 'title'],
    ],
    [
      'a block moved by me, another changed by somebody else',
      page('Titel', block('c', 'Drie'), block('a', 'Een'), block('b', 'Twee')),
      page('Titel', block('a', 'Een'), block('b', 'Beter'), block('c', 'Drie')),
      page('Titel', block('c', 'Drie'), block('a', 'Een'), block('b', 'Beter')),
      ['blocks.b.heading'],
    ],
  ])('%s', (_, mine, theirs, both, taken) => {
    const result = merge(mine, theirs)
    expect(result.merged).toEqual(both)
    expect(result.conflicts).toEqual([])
    expect(result.taken.toSorted()).toEqual(taken)
  })
})

describe('a list without rows, which a form sends as 0, takes what somebody else changed', () => {
  it.each([
    ['rows added', { list: [] }, { list: 0 }, { list: [{ id: 'x' }] }, [{ id: 'x' }]],
    [
      'rows added to those that I removed',
      { list: [{ id: 'a' }] },
      { list: 0 },
      { list: [{ id: 'a' }, { id: 'x' }] },
      [{ id: 'x' }],
    ],
    ['removed by both', { list: [{ id: 'a' }] }, { list: 0 }, { list: [] }, []],
  ])('%s', (_, base, mine, theirs, list) => {
    const own = { title: 'Nieuw', ...mine }
    const result = merge(own, { title: 'Titel', ...theirs }, { title: 'Titel', ...base })
    expect(result).toMatchObject({ merged: { title: 'Nieuw', list }, conflicts: [] })
  })
})

describe('changes of the same text conflict', () => {
  const mine = page('Van mij', block('a', 'Mijn kop'), block('b', 'Twee'), block('c', 'Drie'))
  const theirs = page('Titel', block('a', 'Uw kop'), block('b', 'Beter'), block('c', 'Drie'))

  it('with mine kept until somebody chooses', () => {
    const result = merge(mine, theirs)
    expect(result.conflicts).toEqual([{ place: 'blocks.a.heading', mine: 'Mijn kop', theirs: 'Uw kop' }])
    expect(result.merged).toEqual(
      page('Van mij', block('a', 'Mijn kop'), block('b', 'Beter'), block('c', 'Drie')),
    )
    expect(withTheirs(result, ['blocks.a.heading'])).toEqual(
      page('Van mij', block('a', 'Uw kop'), block('b', 'Beter'), block('c', 'Drie')),
    )
  })

  it('and so does a block that one removed and the other changed', () => {
    const without = page('Titel', block('b', 'Twee'), block('c', 'Drie'))
    const mineGone = merge(without, theirs)
    expect(mineGone.conflicts).toMatchObject([{ place: 'blocks.a', mine: null }])
    expect(withTheirs(mineGone, ['blocks.a']).blocks).toContainEqual(block('a', 'Uw kop'))
    const theirsGone = merge(mine, without)
    expect(theirsGone.conflicts).toMatchObject([{ place: 'blocks.a', theirs: null }])
    expect(withTheirs(theirsGone, ['blocks.a'])).toEqual(
      page('Van mij', block('b', 'Twee'), block('c', 'Drie')),
    )
  })

  it('and rich text does as a whole, as does a reference', () => {
    const text = (words: string) => ({ root: { type: 'root', children: [{ text: words }] } })
    const rich = (words: string, to: string) => ({
      text: text(words),
      link: { relationTo: 'pages', value: to },
    })
    const { conflicts } = merge(rich('a', '1'), rich('b', '2'), rich('c', '3'))
    expect(conflicts.map(({ place }) => place)).toEqual(['text', 'link'])
  })
})

it('leaves what the form does not write out of what it saves, and other fields as they are', () => {
  const { merged } = merge(
    { title: 'Nieuw', updatedAt: '1', path: '/eigen' },
    { title: 'Titel', updatedAt: '2', views: 3 },
    { title: 'Titel', updatedAt: '1' },
  )
  expect(merged).toEqual({ title: 'Nieuw', updatedAt: '1', path: '/eigen' })
})

const texts = fc.dictionary(fc.constantFrom('title', 'lead', 'note'), fc.constantFrom('', 'een', 'twee'))
const blocks = fc
  .uniqueArray(
    fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), heading: fc.constantFrom('een', 'twee') }),
    {
      selector: ({ id }) => id,
    },
  )
  .map((rows) => rows.map((row) => ({ blockType: 'hero', ...row })))
const docs = fc.record({ texts, blocks })

describe('whatever is changed', () => {
  it('nothing of mine gives theirs, and nothing of theirs gives mine', () => {
    fc.assert(
      fc.property(docs, docs, (base, other) => {
        const own = { ...other, texts: { title: null, lead: null, note: null, ...other.texts } }
        const before = { ...base, texts: { title: null, lead: null, note: null, ...base.texts } }
        const [mine, theirs] = [merge(own, before, before), merge(before, own, before)]
        expect(isSame(mine.merged, own) && isSame(theirs.merged, own)).toBe(true)
        expect([...mine.conflicts, ...theirs.conflicts]).toEqual([])
      }),
    )
  })

  it('the same on both sides is no conflict, and every block of either side is there or named', () => {
    fc.assert(
      fc.property(docs, docs, docs, (base, mine, theirs) => {
        expect(merge(mine, mine, base)).toMatchObject({ merged: mine, conflicts: [], taken: [] })
        const { merged, conflicts } = merge(mine, theirs, base)
        const ids = (merged.blocks as { id: string }[]).map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        const added = [...mine.blocks, ...theirs.blocks].filter(
          ({ id }) => !base.blocks.some((one) => one.id === id),
        )
        for (const { id } of added) expect(ids).toContain(id)
        for (const { place } of conflicts) expect(place).not.toBe('')
      }),
    )
  })
})
