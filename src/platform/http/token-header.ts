const TOKEN = /^(?:JWT|Bearer) +\S/i

/** Whether a request authenticates with an `Authorization` header, as API clients do; the panel uses a cookie. */
export const hasTokenHeader = (headers: Headers): boolean =>
  TOKEN.test(headers.get('authorization')?.trim() ?? '')
