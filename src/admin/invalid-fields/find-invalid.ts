import type { ClientField } from 'payload'

import { type FormPlace, formPlaces } from '@/src/admin/document/form-places'
import type { Form } from '@/src/admin/rows/row-title'

/** A field that kept a document from being saved. */
export type InvalidField = Pick<FormPlace, 'path' | 'label' | 'tab'> & { message: string }

type Place = Pick<FormPlace, 'path' | 'label' | 'tab' | 'kind'>

/** A field that Payload puts before those of the config, which may name it too. */
export type OwnField = { path: string; label: string }

const isWrong = ({ state }: Form, { path, kind }: Place): boolean => {
  const own = state[path]
  if (kind === 'row' || own?.valid !== false || own.passesCondition === false) return false
  // Without a message of its own, a list is only said to hold what is wrong in its rows.
  return kind === 'field' || Boolean(own.errorMessage)
}

/** The fields of a form in its order, those of Payload first, the sidebar last. */
function placesOf(form: Form, fields: readonly ClientField[], own: readonly OwnField[]): Place[] {
  const places = formPlaces(form, fields)
  const first = own.map((field): Place => ({
    ...field,
    kind: 'field',
    tab: null,
  }))
  return [...first, ...places.filter(({ path }) => !own.some((field) => field.path === path))]
}

/** The invalid fields of a form in its order: a file, which nothing names, then Payload's own, the sidebar last. */
export function findInvalid(
  form: Form,
  fields: readonly ClientField[],
  own: readonly OwnField[] = [],
): InvalidField[] {
  const found = placesOf(form, fields, own)
    .filter((place) => isWrong(form, place))
    .map(({ path, label, tab }) => ({ path, label, tab, message: form.state[path]?.errorMessage ?? '' }))
  const known = new Set(found.map(({ path }) => path))
  const others = Object.entries(form.state).flatMap(([path, { valid, errorMessage, passesCondition }]) =>
    // Without a message of its own it is only said to hold what is wrong in it.
    valid === false && passesCondition !== false && errorMessage && !known.has(path)
      ? [{ path, label: '', message: errorMessage, tab: null }]
      : [],
  )
  return [...others, ...found]
}
