import { withoutMailedToken } from '@/src/features/accounts/rules/account-pages'
import { DEFAULT_REDIRECT_STATUS } from '@/src/lib/constants'
import { splitLocale } from './locale'
import { isWithin, joinPath, parsePath, splitPath } from './parse-path'
import { encodePath, localizedPath } from './build-path'
import type { RedirectAction, RedirectRule, Site } from './types'

const BASE = 'http://this-site.invalid'
const REST = /\/\*$/

/** A redirect by stored rules, with their ids. */
export type RuleRedirect = RedirectAction & { rules: readonly string[] }

export type RuleOutcome = RuleRedirect | { type: 'gone'; rules: readonly string[] }

/** Exact before prefix, then the longest prefix, then the domain's rule before the tenant's. */
function compareRules(a: RedirectRule, b: RedirectRule): number {
  return (
    Number(b.match === 'exact') - Number(a.match === 'exact') ||
    b.from.length - a.from.length ||
    Number(b.scope === 'domain') - Number(a.scope === 'domain') ||
    (a.id < b.id ? -1 : 1)
  )
}

/** Accepts a path of this site (one leading slash) or an absolute http(s) URL; null for anything else. */
function parseTarget(target: string): URL | null {
  const local = target.startsWith('/') && !/^\/[/\\]/.test(target)
  return local || /^https?:\/\//i.test(target) ? URL.parse(target, BASE) : null
}

/** The segments in the form that needs no second redirect. */
function tidySegments(site: Site, segments: readonly string[]): string[] {
  const { locale, segments: rest } = splitLocale(site, segments)
  return splitPath(localizedPath(locale, site.defaultLocale, joinPath(rest)))
}

/** The path that a rule leads to within the site; null when its target is invalid or the rule applies there again. */
function localPath(rule: RedirectRule, path: string, pathname: string, site: Site): string | null {
  const parsed = parsePath(pathname.replace(REST, ''))
  if (!parsed.ok) return null
  const base = tidySegments(site, parsed.segments)
  const rest = REST.test(pathname) ? splitPath(path).slice(splitPath(rule.from).length) : []
  const to = joinPath(tidySegments(site, [...base, ...rest]))
  const loops = to === path || (isWithin(joinPath(base), rule.from) && isWithin(path, joinPath(base)))
  return loops ? null : to
}

/** Replaces a final `/*` of an external URL by what followed the prefix. */
function fillRest(url: URL, rule: RedirectRule, path: string): void {
  if (!REST.test(url.pathname)) return
  const rest = splitPath(path).slice(splitPath(rule.from).length)
  url.pathname = `${url.pathname.replace(REST, '')}${encodePath(joinPath(rest))}`
}

function mergeQuery(target: string, visitor: string): string {
  const parts = [target, visitor].map((search) => search.replace(/^\?/, '')).filter((part) => part !== '')
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

function applyRule(rule: RedirectRule, path: string, search: string, site: Site): RuleOutcome | null {
  if (rule.match === 'exact' ? path !== rule.from : !isWithin(path, rule.from)) return null
  const rules = [rule.id]
  if (rule.status === 410) return { type: 'gone', rules }
  const url = rule.target === null ? null : parseTarget(rule.target)
  if (!url) return null
  url.search = mergeQuery(url.search, rule.keepQuery ? search : '')
  if (url.origin !== BASE && url.hostname !== site.hostname) {
    fillRest(url, rule, path)
    return { type: 'redirect', reason: 'rule', to: url.href, status: rule.status, external: true, rules }
  }
  const local = localPath(rule, path, url.pathname, site)
  if (local === null) return null
  const to = `${encodePath(local)}${url.search}${url.hash}`
  return { type: 'redirect', reason: 'rule', to, status: rule.status, external: false, rules }
}

/** Stored rules take precedence over it (Behaviour: root-redirect). */
const rootRule = (target: string): RedirectRule => ({
  id: 'root',
  from: '/',
  match: 'exact',
  scope: 'domain',
  status: DEFAULT_REDIRECT_STATUS,
  keepQuery: true,
  target,
})

/** The redirect of the domain's own setting. It counts as use of no stored rule. */
function matchRoot(path: string, search: string, site: Site): RuleRedirect | null {
  if (site.rootRedirect === null) return null
  const outcome = applyRule(rootRule(site.rootRedirect), path, search, site)
  return outcome?.type === 'redirect' ? { ...outcome, reason: 'rootRedirect', rules: [] } : null
}

/**
 * Matches a path against stored redirects and, for `/`, the domain's own setting.
 * @param path decoded, NFC, with its locale prefix
 */
export function matchRedirect(
  rules: readonly RedirectRule[],
  path: string,
  search: string,
  site: Site,
): RuleOutcome | null {
  // Who writes redirects could lead the reader of a mail, with its token, to a page of their own.
  const query = withoutMailedToken(path, search)
  for (const rule of rules.toSorted(compareRules)) {
    const outcome = applyRule(rule, path, query, site)
    if (outcome) return outcome
  }
  return matchRoot(path, query, site)
}
