import { randomUUID } from 'node:crypto'
import type { ClientField, FormState } from 'payload'
import { describe, expect, it } from 'vitest'

import { fieldAt, imagesIn, isImage, isPlainText } from './fields-of-form'

const FIELDS: ClientField[] = [
  { type: 'row', fields: [{ type: 'text', name: 'heading' }] },
  { type: 'text', name: 'tags', hasMany: true },
  { type: 'text', name: 'path', admin: { readOnly: true } },
  { type: 'select', name: 'tone', options: ['ground'] },
  { type: 'richText', name: 'content' },
  { type: 'group', name: 'link', fields: [{ type: 'text', name: 'label' }] },
  {
    ...{ type: 'array', name: 'items' },
    fields: [
      { type: 'textarea', name: 'text' },
      { type: 'upload', name: 'image', relationTo: 'media' },
    ],
  },
  { type: 'upload', name: 'image', relationTo: 'media' },
  { type: 'upload', name: 'images', relationTo: 'media', hasMany: true },
  { type: 'relationship', name: 'form', relationTo: 'forms' },
]

describe('what is typed in the preview goes to', () => {
  it.each(['heading', 'link.label', 'items.i1.text'])('%s', (path) => {
    expect(isPlainText(fieldAt(FIELDS, path))).toBe(true)
  })

  it.each(['tags', 'path', 'tone', 'content', 'link', 'items', 'items.i1', 'heading.x', 'none', ''])(
    'not “%s”',
    (path) => expect(isPlainText(fieldAt(FIELDS, path))).toBe(false),
  )
})

describe('an image that is dropped in the preview goes to', () => {
  it.each(['image', 'items.i1.image'])('%s', (path) => {
    expect(isImage(fieldAt(FIELDS, path))).toBe(true)
  })

  it.each(['images', 'form', 'heading', 'items', 'none'])('not “%s”', (path) => {
    expect(isImage(fieldAt(FIELDS, path))).toBe(false)
  })
})

it('the images of a form are those of its fields of images, each once', () => {
  const [cover, photo, form] = [randomUUID(), randomUUID(), randomUUID()]
  const state: FormState = {
    id: { value: randomUUID() },
    image: { value: cover },
    form: { value: form },
    blocks: { value: 1, rows: [{ id: 'b1', blockType: 'gallery' }] },
    'blocks.0.id': { value: randomUUID() },
    'blocks.0.items.0.image': { value: photo },
    'blocks.0.items.1.image': { value: cover },
  }
  const block = (type: string) => (type === 'gallery' ? FIELDS : [])
  expect(imagesIn(state, { document: FIELDS, block })).toEqual([cover, photo])
})
