import { matchLocale, type LocalizedRequest } from './match-locale'
import { parsePath, splitAddress } from './parse-path'
import { matchRedirect, type RuleOutcome, type RuleRedirect } from './redirects'
import type { PathFacts, RoutingStore } from './types'

/** Stored chains are collapsed when they are written; prefix rules can still lead to each other. */
const MAX_STEPS = 10

/**
 * How following the rules ended; in a circle (or further away each time), with the redirect that leads into it, and the
 * paths on the way; `tooLong`: not within the limit.
 */
export type RedirectChain =
  | { type: 'end'; outcome: RuleOutcome | null }
  | { type: 'circle'; entrance: RuleRedirect | null; paths: readonly string[] }
  | { type: 'tooLong' }

/** `limit` in steps. `settled`: paths that are known to lead to an end; a walk that ends adds its own. */
type WalkOptions = { limit?: number; settled?: Set<string> }

/** Of a way that never ends, as many steps are told. */
const SHOWN_STEPS = 4

/** A path on the way, and where all rules up to it lead. */
type Step = { path: string; redirect: RuleRedirect }

/** Both steps in one: the first one's status, the second one's address. */
function joined(first: RuleRedirect, next: RuleRedirect): RuleRedirect {
  const { hash } = splitAddress(first.to)
  const to = next.to.includes('#') ? next.to : `${next.to}${hash}`
  return { ...next, to, status: first.status, rules: [...first.rules, ...next.rules] }
}

type Next = { place: LocalizedRequest; search: string } | 'noPath' | 'endless'

/** The place that a redirect within the site leads to. A path that has grown too long to be asked for never ends. */
function placeOf({ to }: RuleRedirect, { query: { site } }: LocalizedRequest): Next {
  const { rawPath, search } = splitAddress(to)
  const parsed = parsePath(rawPath)
  if (parsed.ok) return { place: matchLocale(site, parsed.segments), search }
  return parsed.problem === 'tooLong' ? 'endless' : 'noPath'
}

function circle(steps: readonly Step[], path: string): RedirectChain {
  const start = steps.findIndex((step) => step.path === path)
  const paths = [...steps.map((step) => step.path), path]
  return { type: 'circle', entrance: steps[start - 1]?.redirect ?? null, paths }
}

/** Follows the stored redirects from a place, one look-up a step, by default ten at most. */
export async function traceRedirects(
  start: { place: LocalizedRequest; facts: PathFacts; search: string },
  store: Pick<RoutingStore, 'findPath'>,
  { limit = MAX_STEPS, settled = new Set() }: WalkOptions = {},
): Promise<RedirectChain> {
  const steps: Step[] = []
  const seen = new Set<string>()
  const end = (outcome: RuleOutcome | null): RedirectChain => {
    for (const path of seen) settled.add(path)
    return { type: 'end', outcome }
  }
  let { place, facts, search } = start
  while (steps.length < limit) {
    const { path } = place
    if (seen.has(path)) return circle(steps, path)
    const before = steps.at(-1)?.redirect
    if (settled.has(path)) return end(before ?? null)
    seen.add(path)
    const outcome = matchRedirect(facts.redirects, path, search, place.query.site)
    if (!outcome) return end(before ?? null)
    if (outcome.type === 'gone')
      return end({ ...outcome, rules: [...(before?.rules ?? []), ...outcome.rules] })
    const redirect = before ? joined(before, outcome) : outcome
    const next = redirect.external ? 'noPath' : placeOf(redirect, place)
    if (next === 'noPath') return end(redirect)
    steps.push({ path, redirect })
    if (next === 'endless') return circle(steps.slice(0, SHOWN_STEPS), '…')
    place = next.place
    search = next.search
    facts = await store.findPath(place.query)
  }
  return { type: 'tooLong' }
}

/**
 * What the stored redirects make of a place, so that the visitor needs one hop. A circle is nobody's way: who comes to
 * it is led to where it begins, and there its rules do not apply.
 */
export async function followRedirects(
  start: { place: LocalizedRequest; facts: PathFacts; search: string },
  store: Pick<RoutingStore, 'findPath'>,
): Promise<RuleOutcome | null> {
  const walk = await traceRedirects(start, store)
  if (walk.type === 'end') return walk.outcome
  return walk.type === 'circle' ? walk.entrance : null
}
