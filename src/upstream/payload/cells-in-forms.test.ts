import type { Field, SanitizedConfig } from 'payload'
import { flattenTopLevelFields } from 'payload/shared'
import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'
import { keepCellsOutOfForms } from './cells-in-forms'

it('Payload renders the cells of ui fields in forms', async () => {
  const render = await packageFile('@payloadcms/ui/dist/forms/fieldSchemasToFormState/renderField.js')
  expect(render).toContain("const defaultUIFieldComponentKeys = ['Cell'")
  expect(render).toContain('key in defaultUIFieldComponentKeys')
})

it('leaves the cells to lists, those in tabs and rows too', () => {
  const [cell, nested] = [{ Cell: 'a#Cell', Field: 'a#Field' }, { Cell: 'b#Cell' }]
  const ui = (name: string, components: object) => ({ name, type: 'ui', admin: { components } })
  const tabs = { type: 'tabs', tabs: [{ label: 'x', fields: [ui('nested', nested)] }] }
  const fields = [ui('cell', cell), tabs] as unknown as Field[]
  keepCellsOutOfForms({ collections: [{ fields }] } as unknown as SanitizedConfig)
  expect([Object.keys(cell), Object.keys(nested)]).toEqual([['Field'], []])
  // As lists read them.
  const columns = flattenTopLevelFields(fields, { keepPresentationalFields: true })
  expect(columns.map((field) => 'admin' in field && field.admin?.components)).toMatchObject([
    { Cell: 'a#Cell' },
    { Cell: 'b#Cell' },
  ])
})
