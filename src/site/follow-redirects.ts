import { locate, type Place } from './locate'
import { parsePath, splitAddress } from './path'
import { matchRedirect, type RuleOutcome, type RuleRedirect } from './redirects'
import type { PathFacts, RoutingStore } from './types'

/** Stored chains are collapsed when they are written; prefix rules can still lead to each other. */
const MAX_STEPS = 10

/** How following the rules ended; in a circle (or never), with the redirect that leads into it, and the paths on the way. */
export type Walk =
  | { type: 'end'; outcome: RuleOutcome | null }
  | { type: 'circle'; entrance: RuleRedirect | null; paths: readonly string[] }

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

function circle(steps: readonly Step[], path: string): Walk {
  const start = steps.findIndex((step) => step.path === path)
  const paths = [...steps.map((step) => step.path), path]
  return { type: 'circle', entrance: steps[start - 1]?.redirect ?? null, paths }
}

const end = (outcome: RuleOutcome | null): Walk => ({ type: 'end', outcome })

/** Follows the stored redirects from a place, one look-up a step, ten at most. */
export async function walkRedirects(
  start: { place: Place; facts: PathFacts; search: string },
  store: Pick<RoutingStore, 'findPath'>,
): Promise<Walk> {
  const steps: Step[] = []
  let { place, facts, search } = start
  while (steps.length < MAX_STEPS) {
    const { path } = place
    if (steps.some((step) => step.path === path)) return circle(steps, path)
    const before = steps.at(-1)?.redirect
    const outcome = matchRedirect(facts.redirects, path, search, place.query.site)
    if (!outcome) return end(before ?? null)
    if (outcome.type === 'gone')
      return end({ ...outcome, rules: [...(before?.rules ?? []), ...outcome.rules] })
    const redirect = before ? joined(before, outcome) : outcome
    const next = redirect.external ? null : placeOf(redirect, place)
    if (!next) return end(redirect)
    steps.push({ path, redirect })
    place = next.place
    search = next.search
    facts = await store.findPath(place.query)
  }
  return circle(steps, place.path)
}

/**
 * What the stored redirects make of a place, so that the visitor needs one hop. A circle is nobody's way: who comes to
 * it is led to where it begins, and there its rules do not apply.
 */
export async function followRedirects(
  start: { place: Place; facts: PathFacts; search: string },
  store: Pick<RoutingStore, 'findPath'>,
): Promise<RuleOutcome | null> {
  const walk = await walkRedirects(start, store)
  return walk.type === 'end' ? walk.outcome : walk.entrance
}
