import type { FormField } from 'payload'

const revivals = new WeakMap<FormField, () => unknown>()

/**
 * For a field whose value says what is to be saved, and not what it shows: the value that shows again what it showed in this
 * state, whatever was stored since.
 */
export function reviveWith(field: FormField, value: () => unknown): void {
  revivals.set(field, value)
}

/** The value of a field that a former state of it comes back with. */
export const revivedValue = (field: FormField): unknown => {
  const revive = revivals.get(field)
  return revive ? revive() : field.value
}
