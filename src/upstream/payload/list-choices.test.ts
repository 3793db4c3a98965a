import type { Field, SanitizedConfig } from 'payload'
import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'
import { limitListChoices } from './list-choices'

type Limits = { column: boolean; filter: boolean }

const limitsOf = (field: Field): Limits => {
  const { disableListColumn = false, disableListFilter = false } = (field.admin ?? {}) as Record<
    string,
    boolean | undefined
  >
  return { column: !disableListColumn, filter: !disableListFilter }
}

/** What a list of a collection with one field offers of that field. */
function offered(field: Field, upload?: object): Limits {
  limitListChoices({ collections: [{ fields: [field], upload }] } as unknown as SanitizedConfig)
  return limitsOf(field)
}

const inside = (outer: Field): Limits[] => {
  offered(outer)
  return 'fields' in outer ? outer.fields.map(limitsOf) : []
}

const text = (name: string): Field => ({ name, type: 'text' })

it('lists offer an ordinary field as a column and a filter', () => {
  expect(offered(text('title'))).toEqual({ column: true, filter: true })
})

it('fields in a group without a label are filters, and no columns', () => {
  expect(inside({ name: 'seo', type: 'group', label: false, fields: [text('title')] })).toEqual([
    { column: false, filter: true },
  ])
  expect(inside({ name: 'seo', type: 'group', label: 'Search', fields: [text('title')] })).toEqual([
    { column: true, filter: true },
  ])
})

it('lists offer neither ids of rows nor what is in hidden fields as filters', () => {
  const rows = { name: 'links', type: 'array' as const, fields: [text('url'), text('id')] }
  expect(inside(rows).map(({ filter }) => filter)).toEqual([true, false])
  expect(inside({ ...rows, admin: { hidden: true } }).map(({ filter }) => filter)).toEqual([false, false])
})

it('what only a form shows is no column, unless it has a cell', () => {
  expect(offered({ name: 'preview', type: 'ui', admin: {} }).column).toBe(false)
  expect(offered({ name: 'target', type: 'ui', admin: { components: { Cell: '/x' } } }).column).toBe(true)
})

it('lists of files leave out the keys of the storage', () => {
  expect(offered(text('_objectKey'), {})).toEqual({ column: false, filter: false })
  expect(offered(text('prefix'))).toEqual({ column: true, filter: true })
})

it('Payload names a column by the code of its group', async () => {
  const flatten = await packageFile('payload/dist/utilities/flattenTopLevelFields.js')
  expect(flatten).toContain('translatedLabel ?? groupName')
})
