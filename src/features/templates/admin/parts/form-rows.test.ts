import type { ClientBlock } from 'payload'
import { expect, it } from 'vitest'

import { readSource } from '@/src/features/templates/rules/copied-from'
import { formRows } from './form-rows'

const text = (name: string) => ({ name, type: 'text' })
const hero = {
  slug: 'hero',
  fields: [
    text('heading'),
    { type: 'row', fields: [text('intro')] },
    { name: 'actions', type: 'array', fields: [{ name: 'link', type: 'group', fields: [text('label')] }] },
  ],
} as unknown as ClientBlock

const stored = [
  {
    ...{ id: 'a', blockType: 'hero', heading: 'Kop', intro: 'Inleiding', unknown: 1 },
    actions: [{ id: 'b', link: { label: 'Verder' } }],
  },
  { id: 'c', blockType: 'gone' },
]

it('gives the values of each field by their path, with new ids', () => {
  const [row, ...others] = formRows('t', stored, { hero })
  expect(others).toEqual([])
  const values = Object.entries(row?.fields ?? {}).map(([path, { value }]) => [path, value])
  const found = Object.fromEntries(values) as Record<string, unknown>
  expect(found).toMatchObject({
    ...{ heading: 'Kop', intro: 'Inleiding', actions: 1, 'actions.0.link.label': 'Verder' },
  })
  expect(found).not.toHaveProperty('unknown')
  expect(['a', found.id]).not.toEqual(['a', 'a'])
  expect(row?.fields.actions?.rows).toEqual([{ id: found['actions.0.id'] }])
})

it('says of which rows they are copies', () => {
  const template = crypto.randomUUID()
  const [row] = formRows(template, stored, { hero })
  const source = readSource(row?.fields.copiedFrom?.value)
  expect(source?.template).toBe(template)
  expect(source?.ids.a).toBe(row?.fields.id?.value)
  expect(source?.ids.b).toBe(row?.fields['actions.0.id']?.value)
})

it.each([undefined, '', 'no JSON', '{"template":"x","ids":{}}', '{}'])('%j is no source', (value) => {
  expect(readSource(value)).toBeNull()
})
