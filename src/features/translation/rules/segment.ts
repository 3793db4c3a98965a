/** What a tag of a segment stands for. */
export type TagKind = 'format' | 'link' | 'code' | 'break' | 'object'

export type Node = Record<string, unknown>

/** `node` is what the tag stands for; `parent` the tag around it; `text` what a person is shown of it. */
export type Tag = { number: number; kind: TagKind; node: Node; parent: number | null; text: string }

/** A piece of text that is translated as one: a field, or a paragraph, heading or list item of rich text. */
export type Segment = { id: string; text: string; tags: readonly Tag[] }

export const SEGMENT_PROBLEMS = [
  'empty',
  'structure',
  'markup',
  'tags',
  'characters',
  'lines',
  'tooLong',
  'placeholders',
  'links',
  'numbers',
  'terms',
  'language',
] as const

/** Why an answer cannot take the place of a segment. */
export type SegmentProblem = (typeof SEGMENT_PROBLEMS)[number]
