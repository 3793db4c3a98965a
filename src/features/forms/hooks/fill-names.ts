import type { CollectionBeforeValidateHook } from 'payload'

import type { Form } from '@/payload-types'
import { nameFields } from '@/src/features/forms/rules/field-names'

/** Gives the fields of a form, and their answers, the names that nobody gave them. */
export const fillNames: CollectionBeforeValidateHook<Form> = ({ data }) =>
  data?.fields ? { ...data, fields: nameFields(data.fields) as Form['fields'] } : data
