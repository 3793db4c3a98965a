import { isRecord } from '@/src/lib/is-record'
import { HttpError } from '@/src/platform/http/http-error'

type Request = {
  url: string
  body: FormData
  headers?: Readonly<Record<string, string>>
  signal: AbortSignal
  onProgress: (fraction: number) => void
}

const FIELDS = ['content-type', 'retry-after'] as const

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const name of FIELDS) {
    const value = request.getResponseHeader(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const errorOf = (request: XMLHttpRequest, url: string): HttpError =>
  new HttpError({
    method: 'POST',
    url,
    status: request.status,
    statusText: request.statusText,
    data: parsed(request.responseText),
    headers: headersOf(request),
  })

/**
 * Posts files to our API. By XMLHttpRequest: `fetch` does not tell how much is sent.
 * @returns the `data` of the response
 * @throws {HttpError} status 0 when it was aborted or the connection was lost
 */
export const sendParts = ({ url, body, headers = {}, signal, onProgress }: Request): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => {
      const answer = parsed(request.responseText)
      if (request.status === 201 && isRecord(answer)) resolve(answer.data)
      else reject(errorOf(request, url))
    })
    for (const event of ['error', 'abort', 'timeout'])
      request.addEventListener(event, () => reject(errorOf(request, url)))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', url)
    request.setRequestHeader('accept', 'application/json')
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.send(body)
  })
