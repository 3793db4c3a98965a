import { useSyncExternalStore } from 'react'

/** What parts of a form say about its rows, by the id of the row. */
export type RowStore<T> = {
  /** Adds values; returns a function that removes them. */
  add: (values: readonly (readonly [id: string, value: T])[]) => () => void
  /** The value of a row; null without one. */
  valueOf: (id: unknown) => T | null
  subscribe: (listener: () => void) => () => void
}

/** For the headers of rows, which the editor renders where no context of ours reaches. */
export function createRowStore<T>(): RowStore<T> {
  const stored = new Map<string, T>()
  const listeners = new Set<() => void>()
  const announce = () => {
    for (const listener of listeners) listener()
  }
  return {
    add: (values) => {
      for (const [id, value] of values) stored.set(id, value)
      announce()
      return () => {
        for (const [id] of values) stored.delete(id)
        announce()
      }
    },
    valueOf: (id) => (typeof id === 'string' ? (stored.get(id) ?? null) : null),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The value of a row in a store; null without one. */
export const useRowValue = <T>({ subscribe, valueOf }: RowStore<T>, id: unknown): T | null =>
  useSyncExternalStore(
    subscribe,
    () => valueOf(id),
    () => null,
  )
