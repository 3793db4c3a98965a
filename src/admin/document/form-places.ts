import type { ClientField } from 'payload'

import { type Form, kindOf, rowTitle, translated } from '@/src/admin/rows/row-title'

/** A field of a form, a list of rows, or one of its rows. */
export type FormPlace = {
  path: string
  kind: 'field' | 'list' | 'row'
  /** What it is called, after the rows that it is in. */
  label: string
  /** The tab of the form that it is on. */
  tab: string | null
  /** It is a field that must have a value. */
  isRequired: boolean
}

type Around = { prefix: string; trail: readonly string[]; tab: string | null }

const named = (trail: readonly string[], label: string): string =>
  [...trail, label].filter(Boolean).join(' › ')

const inRows = (form: Form, field: ClientField, path: string, around: Around): FormPlace[] =>
  (form.state[path]?.rows ?? []).flatMap(({ blockType }, index) => {
    const kind = kindOf(form, field, blockType)
    if (!kind) return []
    const prefix = `${path}.${index}.`
    const trail = [...around.trail, rowTitle(form, kind, prefix, index)]
    return [
      {
        path: `${path}.${index}`,
        kind: 'row' as const,
        label: named(trail, ''),
        tab: around.tab,
        isRequired: false,
      },
      ...kind.fields.flatMap((one) => inField(form, one, { ...around, prefix, trail })),
    ]
  })

function inField(form: Form, field: ClientField, around: Around): FormPlace[] {
  if (field.type === 'tabs')
    return field.tabs.flatMap((tab) => {
      const prefix = 'name' in tab && tab.name ? `${around.prefix}${tab.name}.` : around.prefix
      const label = translated(tab.label, form.i18n)
      return tab.fields.flatMap((one) => inField(form, one, { ...around, prefix, tab: label }))
    })
  const path = 'name' in field && field.name ? around.prefix + field.name : ''
  const own = 'label' in field ? translated(field.label, form.i18n) : ''
  const place = (kind: FormPlace['kind']) => ({
    path,
    kind,
    label: named(around.trail, own),
    tab: around.tab,
    isRequired: kind === 'field' && 'required' in field && field.required === true,
  })
  if (field.type === 'array' || field.type === 'blocks')
    return [place('list'), ...inRows(form, field, path, around)]
  if (!('fields' in field)) return path ? [place('field')] : []
  const inside = {
    ...around,
    prefix: path ? `${path}.` : around.prefix,
    trail: [...around.trail, path ? own : ''].filter(Boolean),
  }
  return field.fields.flatMap((one) => inField(form, one, inside))
}

const inSidebar = ({ admin }: ClientField): boolean =>
  admin !== undefined && 'position' in admin && admin.position === 'sidebar'

/** The fields and rows of a form in its order, the sidebar last. */
export function formPlaces(form: Form, fields: readonly ClientField[]): FormPlace[] {
  const around = { prefix: '', trail: [], tab: null }
  const ordered = [...fields.filter((field) => !inSidebar(field)), ...fields.filter(inSidebar)]
  return ordered.flatMap((field) => inField(form, field, around))
}
