import { diffWordsWithSpace } from 'diff'

/** A stretch of words of a source that changed: those that stayed, came or went. */
export type ChangedWords = { text: string; change: 'same' | 'added' | 'removed' }

/** Beyond this, comparing costs more than it tells. */
const MAX_CHARACTERS = 20_000

/** What was added to and removed from words. */
export function changedWords(before: string, now: string, language: string): ChangedWords[] {
  if (before.length + now.length > MAX_CHARACTERS) return [{ text: now, change: 'added' }]
  const intlSegmenter = new Intl.Segmenter(language, { granularity: 'word' })
  return diffWordsWithSpace(before, now, { intlSegmenter }).map(({ value, added, removed }) => ({
    text: value,
    change: added ? 'added' : removed ? 'removed' : 'same',
  }))
}
