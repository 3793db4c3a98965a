import type { APIRequestContext } from '@playwright/test'

/** With which somebody signs in. */
export type Account = { email: string; password: string }

/** Signs in whoever these requests are made for, a browser or none, without the form; the form has tests of its own. */
export async function signInAs(request: APIRequestContext, base: string, account: Account): Promise<string> {
  const response = await request.post(`${base}/payload-api/users/login`, { data: account })
  if (!response.ok()) throw new Error(`${account.email} cannot sign in: ${response.status()}`)
  const { token } = (await response.json()) as { token: string }
  return token
}
