import { api, apiWithHeaders } from './api'

type Account = { email: string; password: string; tenant: string }
type Caller = { baseURL: string; tenant: string; token: string }

/** Signs in and drafts a post in Dutch. `tenant` is the tenant's slug. @returns the id of the post */
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

/** Changes the Dutch title of a post. @throws {HttpError} 412 if the post was changed in the meantime */
export async function renamePost(caller: Caller, uuid: string, title: string): Promise<void> {
  const post = { ...caller, params: { uuid }, query: { locale: 'nl' } } as const
  const { body, headers } = await apiWithHeaders('/api/admin/posts/{uuid}', post)
  await api('/api/admin/posts/{uuid}', {
    ...post,
    method: 'put',
    headers: { 'if-match': headers.get('etag') ?? '' },
    body: { ...body.data, title },
  })
}
