import type { IMAGE_TYPES } from './decode'

/** Characters of a name without its extension: with a number behind it, it fits in every file system's 255 bytes. */
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

/** Names that mean a device on Windows, whatever follows a dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/** `x-3` → `x`: what distinguishes files of one name. */
export const fileStem = (fileName: string): string => fileName.replace(/\.[^.]*$/, '').replace(/-\d+$/, '')

/**
 * The name under which an uploaded image is stored: letters, digits, hyphens and underscores, and the one extension
 * that its content has. No path, control character, change of direction or device name survives.
 */
export function safeFileName(name: string, type: (typeof IMAGE_TYPES)[number]): string {
  const [last = ''] = name.toWellFormed().normalize('NFC').split(/[/\\]/).slice(-1)
  const words = last
    .replace(EXTENSION, '')
    .replaceAll(/\p{Cc}|\p{Cf}/gu, '')
    .replaceAll(/[^\p{L}\p{N}\p{M}_]+/gu, '-')
  const [...characters] = words.replaceAll(/^[-\p{M}]+/gu, '')
  const stem = characters.slice(0, MAX_CHARACTERS).join('').replace(/-+$/, '')
  const harmless = DEVICE.test(stem) ? `${FALLBACK}-${stem}` : stem
  return `${harmless || FALLBACK}.${EXTENSIONS[type]}`
}
