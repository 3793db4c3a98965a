import { type ROUTES, routeKeyOf } from './route-table'
import type { Action, PageAction } from './types'

type Validate = (query: URLSearchParams) => true | 400 | 404

/** The form of tokens in links of sign-up and password-reset mails. */
const TOKEN = /^[\w-]{20,200}$/

/** Without a token the page says where to get one; a malformed token cannot come from our mail. */
function hasReadableToken(query: URLSearchParams): true | 400 {
  const tokens = query.getAll('token')
  return tokens.length === 0 || (tokens.length === 1 && TOKEN.test(tokens[0] ?? '')) || 400
}

/** A validator returns true or the status of the error (Behaviour: route-validation). */
const VALIDATIONS: ReadonlyMap<string, Validate> = new Map<keyof typeof ROUTES, Validate>([
  ['auth-verify', hasReadableToken],
  ['auth-reset-password', hasReadableToken],
])

/**
 * Runs the validation of the page's route: the page if valid, else "not found" in the site's theme, or 400.
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
