import type { ClientField } from 'payload'

import { type Form, kindOf, rowTitle, translated } from '@/src/admin/rows/row-title'

/** A field that kept a document from being saved. */
export type InvalidField = {
  path: string
  /** What it is called, after the rows that it is in. */
  label: string
  message: string
  /** The tab of the form that it is on. */
  tab: string | null
}

type Place = { prefix: string; trail: readonly string[]; tab: string | null }
function ownError({ state, i18n }: Form, field: ClientField, path: string, place: Place): InvalidField[] {
  const own = state[path]
  if (own?.valid !== false || own.passesCondition === false) return []
  const label = 'label' in field ? translated(field.label, i18n) : ''
  const trail = [...place.trail, label].filter(Boolean).join(' › ')
  return [{ path, label: trail, message: own.errorMessage ?? '', tab: place.tab }]
}

const inRows = (form: Form, field: ClientField, path: string, place: Place): InvalidField[] =>
  (form.state[path]?.rows ?? []).flatMap(({ blockType }, index) => {
    const kind = kindOf(form, field, blockType)
    if (!kind) return []
    const prefix = `${path}.${index}.`
    const trail = [...place.trail, rowTitle(form, kind, prefix, index)]
    return kind.fields.flatMap((one) => inField(form, one, { ...place, prefix, trail }))
  })

function inField(form: Form, field: ClientField, place: Place): InvalidField[] {
  if (field.type === 'tabs')
    return field.tabs.flatMap((tab) => {
      const prefix = 'name' in tab && tab.name ? `${place.prefix}${tab.name}.` : place.prefix
      const label = translated(tab.label, form.i18n)
      return tab.fields.flatMap((one) => inField(form, one, { ...place, prefix, tab: label }))
    })
  const path = 'name' in field && field.name ? place.prefix + field.name : ''
  if (field.type === 'array' || field.type === 'blocks')
    // Without a message of its own it is only said to hold what is wrong in its rows.
    return [
      ...ownError(form, field, path, place).filter(({ message }) => message !== ''),
      ...inRows(form, field, path, place),
    ]
  if (!('fields' in field)) return path ? ownError(form, field, path, place) : []
  const label = path && 'label' in field ? translated(field.label, form.i18n) : ''
  const inside = {
    ...place,
    prefix: path ? `${path}.` : place.prefix,
    trail: [...place.trail, label].filter(Boolean),
  }
  return field.fields.flatMap((one) => inField(form, one, inside))
}

const inSidebar = ({ admin }: ClientField): boolean =>
  admin !== undefined && 'position' in admin && admin.position === 'sidebar'

/** The invalid fields of a form in its order: a file or a password, which the config does not name, then the sidebar last. */
export function findInvalid(form: Form, fields: readonly ClientField[]): InvalidField[] {
  const place: Place = { prefix: '', trail: [], tab: null }
  const ordered = [...fields.filter((field) => !inSidebar(field)), ...fields.filter(inSidebar)]
  const found = ordered.flatMap((field) => inField(form, field, place))
  const known = new Set(found.map(({ path }) => path))
  const others = Object.entries(form.state).flatMap(([path, { valid, errorMessage, passesCondition }]) =>
    // Without a message of its own it is only said to hold what is wrong in it.
    valid === false && passesCondition !== false && errorMessage && !known.has(path)
      ? [{ path, label: '', message: errorMessage, tab: null }]
      : [],
  )
  return [...others, ...found]
}
