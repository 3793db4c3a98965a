import { LOCALES } from '@/src/lib/constants'

/** What somebody searches for, in the forms in which it is compared. */
export type SearchQuery = {
  /** Without capitals, and with single spaces. */
  text: string
  words: string[]
  /** For `to_tsquery`: all words, of which the last may be the beginning of one. */
  lexemes: string
  /** Without the host and language of an address; null where it is too short to be searched for. */
  path: string | null
}

const MAX_WORDS = 12

/** A part of a path that is shorter would be in most of them. */
const MIN_PATH = 3

export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const LANGUAGE_PREFIX = new RegExp(`^/(?:${LOCALES.join('|')})(?=/|$)`)

function pathIn(text: string, words: readonly string[]): string | null {
  const address = /^https?:\/\/[^/]*(.*)$/.exec(text)?.[1]
  const given = address ?? (text.startsWith('/') ? text : null)
  const path = given === null ? words.join('-') : given.replace(/[?#].*$/, '').replace(LANGUAGE_PREFIX, '')
  if (given !== null && path === '') return '/'
  return path.length < MIN_PATH ? null : path
}

/** Null when there is nothing to search for. */
export function parseSearch(asked: string): SearchQuery | null {
  const text = asked.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ')
  const words = wordsIn(text).slice(0, MAX_WORDS)
  if (text === '') return null
  const lexemes = words.map((word, index) => (index === words.length - 1 ? `${word}:*` : word)).join(' & ')
  return { text, words, lexemes, path: pathIn(text, words) }
}
