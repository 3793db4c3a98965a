/** Where a hit is in a text: from `start` up to `end`, in UTF-16 units. */
export type Mark = { start: number; end: number }

/** The words of a text that begin with one of the terms, which have no capitals. */
export const marksIn = (text: string, terms: readonly string[]): Mark[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index: start }) =>
    terms.some((term) => word.toLowerCase().startsWith(term)) ? [{ start, end: start + word.length }] : [],
  )

export type Part = { text: string; isHit: boolean }

/** A text in parts that are hits and parts that are not. */
export function partsOf(text: string, marks: readonly Mark[]): Part[] {
  let at = 0
  const parts = marks.flatMap(({ start, end }) => {
    const before = { text: text.slice(at, start), isHit: false }
    at = end
    return [before, { text: text.slice(start, end), isHit: true }]
  })
  return [...parts, { text: text.slice(at), isHit: false }].filter((part) => part.text !== '')
}

/** An excerpt that begins and ends with a whole word, and says where it was cut. */
export function trimExcerpt(excerpt: string, cut: { before: boolean; after: boolean }): string {
  const words = excerpt.trim().split(/\s+/)
  const whole = words.slice(cut.before ? 1 : 0, cut.after ? -1 : undefined)
  return `${cut.before ? '… ' : ''}${whole.join(' ')}${cut.after ? ' …' : ''}`
}
