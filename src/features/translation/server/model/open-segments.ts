import type { Pair } from '@/src/database/translations/store'
import { pairSegments } from '../../rules/field-segments'
import { plainWords } from '../../rules/marked-text'
import { type OpenSegment, type Overwrite, roomOf } from '../../rules/model/open-segment'
import type { Context } from '../../rules/model/prompt'
import { type PairedText, segmentId } from '../read-translation'

const STATES: Record<Overwrite, readonly PairedText['view']['state'][]> = {
  missing: ['missing'],
  outdated: ['missing', 'outdated'],
  all: ['missing', 'outdated', 'unreviewed', 'reviewed', 'current'],
}

/** The segments of a text. Of one that is missing, only those without words: what a person wrote stays. */
export function segmentsOf(
  { text, view }: PairedText,
  { from, to }: Pair,
  onlyEmpty = view.state === 'missing',
): OpenSegment[] {
  return pairSegments(text, text.values[from], text.values[to])
    .filter(({ target }) => !onlyEmpty || target === '')
    .map(({ id, target, template }) => ({
      ...{ id: segmentId(text.path, id), field: text, template, current: target },
      place: [...view.place, view.label].join(' · '),
      room: roomOf(text.path, template.text, text.maxLength),
    }))
}

type Selection = { overwrite: Overwrite; fields?: readonly string[] | undefined }

/** The segments to translate of a document, and the rest of it as context. `fields` are paths; all when absent. */
export function openSegments(
  texts: readonly PairedText[],
  pair: Pair,
  { overwrite, fields }: Selection,
): { segments: OpenSegment[]; context: Context[] } {
  const isOpen = ({ view }: PairedText) =>
    STATES[overwrite].includes(view.state) && (fields?.includes(view.path) ?? true)
  const segments = texts.filter(isOpen).flatMap((text) => segmentsOf(text, pair))
  const context = texts
    .filter((text) => !isOpen(text))
    .map(({ view }) => ({
      place: [...view.place, view.label].join(' · '),
      source: view.segments.map(({ source }) => plain(view, source)).join('\n'),
      translation: view.segments.map(({ target }) => plain(view, target)).join('\n'),
    }))
  return { segments, context }
}

const plain = ({ kind }: PairedText['view'], text: string): string =>
  kind === 'rich' ? plainWords(text) : text
