import { ancestorPaths } from './parse-path'
import type { RedirectRule, RoutingStore } from './types'

/** Answers for redirects alone, from rules that were read at once: for judging many of them, not for visitors. */
export function rulesInMemory(rules: readonly RedirectRule[]): Pick<RoutingStore, 'findPath'> {
  const byPath = Map.groupBy(rules, ({ from }) => from)
  return {
    findPath: async ({ path }) => ({
      page: null,
      redirects: ancestorPaths(path)
        .flatMap((ancestor) => byPath.get(ancestor) ?? [])
        .filter(({ match, from }) => match === 'prefix' || from === path),
    }),
  }
}
