import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'

import { type Fingerprint, fingerprintOf } from '@/src/database/translations/fingerprint'
import { findSource, readDocument, readMade } from '@/src/database/translations/read'
import { type Pair, textsOf } from '@/src/database/translations/store'
import { type ChangedWords, changedWords } from '../rules/changed-words'
import type { DocumentText, Step, TextKind } from '../rules/document-texts'
import { isPartial, pairSegments } from '../rules/field-segments'
import type { TagKind } from '../rules/segment'
import type { Made, TranslatedCollection, TranslationState } from '../rules/translated'

export type SegmentView = {
  id: string
  source: string
  target: string
  tags: { number: number; kind: TagKind; text: string }[]
}

/** A text of a document in two languages. `change`: of the source since the translation was made, when that is outdated. */
export type FieldView = {
  path: string
  kind: TextKind
  label: string
  place: string[]
  state: TranslationState
  required: boolean
  maxLength: number | null
  change: ChangedWords[] | null
  segments: SegmentView[]
}

type Prints = { source: Fingerprint; target: Fingerprint | null; isPartial: boolean }

function stateOf({ source, target, isPartial: partial }: Prints, made: Made | undefined): TranslationState {
  if (!target || partial) return 'missing'
  if (made && made.source !== source.hash) return 'outdated'
  if (made?.maker === 'model') return 'unreviewed'
  return made?.maker === 'reviewed' ? 'reviewed' : 'current'
}

const SEPARATOR = '#'

/** The id of a segment in its document. */
export const segmentId = (path: string, id: string): string => (id === '' ? path : `${path}${SEPARATOR}${id}`)

export function splitSegmentId(id: string): { path: string; own: string } {
  const at = id.indexOf(SEPARATOR)
  return at < 0 ? { path: id, own: '' } : { path: id.slice(0, at), own: id.slice(at + 1) }
}

const viewStep =
  ({ i18n }: PayloadRequest) =>
  ({ label, row }: Step): string => {
    const text = getTranslation(label, i18n)
    return row === null ? text : `${text} ${row}`
  }

function viewField(
  req: PayloadRequest,
  text: DocumentText,
  { from, to }: Pair,
  made: Made | undefined,
): FieldView | null {
  const source = fingerprintOf(text, from)
  if (!source || !text.meantFor.includes(to)) return null
  const [own, other] = [text.values[from], text.values[to]]
  const state = stateOf(
    { source, target: fingerprintOf(text, to), isPartial: isPartial(text, own, other) },
    made,
  )
  return {
    ...{ path: text.path, kind: text.kind, label: getTranslation(text.label, req.i18n), state },
    ...{ place: text.steps.map(viewStep(req)), required: text.isRequired, maxLength: text.maxLength },
    change: made && state === 'outdated' ? changedWords(made.words, source.words, from) : null,
    segments: pairSegments(text, own, other).map(({ id, source: segment, target }) => ({
      id: segmentId(text.path, id),
      source: segment.text,
      target,
      tags: segment.tags.map(({ number, kind, text: shown }) => ({ number, kind, text: shown })),
    })),
  }
}

/** The texts of the newest draft of a document, as stored in all languages. */
export async function readTexts(
  req: PayloadRequest,
  collection: TranslatedCollection,
  id: string,
): Promise<DocumentText[]> {
  const source = await findSource(req, collection, id)
  const data = source && (await readDocument(req, source))
  return data ? textsOf(req.payload, collection, data) : []
}

/** A text of a document with what is shown of it. */
export type PairedText = { text: DocumentText; view: FieldView }

/**
 * The texts of a document in two languages, in the order of its form.
 * @param document one that the account may read
 */
export async function readPaired(
  req: PayloadRequest,
  { collection, id }: { collection: TranslatedCollection; id: string },
  pair: Pair,
): Promise<PairedText[]> {
  const [texts, made] = [await readTexts(req, collection, id), await readMade(req, id, pair)]
  return texts.flatMap((text) => {
    const view = viewField(req, text, pair, made[text.path])
    return view ? [{ text, view }] : []
  })
}

/** The texts of a document side by side. @param document one that the account may read */
export const readTranslation = async (
  req: PayloadRequest,
  document: { collection: TranslatedCollection; id: string },
  pair: Pair,
): Promise<FieldView[]> => (await readPaired(req, document, pair)).map(({ view }) => view)
