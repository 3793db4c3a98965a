import type { Payload } from 'payload'

import { describeAnswer } from '@/src/cache/answer-record'
import { cacheTags } from '@/src/cache/tags'
import { isServedOriginal } from '@/src/features/media/rules/image-address'
import { negotiateFormat } from '@/src/features/media/rules/negotiate-format'
import { SVG_TYPE } from '@/src/features/media/image/decode'
import { problemContext, problemResponse } from '@/src/platform/http/problem-response'
import { QueueFullError } from '@/src/platform/queue-full-error'
import { findImage, type LibraryImage } from './find-image'
import { type Modifiers, parseModifiers } from './modifiers'
import { readImageFile, StorageUnavailable } from './read-file'
import { type RenderedImage, renderedImage } from './rendered-images'
import { renderImage } from './render-image'

/** A URL with the current version never changes; without one, a replaced file must appear within a day. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const ONE_DAY = 'public, max-age=86400'

/** An SVG that is opened by itself is a document: although sanitised, it may not run scripts or load anything. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

export type ImageRequest = {
  /** The segments after `/_ipx`, decoded: the modifiers, then the file. */
  modifiers: string
  file: readonly string[]
  /** The version in the URL, or null. */
  version: string | null
} & UrlAndHeaders

type UrlAndHeaders = Pick<Request, 'url' | 'headers'>

type ImageResult = { image: LibraryImage; type: string; rendered: RenderedImage; negotiated: boolean }

/** The media document exists, but its file does not. */
class FileMissingError extends Error {
  override readonly name = 'FileMissingError'
}

const problem = (status: number, title: string, detail: string, request: UrlAndHeaders): Response =>
  problemResponse({ status, title, detail }, problemContext(request), {
    'cache-control': 'no-store',
    ...(status === 503 && { 'retry-after': '5' }),
  })

/** The response when Postgres or the bucket is unavailable. */
export const imageUnavailable = (request: UrlAndHeaders): Response =>
  problem(503, 'Not available', 'The image storage is unavailable. Try again in a minute.', request)

async function loadOrRender(
  payload: Payload,
  image: LibraryImage,
  modifiers: Modifiers,
  accept: string,
): Promise<ImageResult> {
  const read = async () => {
    const bytes = await readImageFile(payload, image)
    if (!bytes) throw new FileMissingError(image.filename)
    return bytes
  }
  const key = `${image.id} ${image.version}`
  if (isServedOriginal(image.mimeType)) {
    return { image, type: image.mimeType, rendered: await renderedImage(key, read), negotiated: false }
  }
  const { format: requested } = modifiers
  const rendering = { ...modifiers, format: requested === 'auto' ? negotiateFormat(accept) : requested }
  const rendered = await renderedImage(`${key} ${JSON.stringify(rendering)}`, async () =>
    renderImage(await read(), rendering),
  )
  return { image, type: `image/${rendering.format}`, rendered, negotiated: requested === 'auto' }
}

function toResponse(
  { image, type, rendered, negotiated }: ImageResult,
  { version, headers }: ImageRequest,
): Response {
  const etag = `"${rendered.hash}"`
  // Anybody can make up versions: they must not fill the memory.
  const isWanted = version === null || version === image.version
  describeAnswer({ shareable: isWanted, tags: [cacheTags.media(image.id)] })
  const responseHeaders = {
    etag,
    'cache-control': version === image.version ? IMMUTABLE : ONE_DAY,
    ...(negotiated && { vary: 'Accept' }),
    ...(type === SVG_TYPE && { 'content-security-policy': SVG_POLICY }),
  }
  const known = headers.get('if-none-match')?.split(',') ?? []
  if (known.some((tag) => tag.trim().replace(/^W\//, '') === etag)) {
    return new Response(null, { status: 304, headers: responseHeaders })
  }
  return new Response(new Uint8Array(rendered.bytes), {
    headers: {
      ...responseHeaders,
      'content-type': type,
      'content-length': String(rendered.bytes.byteLength),
    },
  })
}

/** Responds with an image in the form that its modifiers request. */
export async function serveImage(payload: Payload, request: ImageRequest): Promise<Response> {
  const { headers, file } = request
  const parsed = parseModifiers(request.modifiers)
  if (!parsed.ok) return problem(400, 'Invalid modifiers', parsed.problem, request)
  const notFound = () => problem(404, 'Image not found', 'There is no image with that name.', request)
  const [filename] = file
  try {
    const image = filename && file.length === 1 ? await findImage(payload, filename) : null
    if (!image) return notFound()
    return toResponse(
      await loadOrRender(payload, image, parsed.modifiers, headers.get('accept') ?? ''),
      request,
    )
  } catch (error) {
    if (error instanceof QueueFullError)
      return problem(503, 'Too busy', 'Too many images are being rendered. Try again in a minute.', request)
    if (error instanceof StorageUnavailable) return imageUnavailable(request)
    if (!(error instanceof FileMissingError)) throw error
    payload.logger.error({ image: error.message }, 'The file of an image is missing')
    return notFound()
  }
}
