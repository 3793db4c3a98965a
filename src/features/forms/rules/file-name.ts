const MAX_CHARACTERS = 80
const FALLBACK = 'bestand'

/** Characters that mean something to a file system, a header or the direction of text, and those that cannot be seen. */
const UNSAFE = /[\p{C}\p{Z}"'`<>|:*?;%$&#\\/]+/gu

/**
 * A name under which a file can be stored, listed and downloaded: without a path, of one line, and with the ending of its
 * real type and no other.
 */
export function safeAttachmentName(sent: string, extension: string): string {
  const last = sent.split(/[\\/]/).at(-1) ?? ''
  const stem = last.normalize('NFC').replace(/\.[^.]*$/u, '')
  const safe = stem
    .replaceAll(UNSAFE, ' ')
    .replaceAll(/\.+/g, '-')
    .replaceAll(/^[- ]+|[- ]+$/g, '')
  const short = Array.from(safe).slice(0, MAX_CHARACTERS).join('').trim()
  return `${short || FALLBACK}.${extension}`
}
