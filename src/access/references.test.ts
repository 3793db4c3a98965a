import { flattenAllFields, type Block, type Field, type SanitizedConfig } from 'payload'
import { describe, expect, it } from 'vitest'

import { canReferTo, collectReferences } from './references'

const PAGE = '7b0d2b1e-0f6e-4b4e-9d3c-1f1f7d0a0001'
const IMAGE = '7b0d2b1e-0f6e-4b4e-9d3c-1f1f7d0a0002'

const config = {
  localization: { localeCodes: ['nl', 'en'] },
  blocks: [],
  collections: [],
} as unknown as SanitizedConfig
const flattened = (fields: Field[]) => ({ flattenedFields: flattenAllFields({ fields }) })

/** The references as `path locale collection id`. */
const found = (fields: Field[], data: Record<string, unknown>): string[] =>
  collectReferences(flattened(fields), data, config).map(({ path, locale, relationTo, id }) =>
    [path, locale ?? '*', relationTo, id].join(' '),
  )

const photo: Field = { name: 'photo', type: 'upload', relationTo: 'media' }
const linked: Field = { name: 'linked', type: 'relationship', relationTo: ['pages', 'media'], hasMany: true }

/** An editor whose blocks of type `figure` have a photo. */
const editor = {
  editorConfig: {
    features: {
      getSubFields: new Map([
        [
          'block',
          ({ node }: { node: { fields: { blockType: string } } }) =>
            node.fields.blockType === 'figure' ? [photo] : null,
        ],
      ]),
      getSubFieldsData: new Map([['block', ({ node }: { node: { fields: object } }) => node.fields]]),
    },
  },
}
const text = { name: 'text', type: 'richText', localized: true, editor } as unknown as Field
const root = (...children: object[]) => ({ root: { type: 'root', children } })

describe('collectReferences', () => {
  it('finds ids and populated documents', () => {
    expect(found([photo], { photo: IMAGE })).toEqual([`photo * media ${IMAGE}`])
    expect(found([photo], { photo: { id: IMAGE, alt: 'x' } })).toEqual([`photo * media ${IMAGE}`])
    expect(found([photo], { photo: null })).toEqual([])
  })

  it('finds each document of a list once, under the path of the field', () => {
    const page = { relationTo: 'pages', value: PAGE }
    const image = { relationTo: 'media', value: { id: IMAGE } }
    expect(found([linked], { linked: [page, image, page] })).toEqual([
      `linked * pages ${PAGE}`,
      `linked * media ${IMAGE}`,
    ])
  })

  it('marks a collection that the field does not allow', () => {
    const data = { linked: [{ relationTo: 'users', value: PAGE }] }
    expect(collectReferences(flattened([linked]), data, config)).toMatchObject([
      { relationTo: 'users', unvalidated: true },
    ])
  })

  it('finds links, images and the fields of blocks in rich text, in one locale or all of them', () => {
    const link = { type: 'link', fields: { doc: { relationTo: 'pages', value: PAGE } } }
    const image = { type: 'upload', relationTo: 'media', value: IMAGE }
    const figure = { type: 'block', fields: { blockType: 'figure', photo: IMAGE } }
    const content = root({ type: 'paragraph', children: [link] }, image)
    expect(found([text], { text: content })).toEqual([`text * pages ${PAGE}`, `text * media ${IMAGE}`])
    expect(found([text], { text: { nl: content, en: root(figure) } })).toEqual([
      `text nl pages ${PAGE}`,
      `text nl media ${IMAGE}`,
      `text en media ${IMAGE}`,
    ])
  })

  it('ignores a node without the fields that its type has', () => {
    expect(found([text], { text: root({ type: 'block' }, { type: 'upload', relationTo: 'media' }) })).toEqual(
      [],
    )
  })

  it('has the positions of rows and the locale of localized rows in the path', () => {
    const block: Block = { slug: 'gallery', fields: [{ name: 'items', type: 'array', fields: [photo] }] }
    const blocks: Field = { name: 'blocks', type: 'blocks', localized: true, blocks: [block] }
    const fields: Field[] = [{ name: 'main', type: 'group', fields: [{ type: 'row', fields: [blocks] }] }]
    const rows = [{ blockType: 'other' }, { blockType: 'gallery', items: [{}, { photo: IMAGE }] }]
    expect(found(fields, { main: { blocks: { en: rows } } })).toEqual([
      `main.blocks.1.items.1.photo en media ${IMAGE}`,
    ])
  })

  it('finds a value whose key has a dot', () => {
    const fields: Field[] = [{ name: 'seo', type: 'group', fields: [photo] }]
    expect(found(fields, { 'seo.photo': IMAGE })).toEqual([`seo.photo * media ${IMAGE}`])
  })
})

describe('canReferTo', () => {
  it('is true for rich text and for relations to one of the collections, at any depth', () => {
    const rows: Field = { name: 'rows', type: 'array', fields: [photo] }
    expect(canReferTo(flattened([rows]), ['media'], config)).toBe(true)
    expect(canReferTo(flattened([rows]), ['pages'], config)).toBe(false)
    expect(canReferTo(flattened([text]), ['pages'], config)).toBe(true)
  })
})
