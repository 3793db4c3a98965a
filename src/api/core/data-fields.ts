import type { Field, FieldAffectingData } from 'payload'
import { fieldAffectsData, flattenTopLevelFields } from 'payload/shared'

export type DataField = FieldAffectingData & { name: string }

/**
 * The fields that store data, in order; fields that only lay out the admin are replaced by those within them. What only a form
 * sends with a save is not among them.
 */
export const dataFields = (fields: Field[]): DataField[] =>
  flattenTopLevelFields(fields).filter(
    (field): field is DataField => fieldAffectsData(field) && field.custom?.formOnly !== true,
  )
