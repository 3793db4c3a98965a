import { type FetchOptions, FetchError, ofetch } from 'ofetch'

import { HTTP_RETRY } from './constants'
import { heldToken } from './held-token'
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

/**
 * §7: the one client for calls over HTTP. A held token goes along as `Authorization: Bearer`; GET is tried once more on
 * 408, 409, 425, 429, 500, 502, 503, 504 and when no answer came, nothing else is.
 * In the browser, import it where it is first needed: its size is not for the first load.
 * @param options `signal` ends the whole call, the second try included; with `keepalive` it outlives the page
 * @returns the body of the answer, parsed where it is JSON; undefined without one
 * @throws {HttpError} for statuses 400–599, and when no answer came
 */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const { method = 'GET', baseURL, headers = {}, ...rest } = options
  const url = addressed(path, baseURL)
  const token = heldToken(url)
  try {
    return await ofetch<T>(url, {
      ...rest,
      method,
      headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
      retry: method === 'GET' ? HTTP_RETRY.get : HTTP_RETRY.others,
      retryStatusCodes: [...HTTP_RETRY.statuses],
    })
  } catch (error) {
    throw toHttpError(error, method, url)
  }
}
