import { isRecord } from '@/src/lib/is-record'
import { HttpError } from '@/src/platform/http/http-error'
import { onPanelMount } from './panel-href'
import type { Data } from './types'

type Given = {
  file: File
  tenant: string
  folder: string | null
  signal: AbortSignal
  onProgress: (fraction: number) => void
}
type Image = Data<'/api/admin/images', 'post'>

const UPLOADS = onPanelMount('/api/admin/images')

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

const errorOf = (request: XMLHttpRequest): HttpError =>
  new HttpError({
    method: 'POST',
    url: UPLOADS,
    status: request.status,
    statusText: request.statusText,
    data: parsed(request.responseText),
    headers: headersOf(request),
  })

/**
 * Uploads an image to the library of a tenant, from the panel. By XMLHttpRequest: `fetch` does not tell how much is sent.
 * @throws {HttpError} as `panelApi` does; status 0 when it was aborted or the connection was lost
 */
export const uploadImage = ({ file, tenant, folder, signal, onProgress }: Given): Promise<Image> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const body = new FormData()
    body.append('file', file)
    if (folder !== null) body.append('folder', folder)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => {
      const answer = parsed(request.responseText)
      // Our API answers an upload with the image.
      if (request.status === 201 && isRecord(answer)) resolve(answer.data as Image)
      else reject(errorOf(request))
    })
    for (const event of ['error', 'abort', 'timeout'])
      request.addEventListener(event, () => reject(errorOf(request)))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', UPLOADS)
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('x-tenant', tenant)
    request.send(body)
  })
