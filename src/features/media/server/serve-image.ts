import type { Payload } from 'payload'

import { isServedOriginal } from '@/src/features/media/rules/image-address'
import { SVG_TYPE } from '@/src/features/media/image/decode'
import { problemContext, problemResponse } from '@/src/platform/http/problem-response'
import { QueueFullError } from '@/src/platform/queue-full-error'
import { findImage, type LibraryImage } from './find-image'
import { type Format, type Modifiers, parseModifiers } from './modifiers'
import { readImageFile, StorageUnavailable } from './read-file'
import { type RenderedImage, renderedImage } from './rendered-images'
import { renderImage } from './render-image'

/** A file at its version never changes; without one, a replaced file must be found within the day. */
const FOR_GOOD = 'public, max-age=31536000, immutable'
const FOR_A_DAY = 'public, max-age=86400'

/** A drawing opened by itself is a document: it was cleaned when it came in, and may still run and load nothing. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

export type ImageRequest = {
  /** The segments after the image path's own, decoded: the modifiers, then the file. */
  modifiers: string
  file: readonly string[]
  /** The version that the address names, or null. */
  version: string | null
} & Called

type Called = Pick<Request, 'url' | 'headers'>

type Answer = { image: LibraryImage; type: string; rendered: RenderedImage; negotiated: boolean }

/** Raised where the bytes of an image that the library knows are gone. */
class FileGone extends Error {
  override readonly name = 'FileGone'
}

const problem = (status: number, title: string, detail: string, request: Called): Response =>
  problemResponse({ status, title, detail }, problemContext(request), {
    'cache-control': 'no-store',
    ...(status === 503 && { 'retry-after': '5' }),
  })

/** Postgres does not answer, and the image is none that was found before; or the bucket does not. */
export const imageUnavailable = (request: Called): Response =>
  problem(503, 'Not available', 'The library cannot be read right now. Try again in a minute.', request)

/** The smallest format that the browser says it shows. */
function negotiate(accept: string): Format {
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : 'jpeg'
}

async function produce(
  payload: Payload,
  image: LibraryImage,
  modifiers: Modifiers,
  accept: string,
): Promise<Answer> {
  const read = async () => {
    const bytes = await readImageFile(payload, image)
    if (!bytes) throw new FileGone(image.filename)
    return bytes
  }
  const key = `${image.id} ${image.version}`
  if (isServedOriginal(image.mimeType)) {
    return { image, type: image.mimeType, rendered: await renderedImage(key, read), negotiated: false }
  }
  const { format: asked } = modifiers
  const rendering = { ...modifiers, format: asked === 'auto' ? negotiate(accept) : asked }
  const rendered = await renderedImage(`${key} ${JSON.stringify(rendering)}`, async () =>
    renderImage(await read(), rendering),
  )
  return { image, type: `image/${rendering.format}`, rendered, negotiated: asked === 'auto' }
}

function answer({ image, type, rendered, negotiated }: Answer, { version, headers }: ImageRequest): Response {
  const etag = `"${rendered.hash}"`
  const answered = {
    etag,
    'cache-control': version === image.version ? FOR_GOOD : FOR_A_DAY,
    ...(negotiated && { vary: 'Accept' }),
    ...(type === SVG_TYPE && { 'content-security-policy': DRAWING_POLICY }),
  }
  const known = headers.get('if-none-match')?.split(',') ?? []
  if (known.some((tag) => tag.trim().replace(/^W\//, '') === etag)) {
    return new Response(null, { status: 304, headers: answered })
  }
  return new Response(new Uint8Array(rendered.bytes), {
    headers: { ...answered, 'content-type': type, 'content-length': String(rendered.bytes.byteLength) },
  })
}

/** Answers a request for an image of the library in the form that its modifiers ask for. */
export async function serveImage(payload: Payload, request: ImageRequest): Promise<Response> {
  const { headers, file } = request
  const parsed = parseModifiers(request.modifiers)
  if (!parsed.ok) return problem(400, 'Bad modifiers', parsed.problem, request)
  const unknown = () => problem(404, 'Unknown image', 'The library has no image of that name.', request)
  const [filename] = file
  try {
    const image = filename && file.length === 1 ? await findImage(payload, filename) : null
    if (!image) return unknown()
    return answer(await produce(payload, image, parsed.modifiers, headers.get('accept') ?? ''), request)
  } catch (error) {
    if (error instanceof QueueFullError)
      return problem(503, 'Busy', 'Too many images are being made.', request)
    if (error instanceof StorageUnavailable) return imageUnavailable(request)
    if (!(error instanceof FileGone)) throw error
    payload.logger.error({ image: error.message }, 'the file of an image is gone')
    return unknown()
  }
}
