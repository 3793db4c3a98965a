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

const addressed = (path: string, baseURL: string | undefined): string =>
  baseURL === undefined ? path : `${baseURL.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`

function toHttpError(error: unknown, method: string, url: string): HttpError {
  const { response, data } = error instanceof FetchError ? (error as FetchError<unknown>) : {}
  const { status = 0, statusText = '', headers } = response ?? {}
  return new HttpError({ method, url: response?.url ?? url, status, statusText, data, headers }, error)
}

/** An answer with what its head says: `etag`, `location`, `ratelimit`. */
export type HttpResponse<T> = { body: T; status: number; headers: Headers }

const answered = <T>({ _data, status, headers }: FetchResponse<T>): HttpResponse<T> => ({
  // What is undefined is the body of an answer that has none.
  body: _data as T,
  status,
  headers,
})

/** As {@link request}, with the head of the answer. */
export async function requestWithHeaders<T>(
  path: string,
  options: RequestOptions = {},
): Promise<HttpResponse<T>> {
  const { method = 'GET', baseURL, headers = {}, ...rest } = options
  const url = addressed(path, baseURL)
  const token = accessTokenFor(url)
  try {
    const response = await ofetch.raw<T>(url, {
      ...rest,
      method,
      headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
      retry: method === 'GET' ? HTTP_RETRY.get : HTTP_RETRY.others,
      retryStatusCodes: [...HTTP_RETRY.statuses],
    })
    return answered(response)
  } catch (error) {
    throw toHttpError(error, method, url)
  }
}

/**
 * The one client for HTTP calls (Behaviour: http-retry, http-token, http-error). GET is retried once on
 * 408, 409, 425, 429, 500, 502, 503, 504 and when no answer came, nothing else is.
 * In the browser, import it where it is first needed: its size is not for the first load.
 * @param options `signal` ends the whole call, the second try included; with `keepalive` it outlives the page
 * @returns the body of the answer, parsed where it is JSON; undefined without one
 * @throws {HttpError} for statuses 400–599, and when no answer came
 */
export const request = async <T>(path: string, options: RequestOptions = {}): Promise<T> =>
  (await requestWithHeaders<T>(path, options)).body
