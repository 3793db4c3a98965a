import type { APIRequestContext } from '@playwright/test'

export type Account = { email: string; password: string }

/** Signs in the context of `request` through the API; the sign-in form has tests of its own. Returns a token. */
export async function signInAs(request: APIRequestContext, base: string, account: Account): Promise<string> {
  const response = await request.post(`${base}/api/auth/login`, { data: account })
  if (!response.ok()) throw new Error(`${account.email} cannot sign in: ${response.status()}`)
  const { data } = (await response.json()) as { data: { token: string } }
  return data.token
}
