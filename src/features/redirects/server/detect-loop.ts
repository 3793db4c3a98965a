import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { traceRedirects } from '@/src/routing/follow-redirects'
import { matchLocale } from '@/src/routing/match-locale'
import { isWithin, joinPath, splitPath } from '@/src/routing/parse-path'
import { matchRedirect } from '@/src/routing/redirects'
import type { RoutingStore, Site } from '@/src/routing/types'
import type { RedirectMatch } from '@/src/features/redirects/rules/redirect'
import { loopTexts, REDIRECT_ERRORS } from './errors'

/** A redirect to check. `targets`: the paths that other redirects lead to. */
export type RedirectCandidate = { id: string; from: string; match: RedirectMatch; targets: readonly string[] }

/** More than an import can have: before chains are collapsed, only a repeated path is a loop. */
const MAX_STEPS = 20_000

/** A segment that no redirect has. */
const ANY_SEGMENT = '~any'

/** Sample paths that the redirect matches: its own, one below it, and targets of other redirects below it. */
function samplePaths({ from, match, targets }: RedirectCandidate): string[] {
  if (match === 'exact') return [from]
  const below = targets.filter((target) => isWithin(target, from))
  return [from, joinPath([...splitPath(from), ANY_SEGMENT]), ...below]
}

/**
 * The error when a stored redirect leads to itself or is part of a loop; null when it is valid.
 * `settled`: paths of this site that earlier calls found to end somewhere, so that a long chain is followed once.
 */
export async function detectLoop(
  candidate: RedirectCandidate,
  site: Site,
  store: Pick<RoutingStore, 'findPath'>,
  settled = new Set<string>(),
): Promise<LocaleTexts | null> {
  let leadsSomewhere = false
  let applies = false
  for (const path of samplePaths(candidate)) {
    const place = matchLocale(site, splitPath(path))
    const facts = await store.findPath(place.query)
    const own = facts.redirects.find(({ id }) => id === candidate.id)
    // Without a target (410, or a page that is not published) there is no loop.
    if (!own || own.target === null || own.status === 410) continue
    applies = true
    if (matchRedirect([own], place.path, '', site)) leadsSomewhere = true
    const walk = await traceRedirects({ request: place, facts, search: '' }, store, {
      limit: MAX_STEPS,
      settled,
    })
    if (walk.type === 'loop') return loopTexts(walk.paths)
    if (walk.type === 'tooLong') return REDIRECT_ERRORS.tooLong
  }
  return applies && !leadsSomewhere ? REDIRECT_ERRORS.itself : null
}
