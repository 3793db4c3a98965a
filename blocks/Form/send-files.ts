import type { Options } from '@/src/api-client/types'
import { HttpError } from '@/src/platform/http/http-error'

/** The chosen files by the names of their questions. */
export type Files = Readonly<Record<string, readonly File[]>>

const TIMEOUT_MS = 600_000
const URL = '/api/forms'

function formDataOf(body: Options<'/api/forms', 'post'>['body'], files: Files): FormData {
  const parts = new FormData()
  parts.set('json', JSON.stringify(body))
  for (const [name, list] of Object.entries(files)) for (const file of list) parts.append(name, file)
  return parts
}

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split(/\r\n/).filter(Boolean)
  return new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trim()]
    }),
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Sends a submission with files. Not by `fetch`, which does not say how far an upload is.
 * @param onProgress gets the part that was sent, from 0 to 1
 * @returns the response body
 * @throws {HttpError}
 */
export const sendFiles = (
  body: Options<'/api/forms', 'post'>['body'],
  files: Files,
  onProgress: (part: number) => void,
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => {
      const { status, statusText } = request
      const data = parsed(request.responseText)
      reject(
        new HttpError({ method: 'POST', url: URL, status, statusText, data, headers: headersOf(request) }),
      )
    }
    request.open('POST', URL)
    request.timeout = TIMEOUT_MS
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
    request.addEventListener('load', () =>
      request.status === 201 ? resolve(parsed(request.responseText)) : fail(),
    )
    for (const event of ['error', 'timeout', 'abort']) request.addEventListener(event, fail)
    request.send(formDataOf(body, files))
  })
