import { ancestorPaths } from './parse-path'
import type { RedirectRule, RoutingStore } from './types'

/** A store of redirects only, from rules that are already loaded: for checking many of them at once. */
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
