import type { SegmentProblem } from './segment'

/** What a person may decide otherwise, such as another address or a rounded number, a model may not. */
export type Strictness = 'person' | 'model'

const PLACEHOLDERS = /\{\{[^{}]*\}\}|\$?\{[\w.]+\}|%(?:\d+\$)?[sd]/g
const ADDRESSES = /\b(?:https?:\/\/|mailto:|tel:)[^\s<>"]+|[\w.+-]+@[\w-]+\.[\w.-]+\w/g
const NUMBERS = /\d+(?:[.,]\d+)*/g
const HTML = /<\/?[a-z][^>]*>/gi
/** Control characters that no text has, apart from tab and line break. */
const CONTROLS = /[\0-\x08\x0b-\x1f\x7f]/

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([match]) => match).toSorted()

const hasSame = (source: string, answer: string, pattern: RegExp): boolean =>
  found(source, pattern).join('\n') === found(answer, pattern).join('\n')

/** `€ 1.250` is `€1,250` in English: the digits stay. */
const digitsOf = (text: string): string =>
  found(text.replaceAll(ADDRESSES, ' '), NUMBERS)
    .map((number) => number.replaceAll(/\D/g, ''))
    .toSorted()
    .join(' ')

/** Why words cannot translate others; null when they can. */
export function checkWords(source: string, answer: string, strictness: Strictness): SegmentProblem | null {
  if (answer.trim() === '') return source.trim() === '' ? null : 'empty'
  if (CONTROLS.test(answer) || !answer.isWellFormed()) return 'characters'
  if (!hasSame(source, answer, PLACEHOLDERS)) return 'placeholders'
  if (strictness === 'person') return null
  if (!hasSame(source, answer, HTML)) return 'markup'
  if (!hasSame(source, answer, ADDRESSES)) return 'links'
  return digitsOf(source) === digitsOf(answer) ? null : 'numbers'
}
