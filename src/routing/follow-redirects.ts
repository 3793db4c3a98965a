import { matchLocale, type LocalizedRequest } from './match-locale'
import { parsePath, splitAddress } from './parse-path'
import { matchRedirect, type RuleOutcome, type RuleRedirect } from './redirects'
import type { PathFacts, RoutingStore } from './types'

/** Chains are collapsed when they are stored; prefix rules can still lead to each other. */
const MAX_STEPS = 10

/**
 * How following the rules ended. `loop`: they lead back, or to ever longer paths; `entrance` is the redirect into the
 * loop, `paths` those along it. `tooLong`: no end within the limit.
 */
export type RedirectChain =
  | { type: 'end'; outcome: RuleOutcome | null }
  | { type: 'loop'; entrance: RuleRedirect | null; paths: readonly string[] }
  | { type: 'tooLong' }

/** `limit` in steps. `settled`: paths that are known to lead to an end; a chain that ends adds its own. */
type TraceOptions = { limit?: number; settled?: Set<string> }

/** How many steps of a chain of ever longer paths are reported. */
const REPORTED_STEPS = 4

/** A path of the chain, and where all rules up to it lead. */
type Step = { path: string; redirect: RuleRedirect }

/** Both redirects as one: the status of the first, the target of the second. */
function combine(first: RuleRedirect, next: RuleRedirect): RuleRedirect {
  const { hash } = splitAddress(first.to)
  const to = next.to.includes('#') ? next.to : `${next.to}${hash}`
  return { ...next, to, status: first.status, rules: [...first.rules, ...next.rules] }
}

type Next = { request: LocalizedRequest; search: string } | 'noPath' | 'endless'

/** The request that a redirect within the site leads to. A path that has grown beyond the limit never ends. */
function followTarget({ to }: RuleRedirect, { query: { site } }: LocalizedRequest): Next {
  const { rawPath, search } = splitAddress(to)
  const parsed = parsePath(rawPath)
  if (parsed.ok) return { request: matchLocale(site, parsed.segments), search }
  return parsed.problem === 'tooLong' ? 'endless' : 'noPath'
}

function loop(steps: readonly Step[], path: string): RedirectChain {
  const start = steps.findIndex((step) => step.path === path)
  const paths = [...steps.map((step) => step.path), path]
  return { type: 'loop', entrance: steps[start - 1]?.redirect ?? null, paths }
}

/** Follows the stored redirects from a request, with one look-up per step. */
export async function traceRedirects(
  start: { request: LocalizedRequest; facts: PathFacts; search: string },
  store: Pick<RoutingStore, 'findPath'>,
  { limit = MAX_STEPS, settled = new Set() }: TraceOptions = {},
): Promise<RedirectChain> {
  const steps: Step[] = []
  const seen = new Set<string>()
  const end = (outcome: RuleOutcome | null): RedirectChain => {
    for (const path of seen) settled.add(path)
    return { type: 'end', outcome }
  }
  let { request, facts, search } = start
  while (steps.length < limit) {
    const { path } = request
    if (seen.has(path)) return loop(steps, path)
    const before = steps.at(-1)?.redirect
    if (settled.has(path)) return end(before ?? null)
    seen.add(path)
    const outcome = matchRedirect(facts.redirects, path, search, request.query.site)
    if (!outcome) return end(before ?? null)
    if (outcome.type === 'gone')
      return end({ ...outcome, rules: [...(before?.rules ?? []), ...outcome.rules] })
    const redirect = before ? combine(before, outcome) : outcome
    const next = redirect.external ? 'noPath' : followTarget(redirect, request)
    if (next === 'noPath') return end(redirect)
    steps.push({ path, redirect })
    if (next === 'endless') return loop(steps.slice(0, REPORTED_STEPS), '…')
    request = next.request
    search = next.search
    facts = await store.findPath(request.query)
  }
  return { type: 'tooLong' }
}

/**
 * Follows stored redirects to their end, so that a visitor needs one hop. Redirects of a loop do not apply; one that
 * leads into a loop ends where the loop begins.
 */
export async function followRedirects(
  start: { request: LocalizedRequest; facts: PathFacts; search: string },
  store: Pick<RoutingStore, 'findPath'>,
): Promise<RuleOutcome | null> {
  const chain = await traceRedirects(start, store)
  if (chain.type === 'end') return chain.outcome
  return chain.type === 'loop' ? chain.entrance : null
}
