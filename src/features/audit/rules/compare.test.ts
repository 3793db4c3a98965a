import { describe, expect, it } from 'vitest'

import { compareValues } from './compare'

const richText = (text: string) => ({ root: { type: 'root', children: [{ type: 'text', text }] } })

describe('compareValues', () => {
  it.each([
    ['the same text', 'a', 'a'],
    ['nothing in other words', null, ''],
    ['nothing and an empty list', undefined, []],
    ['a document by its id and the document', 'id-1', { id: 'id-1', title: 'T', updatedAt: 'now' }],
    ['documents by their ids and the documents', ['id-1'], [{ id: 'id-1', updatedAt: 'now' }]],
    ['what was not read', 'a', undefined],
  ])('tells nothing of %s', (_, before, after) => {
    expect(compareValues(['field'], before, after)).toEqual([])
  })

  it('tells a value, before and after', () => {
    expect(compareValues(['title'], 'Oud', 'Nieuw')).toEqual([
      { path: ['title'], kind: 'changed', before: 'Oud', after: 'Nieuw' },
    ])
  })

  it('goes into groups', () => {
    expect(compareValues(['seo'], { title: 'A', noindex: false }, { title: 'B', noindex: false })).toEqual([
      { path: ['seo', 'title'], kind: 'changed', before: 'A', after: 'B' },
    ])
  })

  it('tells rows apart by their ids: one more is one change', () => {
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

  it('tells that rows changed places', () => {
    const [one, two] = [
      { id: '1', label: 'Een' },
      { id: '2', label: 'Twee' },
    ]
    expect(compareValues(['links'], [one, two], [two, one])).toEqual([{ path: ['links'], kind: 'moved' }])
  })

  it('keeps rich text as words and long texts in short', () => {
    const [change] = compareValues(['body'], richText('Kort'), richText('x'.repeat(1000)))
    expect(change).toMatchObject({ kind: 'changed', before: 'Kort' })
    expect(String(change?.after)).toHaveLength(200)
  })

  it.each(['password', 'resetPasswordToken', 'webhook', 'apiKey', 'senderHash'])(
    'never tells what %s is',
    (name) => {
      expect(compareValues([name], 'geheim-1', 'geheim-2')).toEqual([{ path: [name], kind: 'secret' }])
      expect(compareValues(['group'], { [name]: 'geheim-1' }, { [name]: null })).toEqual([
        { path: ['group', name], kind: 'secret' },
      ])
    },
  )
})
