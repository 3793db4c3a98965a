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

/** The headers for the options of a call. A string body is CSV: JSON bodies are objects and arrays. */
const headersOf = ({ headers, body, token, tenant }: Given): Record<string, string> => ({
  ...(typeof body === 'string' && { 'content-type': 'text/csv' }),
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
  ...(tenant !== undefined && { 'x-tenant': tenant }),
  ...headers,
})

/** Sends a request to an operation, untyped; the exported functions below add the types. */
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
 * Calls an operation of the API, typed by its OpenAPI document. Retries, the stored token and `HttpError` are those of
 * `request`. Not for the first load because of its size: import it where it is first needed.
 * @throws {HttpError} for statuses 400–599 and when there was no response; `problemOf` reads it
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
 * As {@link api}, with the response headers: `etag` (for `if-match`), `location` of a created document and `ratelimit`
 * (the quota left).
 */
export async function apiWithHeaders<P extends Path, M extends MethodOf<P> = GetOf<P>>(
  path: P,
  options: Options<P, M>,
): Promise<HttpResponse<ApiResponse<P, M>>> {
  // The document declares the response body.
  return (await send(path, options as Given)) as HttpResponse<ApiResponse<P, M>>
}
