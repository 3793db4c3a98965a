import {
  MAX_FRAMES,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
  MAX_IMAGE_SIDE,
  MAX_SVG_BYTES,
  MAX_SVG_DEPTH,
  MAX_SVG_TAGS,
} from '@/src/features/media/rules/limits'
import type { LocaleTexts } from '@/src/i18n/locale-texts'

export type ImageErrorCode =
  | 'undecodable'
  | 'wrong-type'
  | 'unsupported'
  | 'too-many-bytes'
  | 'too-many-pixels'
  | 'too-many-frames'
  | 'too-many-shapes'
  | 'too-slow'
  | 'no-size'

const MEGA = 1_000_000
const MEBI = 1024 * 1024

export type Rejection = LocaleTexts & { status: 413 | 415 | 422 | 503 }

/** Why an image is rejected, with what to do about it. */
export const REJECTIONS: Record<ImageErrorCode, Rejection> = {
  undecodable: {
    status: 415,
    nl: 'Dit bestand is geen leesbare afbeelding. Bewaar het opnieuw als JPEG, PNG, WebP of AVIF.',
    en: 'This file is not a readable image. Save it again as JPEG, PNG, WebP or AVIF.',
  },
  'wrong-type': {
    status: 415,
    nl: 'De inhoud van dit bestand past niet bij zijn type. Bewaar het opnieuw onder de juiste extensie.',
    en: 'The content of this file does not fit its type. Save it again under the right extension.',
  },
  unsupported: {
    status: 415,
    nl: 'Deze soort afbeelding kan niet worden bewaard. Maak er JPEG, PNG, WebP, AVIF, GIF of SVG van.',
    en: 'This kind of image cannot be stored. Make it JPEG, PNG, WebP, AVIF, GIF or SVG.',
  },
  'too-many-bytes': {
    status: 413,
    nl: `Dit bestand is te groot. Een afbeelding mag hoogstens ${MAX_IMAGE_BYTES / MEBI} MB zijn, een SVG ${MAX_SVG_BYTES / MEBI} MB.`,
    en: `This file is too large. An image may have at most ${MAX_IMAGE_BYTES / MEBI} MB, an SVG ${MAX_SVG_BYTES / MEBI} MB.`,
  },
  'too-many-pixels': {
    status: 422,
    nl: `Deze afbeelding heeft te veel pixels. Hoogstens ${MAX_IMAGE_PIXELS / MEGA} megapixel is toegestaan, en ${MAX_IMAGE_SIDE} pixels aan één kant.`,
    en: `This image has too many pixels. At most ${MAX_IMAGE_PIXELS / MEGA} megapixels are allowed, and ${MAX_IMAGE_SIDE} pixels on a side.`,
  },
  'too-many-frames': {
    status: 422,
    nl: `Deze bewegende afbeelding heeft te veel beelden. Hoogstens ${MAX_FRAMES} is toegestaan; gebruik anders video.`,
    en: `This moving image has too many frames. At most ${MAX_FRAMES} are allowed; use a video instead.`,
  },
  'too-many-shapes': {
    status: 422,
    nl: `Deze tekening heeft te veel onderdelen, of ze liggen te diep in elkaar. Hoogstens ${MAX_SVG_TAGS} en ${MAX_SVG_DEPTH} diep; vereenvoudig haar of maak er PNG van.`,
    en: `This drawing has too many shapes, or they lie too deep in each other. At most ${MAX_SVG_TAGS}, ${MAX_SVG_DEPTH} deep; simplify it or make it PNG.`,
  },
  'too-slow': {
    status: 422,
    nl: 'Deze tekening is te ingewikkeld om te verwerken. Vereenvoudig haar, met minder filters en herhalingen, of maak er PNG van.',
    en: 'This drawing is too complex to render. Simplify it, with fewer filters and repetitions, or make it PNG.',
  },
  'no-size': {
    status: 422,
    nl: 'Deze tekening zegt niet hoe groot ze is. Geef haar een breedte en een hoogte, of een viewBox.',
    en: 'This drawing does not say how large it is. Give it a width and a height, or a viewBox.',
  },
}
