import type { FlattenedField } from 'payload'

import { isRecord } from '@/src/lib/is-record'
import { RESTORED_OVER, SAVED_BY, SAVED_IN, VERSION_NAME } from '../rules/versioned'

type Part = Record<string, unknown>

/** What a document keeps when a version is restored: whose it is, where and since when visitors find it, how it began. */
const KEPT: readonly string[] = [
  'id',
  'tenant',
  'slug',
  'publishedAt',
  'routeKey',
  'template',
  '_status',
  'createdAt',
  'updatedAt',
  SAVED_BY,
  SAVED_IN,
  RESTORED_OVER,
  VERSION_NAME,
]

const isStored = (field: FlattenedField): boolean =>
  field.type !== 'join' && !('virtual' in field && field.virtual)

/** The values of all fields: what a version lacks is null, as it is to be cleared. */
const complete = (part: Part, fields: readonly FlattenedField[]): Part =>
  Object.fromEntries(
    fields.filter(isStored).map((field) => {
      const value = part[field.name] ?? null
      return 'flattenedFields' in field && field.type !== 'array' && (isRecord(value) || value === null)
        ? [field.name, complete(value ?? {}, field.flattenedFields)]
        : [field.name, value]
    }),
  )

/** The fields that a restore writes. */
export const restoredFields = (fields: readonly FlattenedField[]): FlattenedField[] =>
  fields.filter((field) => !KEPT.includes(field.name) && isStored(field))

/** The content of a document or version in one language, as data to save. */
export const contentOf = (doc: object, fields: readonly FlattenedField[]): Part =>
  complete({ ...doc }, restoredFields(fields))
