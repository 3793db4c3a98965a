import type { FormState } from 'payload'

import type { FormPlace } from '@/src/admin/document/form-places'
import { pathInDocument, pathInForm } from '@/src/admin/document/place-in-form'

type Commented = { path: string | null; createdAt: string }

/** A place to comment on: its path in the document, which names rows by their ids. */
export type PlaceOption = { path: string | null; label: string }

/** Where in the form a path of the document is now; null when its row or field is gone. */
export function placeOf(places: readonly FormPlace[], state: FormState, path: string): FormPlace | null {
  const found = pathInForm(state, path)
  return places.find((place) => place.path === found) ?? null
}

/** In the order of the form: the whole document first, what is gone last; at one place the oldest first. */
export function inFormOrder<T extends Commented>(
  threads: readonly T[],
  places: readonly FormPlace[],
  state: FormState,
): T[] {
  const order = new Map(places.map(({ path }, index) => [path, index]))
  const rank = ({ path }: T): number =>
    path === null ? -1 : (order.get(pathInForm(state, path)) ?? places.length)
  return threads.toSorted(
    (one, other) => rank(one) - rank(other) || one.createdAt.localeCompare(other.createdAt),
  )
}

/** The innermost place of the form that a path of the document is in; null for none. */
function around(places: readonly FormPlace[], state: FormState, path: string): FormPlace | null {
  const names = pathInForm(state, path).split('.')
  for (let length = names.length; length > 0; length -= 1) {
    const place = places.find((one) => one.path === names.slice(0, length).join('.'))
    if (place?.label) return place
  }
  return null
}

/**
 * What a new comment can be about: the field that had the focus last, the whole document, and each block.
 * @param focused its path in the document
 */
export function placeOptions(
  places: readonly FormPlace[],
  state: FormState,
  { focused, whole }: { focused: string | null; whole: string },
): PlaceOption[] {
  const toOption = ({ path, label }: FormPlace): PlaceOption => ({ path: pathInDocument(state, path), label })
  const near = focused === null ? null : around(places, state, focused)
  const blocks = places.filter(({ kind, path }) => kind === 'row' && /^blocks\.\d+$/.test(path))
  const own = near && !blocks.includes(near) ? [toOption(near)] : []
  return [...own, { path: null, label: whole }, ...blocks.map(toOption)]
}

/** Of the options, the one that the focus suggests. */
export function suggested(
  places: readonly FormPlace[],
  state: FormState,
  focused: string | null,
): string | null {
  const near = focused === null ? null : around(places, state, focused)
  return near && pathInDocument(state, near.path)
}
