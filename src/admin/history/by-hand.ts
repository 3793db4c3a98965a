import { ADDRESSES } from '@/src/features/urls/rules/addresses'

const values = new WeakSet()

/**
 * Marks a value that a person gave to a field which also changes by itself, as addresses do with the title and with what is
 * saved: of such a field, nothing else can be undone.
 */
export function byHand<T extends object>(value: T): T {
  values.add(value)
  return value
}

/** Whether a field gave itself the value. @param place the path of the field */
export const isAutomatic = (place: string, value: unknown): boolean =>
  place === ADDRESSES && !(typeof value === 'object' && value !== null && values.has(value))
