import { locate, type Place } from './locate'
import { parsePath, splitAddress } from './path'
import { matchRedirect, type RuleOutcome, type RuleRedirect } from './redirects'
import type { PathFacts, RoutingStore } from './types'

/** Stored chains are collapsed when they are written; prefix rules can still lead to each other. */
const MAX_STEPS = 10

/** Where the rules lead in the end. `circle`: back to where they began, or on and on. */
export type Walk = RuleOutcome | { type: 'none' } | { type: 'circle' }

/** A path on the way, and where all rules up to it lead. */
type Step = { path: string; redirect: RuleRedirect }

/** Both steps in one: the first one's status, the second one's address. */
function joined(first: RuleRedirect, next: RuleRedirect): RuleRedirect {
  const { hash } = splitAddress(first.to)
  const to = next.to.includes('#') ? next.to : `${next.to}${hash}`
  return { ...next, to, status: first.status, rules: [...first.rules, ...next.rules] }
}

/** The place that a redirect within the site leads to; null when its address is no path. */
function placeOf({ to }: RuleRedirect, { query: { site } }: Place): { place: Place; search: string } | null {
  const { rawPath, search } = splitAddress(to)
  const parsed = parsePath(rawPath)
  return parsed.ok ? { place: locate(site, parsed.segments), search } : null
}

/** A circle is nobody's way: who comes to it is led to where it begins, and there its rules do not apply. */
function closeCircle(steps: readonly Step[], path: string): Walk {
  const entry = steps.findIndex((step) => step.path === path)
  return steps[entry - 1]?.redirect ?? { type: 'circle' }
}

/**
 * Follows the stored redirects from a place to an address at which none applies, so that the visitor needs one hop.
 * Every step is one look-up, ten at most.
 */
export async function followRedirects(
  start: { place: Place; facts: PathFacts; search: string },
  store: RoutingStore,
): Promise<Walk> {
  const steps: Step[] = []
  let { place, facts, search } = start
  while (steps.length < MAX_STEPS) {
    if (steps.some((step) => step.path === place.path)) return closeCircle(steps, place.path)
    const before = steps.at(-1)?.redirect
    const outcome = matchRedirect(facts.redirects, place.path, search, place.query.site)
    if (!outcome) return before ?? { type: 'none' }
    if (outcome.type === 'gone') return { type: 'gone', rules: [...(before?.rules ?? []), ...outcome.rules] }
    const redirect = before ? joined(before, outcome) : outcome
    const next = redirect.external ? null : placeOf(redirect, place)
    if (!next) return redirect
    steps.push({ path: place.path, redirect })
    place = next.place
    search = next.search
    facts = await store.findPath(place.query)
  }
  return { type: 'circle' }
}
