import { z } from 'zod'

import { env } from '@/src/platform/env'

/** The URL of a path on the app under test, which runs with the environment of this process. */
export const address = (path: string): string => `http://localhost:${env.PORT}${path}`

const TENANT = 'kade'

/** The headers of one account for our API and for Payload's. */
export type Session = { ours: Record<string, string>; theirs: Record<string, string> }

/** @throws {Error} with status and body when the response is not a success */
export async function readJson<T extends z.ZodType>(
  path: string,
  schema: T,
  init: RequestInit = {},
): Promise<z.output<T>> {
  const response = await fetch(address(path), init)
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return schema.parse(await response.json())
}

/** Signs the first account in; the app needs high limits in API_CALLS_PER_MINUTE and API_WRITES_PER_MINUTE. */
export async function signIn(): Promise<Session> {
  const signedIn = z.object({ data: z.object({ token: z.string() }) })
  const { data } = await readJson('/api/auth/login', signedIn, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }),
  })
  return {
    ours: { authorization: `Bearer ${data.token}`, 'x-tenant': TENANT },
    theirs: { authorization: `JWT ${data.token}` },
  }
}

/** The id of the tenant under test. */
export async function tenantId({ theirs }: Session): Promise<string> {
  const schema = z.object({ docs: z.tuple([z.object({ id: z.string() })]) })
  const path = `/payload-api/tenants?where[slug][equals]=${TENANT}&depth=0`
  const { docs } = await readJson(path, schema, { headers: theirs })
  return docs[0].id
}
