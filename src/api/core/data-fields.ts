import type { Field, FieldAffectingData } from 'payload'
import { fieldAffectsData, flattenTopLevelFields } from 'payload/shared'

export type DataField = FieldAffectingData & { name: string }

/** The fields that hold something, in their order: what only arranges others in the admin is no part of the data. */
export const dataFields = (fields: Field[]): DataField[] =>
  flattenTopLevelFields(fields).filter((field): field is DataField => fieldAffectsData(field))
