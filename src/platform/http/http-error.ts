type Failure = {
  /** Upper case. */
  method: string
  url: string
  /** 400–599, or 0 without a complete response. */
  status: number
  statusText: string
  /** The response body, parsed if it is JSON; undefined if there is none. */
  data?: unknown
  headers?: Headers | undefined
}

/** A failed call; `data` is the response body (Behaviour: http-error). */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly method: string
  readonly url: string
  readonly status: number
  readonly statusText: string
  readonly data: unknown
  readonly headers: Headers

  constructor({ method, url, status, statusText, data, headers }: Failure, cause?: unknown) {
    const outcome = status === 0 ? 'no response' : `${status} ${statusText}`.trim()
    super(`${method} ${url}: ${outcome}`, { cause })
    this.method = method
    this.url = url
    this.status = status
    this.statusText = statusText
    this.data = data
    this.headers = headers ?? new Headers()
  }
}
