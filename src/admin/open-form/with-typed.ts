import type { FormState } from 'payload'

/** The path of a field with the ids of rows in place of their positions. */
function placeOf(path: string, state: FormState): string {
  const keys = path.split('.')
  return keys
    .map((key, index) => state[keys.slice(0, index).join('.')]?.rows?.[Number(key)]?.id ?? key)
    .join('.')
}

const byPlace = (state: FormState): Map<string, string> =>
  new Map(Object.keys(state).map((path) => [placeOf(path, state), path]))

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

const rowsOf = (state: FormState, path: string): string | undefined =>
  state[path]?.rows?.map(({ id }) => id).join()

/**
 * What was typed in a form, in what was loaded meanwhile.
 * @param base the form before something was typed
 * @returns null where both changed the same text, or rows were added, moved or removed in the form
 */
export function withTyped(base: FormState, typed: FormState, loaded: FormState): FormState | null {
  const places = byPlace(loaded)
  const merged = { ...loaded }
  for (const [path, own] of Object.entries(typed)) {
    const before = base[path]
    if (own.rows ?? before?.rows) {
      if (rowsOf(base, path) !== rowsOf(typed, path)) return null
      continue
    }
    if (isSame(own.value, before?.value)) continue
    const place = places.get(placeOf(path, typed))
    const other = place === undefined ? undefined : loaded[place]
    if (place === undefined || !other) return null
    if (!isSame(other.value, before?.value) && !isSame(other.value, own.value)) return null
    // With its own first value, an editor of rich text goes on with what is typed in it.
    merged[place] = { ...other, value: own.value, initialValue: own.initialValue }
  }
  return merged
}
