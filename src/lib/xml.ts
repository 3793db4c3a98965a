import { escapeHtml } from './escape-html'

/** What XML 1.0 has no way to write, such as control characters and halves of surrogate pairs. */
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Without the characters that XML cannot hold. */
export const writable = (text: string): string => text.replaceAll(UNWRITABLE, '')

/** Text as the content of an element or a quoted attribute. A parser would read a bare carriage return as a line break. */
export const xmlText = (text: string): string => escapeHtml(writable(text)).replaceAll('\r', '&#13;')
