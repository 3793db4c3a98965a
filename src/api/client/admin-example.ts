import { api } from './api'

type Account = { email: string; password: string; tenant: string }

/** Signs in, and drafts a post in Dutch; gives its id. `tenant` is the slug of the company that it is for. */
export async function draftPost(
  baseURL: string,
  { tenant, ...account }: Account,
  title: string,
): Promise<string> {
  const session = await api('/api/auth/login', { method: 'post', baseURL, body: account })
  const caller = { baseURL, tenant, token: session.data.token }
  const query = { locale: 'nl' } as const
  const made = await api('/api/admin/posts', { ...caller, method: 'post', query, body: { title } })
  return made.data.id
}
