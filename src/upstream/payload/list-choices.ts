/**
 * Defect: lists offer as columns and filters what nobody reads there: fields that only forms have, ids of rows, keys of files, and
 * fields in groups without a label, which they name by the group's name in code, as in “seo > Preview”.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: list-choices.test.ts "Payload names a column by the code of its group" fails
 */
import type { Field, SanitizedConfig } from 'payload'

import { texts } from '@/src/i18n/locale-texts'

/** What is true of the fields around a field. */
type Around = { unnamed?: boolean; hidden?: boolean; inRows?: boolean }

/** Fields of files that the storage has for itself. */
const STORAGE = new Set(['_objectKey', 'prefix', 'thumbnailURL', 'url'])
const MIME_TYPE = texts({ nl: 'Bestandstype', en: 'Type of file' })

const nameOf = (field: Field): string | undefined => ('name' in field ? field.name : undefined)

const isFormOnly = (field: Field): boolean => field.type === 'ui' && !field.admin?.components?.Cell

function limitChoices(field: Field, { unnamed, hidden, inRows }: Around, isFile: boolean): void {
  const name = nameOf(field) ?? ''
  const isStorage = isFile && STORAGE.has(name)
  const column = unnamed ?? (isStorage || isFormOnly(field))
  const filter = hidden ?? (isStorage || (inRows === true && name === 'id'))
  if (!column && !filter) return
  field.admin = {
    ...field.admin,
    ...(column && { disableListColumn: true }),
    ...(filter && { disableListFilter: true }),
  } as Field['admin']
}

function insideOf(field: Field, around: Around): Around {
  const isUnnamed = field.type === 'group' && 'name' in field && field.label === false
  const isHidden = field.type !== 'ui' && Boolean(('hidden' in field && field.hidden) || field.admin?.hidden)
  return {
    ...around,
    ...(isUnnamed && { unnamed: true }),
    ...(isHidden && { hidden: true }),
    ...(field.type === 'array' && { inRows: true }),
  }
}

function limitAll(fields: readonly Field[], around: Around, isFile: boolean): void {
  for (const field of fields) {
    if (isFile && nameOf(field) === 'mimeType') Object.assign(field, { label: MIME_TYPE })
    if (field.type === 'tabs') for (const tab of field.tabs) limitAll(tab.fields, around, isFile)
    else limitChoices(field, around, isFile)
    if ('fields' in field) limitAll(field.fields, insideOf(field, around), isFile)
  }
}

/** Leaves out of the columns and filters of lists what means nothing there. */
export function limitListChoices(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, upload } of config.collections) limitAll(fields, {}, Boolean(upload))
  return config
}
