import type { OpenSegment } from './open-segment'

/** A chunk is answered within the time and the length of one answer of any provider. */
const MAX_CHARACTERS = 6000
const MAX_SEGMENTS = 60

/** Segments in the order of the document, in as few parts as fit an answer each. */
export function chunksOf(segments: readonly OpenSegment[]): OpenSegment[][] {
  const chunks: OpenSegment[][] = []
  let characters = 0
  for (const segment of segments) {
    const last = chunks.at(-1)
    const { length } = segment.template.text
    if (last && characters + length <= MAX_CHARACTERS && last.length < MAX_SEGMENTS) last.push(segment)
    else {
      chunks.push([segment])
      characters = 0
    }
    characters += length
  }
  return chunks
}
