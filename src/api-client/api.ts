import { type HttpResponse, requestWithHeaders, type RequestOptions } from '@/src/platform/http/http-client'
import type { ApiResponse, BarePath, GetOf, MethodOf, Options, Path } from './types'

type Values = Record<string, unknown>
export type Given = Omit<RequestOptions, 'method'> & {
  method?: string
  params?: Values
  token?: string
  tenant?: string
}

const fill = (path: string, params: Values): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))

/** What the options stand for in the request's head; text is CSV, since JSON bodies are objects and lists. */
const headersOf = ({ headers, body, token, tenant }: Given): Record<string, string> => ({
  ...(typeof body === 'string' && { 'content-type': 'text/csv' }),
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
  ...(tenant !== undefined && { 'x-tenant': tenant }),
  ...headers,
})

/** Sends a request to an operation; its types are the business of who calls this. */
export const send = (path: string, given: Given): Promise<HttpResponse<unknown>> => {
  const { method = 'get', params = {}, token: _token, tenant: _tenant, ...options } = given
  // The type says which methods there are.
  const verb = method.toUpperCase() as RequestOptions['method']
  return requestWithHeaders(fill(path, params), {
    ...options,
    ...(verb && { method: verb }),
    headers: headersOf(given),
  })
}

/**
 * Calls an operation of the API; path, parameters, body and answer are those of its OpenAPI document. What `request`
 * promises holds: retries, the held token, `HttpError`. Its size is not for the first load: import it where it is first needed.
 * @throws {HttpError} for statuses 400–599, and when no answer came; `problemOf` reads it
 */
export async function api<P extends BarePath>(path: P): Promise<ApiResponse<P, GetOf<P>>>
export async function api<P extends Path, M extends MethodOf<P> = GetOf<P>>(
  path: P,
  options: Options<P, M>,
): Promise<ApiResponse<P, M>>
export async function api(path: string, given: Given = {}): Promise<unknown> {
  return (await send(path, given)).body
}

/**
 * As {@link api}, with the head of the answer: its `etag` is what `if-match` takes, `location` is where something was
 * made, `ratelimit` what is left.
 */
export async function apiWithHeaders<P extends Path, M extends MethodOf<P> = GetOf<P>>(
  path: P,
  options: Options<P, M>,
): Promise<HttpResponse<ApiResponse<P, M>>> {
  // The document says what the operation answers.
  return (await send(path, options as Given)) as HttpResponse<ApiResponse<P, M>>
}
