/** A part that can be chosen; `dependsOn` has the keys of the parts that it includes. */
export type Part = {
  key: string
  dependsOn: readonly string[]
  weeks: Range
  price: Range
}

/** Weeks of work, or whole euros. */
export type Range = { min: number; max: number }

export type Estimate = { weeks: Range; price: Range }

/** The chosen parts and their dependencies, in the order of `parts`. Unknown keys are ignored. */
export function withDependencies(parts: readonly Part[], chosen: ReadonlySet<string>): Set<string> {
  const byKey = new Map(parts.map((part) => [part.key, part]))
  const needed = new Set<string>()
  const open = [...chosen]
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const part = byKey.get(key)
    if (!part || needed.has(key)) continue
    needed.add(key)
    open.push(...part.dependsOn)
  }
  return new Set(parts.flatMap(({ key }) => (needed.has(key) ? [key] : [])))
}

/** The chosen parts that depend on `key`, directly or indirectly. */
export function neededBy(parts: readonly Part[], chosen: ReadonlySet<string>, key: string): string[] {
  return [...chosen].filter(
    (candidate) => candidate !== key && withDependencies(parts, new Set([candidate])).has(key),
  )
}

const add = (a: Range, b: Range): Range => ({ min: a.min + b.min, max: a.max + b.max })

/** The sum of the base and the given parts. */
export function estimate(base: Estimate, parts: readonly Part[], keys: ReadonlySet<string>): Estimate {
  return parts
    .filter(({ key }) => keys.has(key))
    .reduce((sum, { weeks, price }) => ({ weeks: add(sum.weeks, weeks), price: add(sum.price, price) }), base)
}
