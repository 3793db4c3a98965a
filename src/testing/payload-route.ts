import { DELETE, GET, HEAD, PATCH, POST, PUT } from '@/src/app/(payload)/payload-api/[...slug]/route'

const HANDLERS = { DELETE, GET, HEAD, PATCH, POST, PUT }

type Sent = {
  method?: keyof typeof HANDLERS
  token?: string
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  form?: FormData
}

/** Calls Payload's API as the server does, with all that is around it; `path` is relative to /payload-api/. */
export async function payloadRoute(
  path: string,
  { method = 'GET', token, headers = {}, body, form }: Sent = {},
): Promise<Response> {
  const request = new Request(`http://localhost/payload-api/${path}`, {
    method,
    headers: {
      host: 'localhost',
      'accept-language': 'en',
      ...(token && { authorization: `JWT ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(form && { body: form }),
  })
  const slug = path.replace(/\?.*/, '').split('/').map(decodeURIComponent)
  return HANDLERS[method](request, { params: Promise.resolve({ slug }) })
}
