import type { ArrayField, Block, BlocksField, Field, Plugin } from 'payload'

import { mapAllFields } from '@/src/fields/map-fields'
import { type LocaleTexts, perLocale } from '@/src/i18n/locale-texts'
import { isRecord } from '@/src/lib/is-record'
import { blockNames, rowNames } from './row-names'

const COMPONENTS = '/src/admin/rows/RowLabel'
const DIFFERENCES = '/src/admin/rows/RowDifferences'

/** The plugins' labels are one text, ours have one for each language. */
const textsOf = (label: unknown): LocaleTexts =>
  perLocale((locale) => {
    const text = isRecord(label) ? label[locale] : label
    return typeof text === 'string' ? text : ''
  })

function nameArray(field: ArrayField): ArrayField {
  const label = textsOf(field.labels?.singular ?? field.label)
  const RowLabel = {
    path: `${COMPONENTS}#RowLabel`,
    clientProps: { label, names: rowNames(field.fields) },
  }
  const Diff = `${DIFFERENCES}#RowDifferences`
  return { ...field, admin: { ...field.admin, components: { RowLabel, Diff, ...field.admin?.components } } }
}

function nameBlock(block: Block): Block {
  const Label = {
    path: `${COMPONENTS}#BlockLabel`,
    clientProps: { label: textsOf(block.labels?.singular ?? block.slug), names: blockNames(block.fields) },
  }
  return {
    ...block,
    admin: { ...block.admin, disableBlockName: true, components: { Label, ...block.admin?.components } },
  }
}

function nameBlocks(field: BlocksField): BlocksField {
  const components = { Diff: `${DIFFERENCES}#RowDifferences`, ...field.admin?.components }
  return { ...field, blocks: field.blocks.map(nameBlock), admin: { ...field.admin, components } }
}

function nameField(field: Field): Field {
  if (field.type === 'array') return nameArray(field)
  if (field.type === 'blocks') return nameBlocks(field)
  if (field.type !== 'group' || field.label !== false) return field
  const components = { Diff: `${DIFFERENCES}#GroupDifferences`, ...field.admin?.components }
  return { ...field, admin: { ...field.admin, components } }
}

/** Names the rows of all lists and blocks by their own texts, where Payload numbers them, in forms and in comparisons. */
export const nameRows: Plugin = (config) => {
  const named = mapAllFields(config, nameField)
  return { ...named, blocks: (named.blocks ?? []).map(nameBlock) }
}
