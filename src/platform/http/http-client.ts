import { type FetchOptions, FetchError, type FetchResponse, ofetch } from 'ofetch'

import { HTTP_RETRY } from '@/src/lib/constants'
import { accessTokenFor } from './access-token'
import { HttpError } from './http-error'

export type RequestOptions = Pick<
  FetchOptions<'json'>,
  'body' | 'query' | 'signal' | 'baseURL' | 'keepalive'
> & {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
  headers?: Record<string, string>
}

const resolveUrl = (path: string, baseURL: string | undefined): string =>
  baseURL === undefined ? path : `${baseURL.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`

function toHttpError(error: unknown, method: string, url: string): HttpError {
  const { response, data } = error instanceof FetchError ? (error as FetchError<unknown>) : {}
  const { status = 0, statusText = '', headers } = response ?? {}
  return new HttpError({ method, url: response?.url ?? url, status, statusText, data, headers }, error)
}

export type HttpResponse<T> = { body: T; status: number; headers: Headers }

const toHttpResponse = <T>({ _data, status, headers }: FetchResponse<T>): HttpResponse<T> => ({
  // Undefined for a response without a body.
  body: _data as T,
  status,
  headers,
})

/** As {@link request}, with the status and headers of the response. */
export async function requestWithHeaders<T>(
  path: string,
  options: RequestOptions = {},
): Promise<HttpResponse<T>> {
  const { method = 'GET', baseURL, headers = {}, ...rest } = options
  const url = resolveUrl(path, baseURL)
  const token = accessTokenFor(url)
  try {
    const response = await ofetch.raw<T>(url, {
      ...rest,
      method,
      headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
      retry: method === 'GET' ? HTTP_RETRY.get : HTTP_RETRY.others,
      retryStatusCodes: [...HTTP_RETRY.statuses],
    })
    return toHttpResponse(response)
  } catch (error) {
    throw toHttpError(error, method, url)
  }
}

/**
 * The one client for HTTP calls (Behaviour: http-retry, http-token, http-error). GET is retried once on
 * 408, 409, 425, 429, 500, 502, 503, 504 and without a response; other methods are never retried.
 * In the browser, import it dynamically to keep it out of the initial bundle.
 * @param options `signal` aborts the whole call including the retry; with `keepalive` the call outlives the page
 * @returns the response body, parsed if it is JSON; undefined if there is none
 * @throws {HttpError} for statuses 400–599, and when there is no response
 */
export const request = async <T>(path: string, options: RequestOptions = {}): Promise<T> =>
  (await requestWithHeaders<T>(path, options)).body
