const ACCOUNT_PAGE = /^(\/[a-z]{2})?\/auth\//

/** Whether a path, with or without its locale prefix, is that of an account page: its query may contain a token. */
export const isAccountPage = (path: string): boolean => ACCOUNT_PAGE.test(path)

/** The query of a path without the token of a mailed link, which is for the account page alone. */
export function withoutMailedToken(path: string, search: string): string {
  if (!isAccountPage(path)) return search
  const parameters = new URLSearchParams(search)
  parameters.delete('token')
  return parameters.size > 0 ? `?${parameters}` : ''
}

/** Tells scripts that there may be a session. It authenticates nothing; the session cookie is http-only. */
export const SIGNED_IN_COOKIE = 'signed-in'
