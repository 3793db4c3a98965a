import fc from 'fast-check'

import { hostileValue } from './hostile'

type Container = Record<string, unknown> | unknown[]

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null

/** Every place in a JSON value: the object or list, and the key in it. */
function placesIn(value: unknown): [Container, string][] {
  if (!isContainer(value)) return []
  return Object.entries(value).flatMap(([key, inner]): [Container, string][] => [
    [value, key],
    ...placesIn(inner),
  ])
}

type Change = {
  at: number
  how: 'replace' | 'remove' | 'repeat' | 'add' | 'swap'
  value: unknown
  from: number
}

const set = (container: Container, key: string, value: unknown): void => {
  Object.defineProperty(container, key, { value, writable: true, enumerable: true, configurable: true })
}

function apply(value: unknown, { at, how, value: junk, from }: Change): unknown {
  const places = placesIn(value)
  const [container, key] = places[at % Math.max(1, places.length)] ?? []
  const [source, sourceKey] = places[from % Math.max(1, places.length)] ?? []
  if (!container || key === undefined || !source || sourceKey === undefined) return junk
  const other: unknown = Reflect.get(source, sourceKey)
  if (how === 'replace') set(container, key, junk)
  if (how === 'swap') set(container, key, structuredClone(other))
  if (how === 'add') set(container, typeof junk === 'string' ? junk : 'unknown', structuredClone(other))
  if (how === 'remove') Reflect.deleteProperty(container, key)
  if (how === 'repeat' && Array.isArray(container)) container.push(structuredClone(other))
  return value
}

/** A JSON value in which some places hold something else, are gone, or stand twice; often none. */
export const mutated = (value: unknown): fc.Arbitrary<unknown> =>
  fc
    .array(
      fc.record<Change>({
        at: fc.nat({ max: 999 }),
        how: fc.constantFrom('replace', 'replace', 'remove', 'repeat', 'add', 'swap'),
        value: hostileValue,
        from: fc.nat({ max: 999 }),
      }),
      { maxLength: 3 },
    )
    .map((changes) => changes.reduce(apply, structuredClone(value)))
