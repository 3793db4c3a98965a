import { diffWordsWithSpace } from 'diff'

/** A stretch of words of a source that changed: those that stayed, came or went. */
export type ChangedWords = { text: string; change: 'same' | 'added' | 'removed' }

/** Beyond this, comparing costs more than it tells. */
const MAX_CHARACTERS = 20_000

/** Where less than this part of the longer text stayed, both are read more easily as a whole. */
const LEAST_IN_COMMON = 1 / 3

const letters = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, '').length

/** What was added to and removed from words; a text that was written anew is removed and added as a whole. */
export function changedWords(before: string, now: string, language: string): ChangedWords[] {
  if (before.length + now.length > MAX_CHARACTERS) return [{ text: now, change: 'added' }]
  const intlSegmenter = new Intl.Segmenter(language, { granularity: 'word' })
  const parts = diffWordsWithSpace(before, now, { intlSegmenter })
  const inCommon = parts.filter(({ added, removed }) => !added && !removed)
  const kept = letters(inCommon.map(({ value }) => value).join(''))
  if (before && now && kept < LEAST_IN_COMMON * Math.max(letters(before), letters(now)))
    return [
      { text: before, change: 'removed' },
      { text: now, change: 'added' },
    ]
  return parts.map(({ value, added, removed }) => ({
    text: value,
    change: added ? 'added' : removed ? 'removed' : 'same',
  }))
}
