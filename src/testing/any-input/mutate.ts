import fc from 'fast-check'

import { hostileValue } from './hostile'

type Container = Record<string, unknown> | unknown[]

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null

/** Every position in a JSON value: its container and key. */
function positionsIn(value: unknown): [Container, string][] {
  if (!isContainer(value)) return []
  return Object.entries(value).flatMap(([key, inner]): [Container, string][] => [
    [value, key],
    ...positionsIn(inner),
  ])
}

type Change = {
  target: number
  kind: 'replace' | 'remove' | 'repeat' | 'add' | 'swap'
  value: unknown
  source: number
}

const set = (container: Container, key: string, value: unknown): void => {
  Object.defineProperty(container, key, { value, writable: true, enumerable: true, configurable: true })
}

function apply(value: unknown, { target, kind, value: junk, source: sourceIndex }: Change): unknown {
  const positions = positionsIn(value)
  const [container, key] = positions[target % Math.max(1, positions.length)] ?? []
  const [source, sourceKey] = positions[sourceIndex % Math.max(1, positions.length)] ?? []
  if (!container || key === undefined || !source || sourceKey === undefined) return junk
  const other: unknown = Reflect.get(source, sourceKey)
  if (kind === 'replace') set(container, key, junk)
  if (kind === 'swap') set(container, key, structuredClone(other))
  if (kind === 'add') set(container, typeof junk === 'string' ? junk : 'unknown', structuredClone(other))
  if (kind === 'remove') Reflect.deleteProperty(container, key)
  if (kind === 'repeat' && Array.isArray(container)) container.push(structuredClone(other))
  return value
}

/** A JSON value with up to three random changes. */
export const mutated = (value: unknown): fc.Arbitrary<unknown> =>
  fc
    .array(
      fc.record<Change>({
        target: fc.nat({ max: 999 }),
        kind: fc.constantFrom('replace', 'replace', 'remove', 'repeat', 'add', 'swap'),
        value: hostileValue,
        source: fc.nat({ max: 999 }),
      }),
      { maxLength: 3 },
    )
    .map((changes) => changes.reduce(apply, structuredClone(value)))
