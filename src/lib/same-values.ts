import { isRecord } from './is-record'

const inOrder = (_key: string, value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, one]) => one !== null && one !== undefined)
          .toSorted(([a], [b]) => a.localeCompare(b)),
      )
    : value

/** Whether two values of JSON have the same contents; an empty value and a missing one are alike. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one ?? null, inOrder) === JSON.stringify(other ?? null, inOrder)
