import type { IMAGE_TYPES } from '@/src/features/media/rules/image-types'

/** Maximum characters of the stem: with a number and an extension it fits in the 255 bytes of file systems. */
const MAX_CHARACTERS = 60
const FALLBACK = 'image'

const EXTENSIONS: Record<(typeof IMAGE_TYPES)[number], string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
}
const EXTENSION = new RegExp(`\\.(?:${[...Object.values(EXTENSIONS), 'jpeg'].join('|')})$`, 'i')

/** Device names on Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/** `x-3.png` → `x`: the name without the number that Payload adds to make it unique. */
export const fileStem = (fileName: string): string => fileName.replace(/\.[^.]*$/, '').replace(/-\d+$/, '')

/**
 * The name under which an uploaded image is stored: letters, digits, hyphens and underscores, and the extension of its
 * actual type. Removes paths, control characters, bidirectional overrides and device names.
 */
export function safeFileName(name: string, type: (typeof IMAGE_TYPES)[number]): string {
  const [baseName = ''] = name.toWellFormed().normalize('NFC').split(/[/\\]/).slice(-1)
  const hyphenated = baseName
    .replace(EXTENSION, '')
    .replaceAll(/\p{Cc}|\p{Cf}/gu, '')
    .replaceAll(/[^\p{L}\p{N}\p{M}_]+/gu, '-')
  const [...characters] = hyphenated.replaceAll(/^[-\p{M}]+/gu, '')
  const stem = characters.slice(0, MAX_CHARACTERS).join('').replace(/-+$/, '')
  const harmless = DEVICE.test(stem) ? `${FALLBACK}-${stem}` : stem
  return `${harmless || FALLBACK}.${EXTENSIONS[type]}`
}
