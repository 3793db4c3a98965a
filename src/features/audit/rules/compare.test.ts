import { describe, expect, it } from 'vitest'

import { compareValues } from './compare'

const richText = (text: string) => ({ root: { type: 'root', children: [{ type: 'text', text }] } })

describe('compareValues', () => {
  it.each([
    ['equal texts', 'a', 'a'],
    ['null and an empty text', null, ''],
    ['undefined and an empty list', undefined, []],
    ['an id and the populated document', 'id-1', { id: 'id-1', title: 'T', updatedAt: 'now' }],
    ['ids and the populated documents', ['id-1'], [{ id: 'id-1', updatedAt: 'now' }]],
    ['a field that was not read', 'a', undefined],
  ])('finds no change between %s', (_, before, after) => {
    expect(compareValues(['field'], before, after)).toEqual([])
  })

  it('returns the values before and after', () => {
    expect(compareValues(['title'], 'Oud', 'Nieuw')).toEqual([
      { path: ['title'], kind: 'changed', before: 'Oud', after: 'Nieuw' },
    ])
  })

  it('compares the fields of groups', () => {
    expect(compareValues(['seo'], { title: 'A', noindex: false }, { title: 'B', noindex: false })).toEqual([
      { path: ['seo', 'title'], kind: 'changed', before: 'A', after: 'B' },
    ])
  })

  it('matches rows by id, so that an inserted row is one change', () => {
    const before = [
      { id: '1', blockType: 'hero', heading: 'Een' },
      { id: '2', blockType: 'text', heading: 'Twee' },
    ]
    const after = [
      { id: '3', blockType: 'text', heading: 'Drie' },
      { id: '1', blockType: 'hero', heading: 'Anders' },
    ]
    expect(compareValues(['blocks'], before, after)).toEqual([
      { path: ['blocks', { row: 2, block: 'text' }], kind: 'removed', before: 'Twee' },
      { path: ['blocks', { row: 1, block: 'text' }], kind: 'added', after: 'Drie' },
      {
        path: ['blocks', { row: 2, block: 'hero' }, 'heading'],
        kind: 'changed',
        before: 'Een',
        after: 'Anders',
      },
    ])
  })

  it('reports reordered rows as moved', () => {
    const [one, two] = [
      { id: '1', label: 'Een' },
      { id: '2', label: 'Twee' },
    ]
    expect(compareValues(['links'], [one, two], [two, one])).toEqual([{ path: ['links'], kind: 'moved' }])
  })

  it('stores rich text as plain text and truncates long texts', () => {
    const [change] = compareValues(['body'], richText('Kort'), richText('x'.repeat(1000)))
    expect(change).toMatchObject({ kind: 'changed', before: 'Kort' })
    expect(String(change?.after)).toHaveLength(200)
  })

  it.each(['password', 'resetPasswordToken', 'webhook', 'apiKey', 'senderHash'])(
    'never stores the value of %s',
    (name) => {
      expect(compareValues([name], 'geheim-1', 'geheim-2')).toEqual([{ path: [name], kind: 'secret' }])
      expect(compareValues(['group'], { [name]: 'geheim-1' }, { [name]: null })).toEqual([
        { path: ['group', name], kind: 'secret' },
      ])
    },
  )
})
