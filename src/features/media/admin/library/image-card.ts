import type { Media } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { fileSizeText } from '@/src/lib/file-size'
import { rightsState } from '../../rules/rights'
import type { ImageMarks } from '../../server/library/image-marks'
import { LIBRARY_TEXTS } from './texts'

/** What the grid shows of an image. */
export type ImageCard = {
  id: string
  name: string
  alt: string
  thumbnail: string | null
  href: string
  facts: string
  marks: string[]
}

export function imageCard(
  image: Media,
  marks: ImageMarks | undefined,
  href: string,
  language: Locale,
): ImageCard {
  const { id, filename, alt, thumbnailURL, width, height, filesize } = image
  const texts = LIBRARY_TEXTS[language]
  const rights = rightsState(image.rightsUntil, new Date())
  const facts = [
    width && height ? `${width} × ${height}` : null,
    filesize ? fileSizeText(filesize, language) : null,
  ]
  return {
    id,
    href,
    name: filename ?? id,
    alt: alt ?? '',
    thumbnail: thumbnailURL ?? null,
    facts: facts.filter((fact) => fact !== null).join(' · '),
    marks: [
      ...(marks && marks.lacking.length > 0 ? [texts.noAlt(marks.lacking)] : []),
      ...(rights ? [texts.rights[rights]] : []),
      ...(marks?.isUnused ? [texts.unused] : []),
    ],
  }
}
