type Failure = {
  /** Upper case. */
  method: string
  url: string
  /** 400–599, or 0 when no answer came (or not all of it). */
  status: number
  statusText: string
  /** The body of the answer, parsed where it is JSON; undefined without one. */
  data?: unknown
  headers?: Headers | undefined
}

/** A call that failed; the body of the answer is `data` (Behaviour: http-error). */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly method: string
  readonly url: string
  readonly status: number
  readonly statusText: string
  readonly data: unknown
  readonly headers: Headers

  constructor({ method, url, status, statusText, data, headers }: Failure, cause?: unknown) {
    const outcome = status === 0 ? 'no answer' : `${status} ${statusText}`.trim()
    super(`${method} ${url}: ${outcome}`, { cause })
    this.method = method
    this.url = url
    this.status = status
    this.statusText = statusText
    this.data = data
    this.headers = headers ?? new Headers()
  }
}
