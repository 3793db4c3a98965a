import { type ROUTES, routeKeyOf } from './route-table'
import type { Action, PageAction } from './types'

type Validate = (query: URLSearchParams) => true | 400 | 404

/** As both sign-up and the forgotten password write it into their links. */
const TOKEN = /^[\w-]{20,200}$/

/** Who comes without a token is told by the page where to get one; a damaged one cannot be from our mail. */
function hasReadableToken(query: URLSearchParams): true | 400 {
  const tokens = query.getAll('token')
  return tokens.length === 0 || (tokens.length === 1 && TOKEN.test(tokens[0] ?? '')) || 400
}

/** Anything but true is the status of the error (Behaviour: route-validation). */
const VALIDATIONS: ReadonlyMap<string, Validate> = new Map<keyof typeof ROUTES, Validate>([
  ['auth-verify', hasReadableToken],
  ['auth-reset-password', hasReadableToken],
])

/**
 * The page, if its route's validation step returns true; else the error: "not found" in the site's theme, or 400.
 * @param search the query as sent
 */
export function validatePage(action: PageAction, search: string, validations = VALIDATIONS): Action {
  const { site, locale, path, page, view } = action
  const validate = validations.get(page.routeKey ?? routeKeyOf(locale, path))
  const outcome = validate?.(new URLSearchParams(search)) ?? true
  if (outcome === true) return action
  return outcome === 404
    ? { type: 'notFound', reason: 'notValid', site, locale, view }
    : { type: 'badRequest', reason: 'notValid', site }
}
