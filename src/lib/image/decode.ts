import sharp from 'sharp'

export type ImageRefusal = 'undecodable' | 'wrong-type' | 'too-large'

export class ImageRefused extends Error {
  override readonly name = 'ImageRefused'
  constructor(readonly reason: ImageRefusal) {
    super(`image refused: ${reason}`)
  }
}

/** Beyond this, decoding would cost more memory than an editor's image is worth. */
export const MAX_IMAGE_PIXELS = 50_000_000

const FORMATS: Record<string, readonly string[]> = {
  'image/jpeg': ['jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/avif': ['heif', 'avif'],
  'image/gif': ['gif'],
}

/**
 * Decodes every pixel of the first frame, which proves that the bytes are the image they say they are.
 * @throws {ImageRefused} when they are not, or when there are more than {@link MAX_IMAGE_PIXELS}
 */
export async function decodeImage(data: Buffer, mimeType: string): Promise<void> {
  const { format, width, height } = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new ImageRefused('undecodable')
    })
  if (width * height > MAX_IMAGE_PIXELS) throw new ImageRefused('too-large')
  if (!FORMATS[mimeType]?.includes(format)) throw new ImageRefused('wrong-type')
  await sharp(data, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' })
    .stats()
    .catch(() => {
      throw new ImageRefused('undecodable')
    })
}
