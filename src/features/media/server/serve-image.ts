import type { Payload } from 'payload'

import { describeAnswer } from '@/src/cache/answer-record'
import { cacheTags } from '@/src/cache/tags'
import { isServedOriginal } from '@/src/features/media/rules/image-address'
import { FILE_POLICY } from '@/src/features/media/rules/file-policy'
import { negotiateFormat } from '@/src/features/media/rules/negotiate-format'
import { problemContext, problemResponse } from '@/src/platform/http/problem-response'
import { ClientQueueFullError, QueueFullError } from '@/src/platform/queue-full-error'
import { findImage, type LibraryImage } from './find-image'
import { isSigned } from './image-signature'
import { isPublicForm, type Modifiers, parseModifiers } from './modifiers'
import { readImageFile, StorageUnavailable } from './read-file'
import { type RenderedImage, renderedImage } from './rendered-images'
import { renderImage } from './render-image'

/** A URL with the current version never changes; without one, a replaced file must appear within a day. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const ONE_DAY = 'public, max-age=86400'

export type ImageRequest = {
  /** The segments after `/_ipx`, decoded: the modifiers, then the file. */
  modifiers: string
  file: readonly string[]
  /** The version in the URL, or null. */
  version: string | null
  /** The signature in the URL, or null. */
  signature: string | null
  /** The address of the client: images are rendered in turns. */
  client: string
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
    ...((status === 503 || status === 429) && { 'retry-after': '5' }),
  })

/** The response when Postgres or the bucket is unavailable. */
export const imageUnavailable = (request: UrlAndHeaders): Response =>
  problem(503, 'Not available', 'The image storage is unavailable. Try again in a minute.', request)

async function loadOrRender(
  payload: Payload,
  image: LibraryImage,
  modifiers: Modifiers,
  { client, headers }: ImageRequest,
): Promise<ImageResult> {
  const read = async () => {
    const bytes = await readImageFile(payload, image)
    if (!bytes) throw new FileMissingError(image.filename)
    return bytes
  }
  const key = `${image.id} ${image.version}`
  if (isServedOriginal(image.mimeType)) {
    const rendered = await renderedImage(client, key, read)
    return { image, type: image.mimeType, rendered, negotiated: false }
  }
  const { format: requested } = modifiers
  const accept = headers.get('accept') ?? ''
  const rendering = { ...modifiers, format: requested === 'auto' ? negotiateFormat(accept) : requested }
  const rendered = await renderedImage(client, `${key} ${JSON.stringify(rendering)}`, async () =>
    renderImage(await read(), rendering),
  )
  return { image, type: `image/${rendering.format}`, rendered, negotiated: requested === 'auto' }
}

function toResponse(
  { image, type, rendered, negotiated }: ImageResult,
  { version, signature, headers }: ImageRequest,
  isPublic: boolean,
): Response {
  const etag = `"${rendered.hash}"`
  // Anybody can make up versions, and signatures that are not needed: they must not fill the memory.
  const isWanted = (version === null || version === image.version) && (signature === null || !isPublic)
  describeAnswer({ shareable: isWanted, tags: [cacheTags.media(image.id)] })
  const responseHeaders = {
    etag,
    'cache-control': version === image.version ? IMMUTABLE : ONE_DAY,
    ...(negotiated && { vary: 'Accept' }),
    'content-security-policy': FILE_POLICY,
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

const UNSIGNED = 'Without a signature, an image comes in one of the widths, as webp, avif or jpeg.'

function failure(error: unknown, payload: Payload, request: ImageRequest): Response {
  if (error instanceof ClientQueueFullError)
    return problem(
      429,
      'Too many requests',
      'You wait for many images already. Try again in a moment.',
      request,
    )
  if (error instanceof QueueFullError)
    return problem(503, 'Too busy', 'Too many images are being rendered. Try again in a minute.', request)
  if (error instanceof StorageUnavailable) return imageUnavailable(request)
  if (!(error instanceof FileMissingError)) throw error
  payload.logger.error({ image: error.message }, 'The file of an image is missing')
  return notFound(request)
}

const notFound = (request: ImageRequest): Response =>
  problem(404, 'Image not found', 'There is no image with that name.', request)

/** Responds with an image in the form that its modifiers request: one that the site uses, or any that we signed. */
export async function serveImage(payload: Payload, request: ImageRequest): Promise<Response> {
  const { file, signature } = request
  const parsed = parseModifiers(request.modifiers)
  if (!parsed.ok) return problem(400, 'Invalid modifiers', parsed.problem, request)
  const [filename = ''] = file
  const isPublic = isPublicForm(parsed.modifiers)
  if (!isPublic && !isSigned(request.modifiers, filename, signature))
    return problem(400, 'Invalid modifiers', UNSIGNED, request)
  try {
    const image = filename && file.length === 1 ? await findImage(payload, filename) : null
    if (!image) return notFound(request)
    return toResponse(await loadOrRender(payload, image, parsed.modifiers, request), request, isPublic)
  } catch (error) {
    return failure(error, payload, request)
  }
}
