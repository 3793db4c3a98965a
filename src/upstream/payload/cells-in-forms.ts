/**
 * Defect: forms render the list cell of a `ui` field as well, without a row, and throw away what it returns: most cells throw,
 * which is logged as a failed request each time that a form is opened.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: cells-in-forms.test.ts "Payload renders the cells of ui fields in forms" fails
 */
import type { Field, SanitizedConfig } from 'payload'
import { traverseFields } from 'payload'

/** Lists read the cell by its name; forms go over what is enumerable. */
function hideCell(field: Field): void {
  const components = field.type === 'ui' ? field.admin?.components : undefined
  if (components && 'Cell' in components) Object.defineProperty(components, 'Cell', { enumerable: false })
}

/** Keeps the list cells of the collections' `ui` fields out of their forms. */
export function keepCellsOutOfForms(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of config.collections)
    traverseFields({
      fields,
      fillEmpty: false,
      callback: ({ field }) => {
        if ('type' in field && field.type === 'ui') hideCell(field)
      },
    })
  return config
}
