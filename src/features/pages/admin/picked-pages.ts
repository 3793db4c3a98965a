import { isRecord } from '@/src/lib/is-record'

/** The ids in the value of a relationship field, which names the collection too where a field has several. */
export const idsIn = (value: unknown): string[] =>
  [value].flat().flatMap((one: unknown) => {
    const id = isRecord(one) ? one.value : one
    return typeof id === 'string' ? [id] : []
  })

/** The value of a relationship field with these pages. */
export function fromIds(
  ids: readonly string[],
  { hasMany, relationTo }: { hasMany?: boolean | undefined; relationTo: unknown },
): unknown {
  const values = ids.map((value) => (Array.isArray(relationTo) ? { relationTo: 'pages', value } : value))
  return hasMany ? values : (values[0] ?? null)
}
