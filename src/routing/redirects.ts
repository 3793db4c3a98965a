import { DEFAULT_REDIRECT_STATUS } from '@/src/lib/constants'
import { splitLocale } from './locale'
import { isWithin, joinPath, parsePath, splitPath } from './parse-path'
import { encodePath, localizedPath } from './build-path'
import type { RedirectAction, RedirectRule, Site } from './types'

const BASE = 'http://this-site.invalid'
const REST = /\/\*$/

/** A redirect that stored rules lead to, with their ids. */
export type RuleRedirect = RedirectAction & { rules: readonly string[] }

/** A rule that applies: a redirect, or the news that the page is gone for good. */
export type RuleOutcome = RuleRedirect | { type: 'gone'; rules: readonly string[] }

/** Exact before prefix, then the longest prefix, then the domain's own rule before the tenant's. */
function compareRules(a: RedirectRule, b: RedirectRule): number {
  return (
    Number(b.match === 'exact') - Number(a.match === 'exact') ||
    b.from.length - a.from.length ||
    Number(b.scope === 'domain') - Number(a.scope === 'domain') ||
    (a.id < b.id ? -1 : 1)
  )
}

/** An address of this site (one leading slash) or an absolute http(s) one; anything else a rule may hold is null. */
function parseTarget(target: string): URL | null {
  const local = target.startsWith('/') && !/^\/[/\\]/.test(target)
  return local || /^https?:\/\//i.test(target) ? URL.parse(target, BASE) : null
}

/** Our own address for a decoded path, in the form that needs no second redirect. */
function tidySegments(site: Site, segments: readonly string[]): string[] {
  const { locale, segments: rest } = splitLocale(site, segments)
  return splitPath(localizedPath(locale, site.defaultLocale, joinPath(rest)))
}

/** Where a rule leads within the site, or null when its target is no path or lies where the rule applies again. */
function localPath(rule: RedirectRule, path: string, pathname: string, site: Site): string | null {
  const parsed = parsePath(pathname.replace(REST, ''))
  if (!parsed.ok) return null
  const base = tidySegments(site, parsed.segments)
  const rest = REST.test(pathname) ? splitPath(path).slice(splitPath(rule.from).length) : []
  const to = joinPath(tidySegments(site, [...base, ...rest]))
  const loops = to === path || (isWithin(joinPath(base), rule.from) && isWithin(path, joinPath(base)))
  return loops ? null : to
}

/** Replaces a final `/*` of another site's address by what followed the prefix. */
function fillRest(url: URL, rule: RedirectRule, path: string): void {
  if (!REST.test(url.pathname)) return
  const rest = splitPath(path).slice(splitPath(rule.from).length)
  url.pathname = `${url.pathname.replace(REST, '')}${encodePath(joinPath(rest))}`
}

/** The query of the target, then, where the rule says so, the visitor's. */
function mergeQuery(own: string, sent: string): string {
  const parts = [own, sent].map((search) => search.replace(/^\?/, '')).filter((part) => part !== '')
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

/** Every stored rule goes before it; status 302 (Behaviour: root-redirect). */
const rootRule = (target: string): RedirectRule => ({
  id: 'root',
  from: '/',
  match: 'exact',
  scope: 'domain',
  status: DEFAULT_REDIRECT_STATUS,
  keepQuery: true,
  target,
})

/** What the domain's own setting says about a path. No stored rule is hit by it. */
function matchRoot(path: string, search: string, site: Site): RuleRedirect | null {
  if (site.rootRedirect === null) return null
  const outcome = applyRule(rootRule(site.rootRedirect), path, search, site)
  return outcome?.type === 'redirect' ? { ...outcome, reason: 'rootRedirect', rules: [] } : null
}

/** What the stored redirects, and for `/` the domain itself, say about a path (decoded, NFC, with its language prefix); null when nothing applies. */
export function matchRedirect(
  rules: readonly RedirectRule[],
  path: string,
  search: string,
  site: Site,
): RuleOutcome | null {
  for (const rule of rules.toSorted(compareRules)) {
    const outcome = applyRule(rule, path, search, site)
    if (outcome) return outcome
  }
  return matchRoot(path, search, site)
}
