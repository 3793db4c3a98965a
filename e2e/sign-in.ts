import type { Page } from '@playwright/test'

type Admin = { email: string; password: string }

/** Signs the browser in without the form; the form has a test of its own. */
export async function signIn(page: Page, base: string, { email, password }: Admin): Promise<string> {
  const response = await page.request.post(`${base}/payload-api/users/login`, { data: { email, password } })
  const { token } = (await response.json()) as { token: string }
  return token
}
