const TOKEN = /^(?:JWT|Bearer) +\S/i

/** Whether a call names its person by a token in the `Authorization` header, as programs do; the panel has a cookie. */
export const hasTokenHeader = (headers: Headers): boolean =>
  TOKEN.test(headers.get('authorization')?.trim() ?? '')
