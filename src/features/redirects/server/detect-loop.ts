import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { traceRedirects } from '@/src/routing/follow-redirects'
import { matchLocale } from '@/src/routing/match-locale'
import { isWithin, joinPath, splitPath } from '@/src/routing/parse-path'
import { matchRedirect } from '@/src/routing/redirects'
import type { RoutingStore, Site } from '@/src/routing/types'
import type { RedirectMatch } from '@/src/features/redirects/rules/redirect'
import { loopTexts, REDIRECT_ERRORS } from './errors'

/** What a rule is to be judged by. `targets`: the paths that other redirects lead to. */
export type RedirectCandidate = { id: string; from: string; match: RedirectMatch; targets: readonly string[] }

/** More than an import brings: only what is seen twice is a circle, and chains are collapsed once they are judged. */
const MAX_STEPS = 20_000

/** A segment that no rule names. */
const ANY_SEGMENT = '~any'

/** Paths that stand for all that the rule applies to: itself, anything below it, and where others lead below it. */
function samples({ from, match, targets }: RedirectCandidate): string[] {
  if (match === 'exact') return [from]
  const below = targets.filter((target) => isWithin(target, from))
  return [from, joinPath([...splitPath(from), ANY_SEGMENT]), ...below]
}

/**
 * Why a stored rule must not stay on a site: it leads to itself, or in a circle with others; null when it may.
 * `settled`: paths of this site that earlier calls found to lead to an end, so that a long chain is walked once.
 */
export async function detectLoop(
  judged: RedirectCandidate,
  site: Site,
  store: Pick<RoutingStore, 'findPath'>,
  settled = new Set<string>(),
): Promise<LocaleTexts | null> {
  let leadsSomewhere = false
  let applies = false
  for (const path of samples(judged)) {
    const place = matchLocale(site, splitPath(path))
    const facts = await store.findPath(place.query)
    const own = facts.redirects.find(({ id }) => id === judged.id)
    // Without a target (gone for good, or a page that is not published) nobody is led anywhere.
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
