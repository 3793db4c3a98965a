import type { Locale } from '@/src/lib/constants'
import { IMAGE_TYPES, SVG_TYPE } from './image-types'
import { MAX_IMAGE_BYTES, MAX_SVG_BYTES } from './limits'
import { REJECTIONS } from './rejections'

const NAMES = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i

/** Whether a file may be an image, by its type; a browser that does not know it gives none. */
const isKnown = ({ type, name }: File): boolean =>
  type === '' ? NAMES.test(name) : (IMAGE_TYPES as readonly string[]).includes(type)

/** Why a file need not be sent, in a language; null when it may be stored, which the server decides. */
export function reasonNotToSend(file: File, language: Locale): string | null {
  if (!isKnown(file)) return REJECTIONS.unsupported[language]
  const most = file.type === SVG_TYPE ? MAX_SVG_BYTES : MAX_IMAGE_BYTES
  return file.size > most ? REJECTIONS['too-many-bytes'][language] : null
}
