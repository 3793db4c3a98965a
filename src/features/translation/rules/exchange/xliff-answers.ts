import { writable } from '@/src/lib/xml'
import { parseMarked, wordsOf } from '../marked-text'
import { toMarked } from '../memory'
import type { SegmentProblem } from '../segment'
import type { TranslationState } from '../translated'
import type { TextKind } from '../document-texts'

/** A unit of a file, with the marked text of its source and target. */
type Unit = { name: string; source: string | null; target: string | null; state: string }
type Field = {
  path: string
  kind: TextKind
  state: TranslationState
  segments: readonly { id: string; source: string; target: string }[]
}

export type Refused = { id: string; problem: SegmentProblem | 'unknown' | 'sourceChanged' | 'incomplete' }

/** What a file translates: new texts, texts that it confirms, and units that cannot be taken. */
export type XliffAnswers = {
  answers: { id: string; text: string }[]
  confirmed: Set<string>
  refused: Refused[]
}

/** Line breaks are written as they are, and other characters without those that XML has no way to write. */
const comparable = (text: string): string => writable(text).replaceAll(/\r\n?/g, '\n')

/** A target as text of its field; null for tags where there are none. */
function textFor({ kind }: Field, target: string): string | null {
  if (kind === 'rich') return target
  const parts = parseMarked(target)
  return parts?.every((part) => 'text' in part) ? wordsOf(parts) : null
}

/** Compares the units of a file with the document as it is now. */
export function xliffAnswers(units: readonly Unit[], fields: readonly Field[]): XliffAnswers {
  const segments = new Map(
    fields.flatMap((field) => field.segments.map((segment) => [segment.id, { field, segment }])),
  )
  const found: XliffAnswers = { answers: [], confirmed: new Set(), refused: [] }
  const refuse = (id: string, problem: Refused['problem']) => found.refused.push({ id, problem })
  for (const { name, source, target, state } of units) {
    const known = segments.get(name)
    // Nothing was translated there.
    if (target === '' || state === 'initial') continue
    if (!known) refuse(name, 'unknown')
    else if (
      source === null ||
      comparable(source) !== comparable(toMarked(known.field, known.segment.source))
    )
      refuse(name, 'sourceChanged')
    else if (target === null) refuse(name, 'tags')
    else {
      const text = textFor(known.field, target)
      if (text === null) refuse(name, 'markup')
      else if (comparable(text) === comparable(known.segment.target)) found.confirmed.add(name)
      else found.answers.push({ id: name, text })
    }
  }
  return found
}

/** Fields that wait for a person, of which a file confirms every segment as it is. */
export const confirmedFields = (fields: readonly Field[], confirmed: ReadonlySet<string>): string[] =>
  fields
    .filter(({ state, segments }) => state !== 'missing' && segments.every(({ id }) => confirmed.has(id)))
    .map(({ path }) => path)
