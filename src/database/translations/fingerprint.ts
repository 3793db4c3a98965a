import { createHash } from 'node:crypto'

import type { DocumentText } from '@/src/features/translation/rules/document-texts'
import { fieldSegments, fieldWords } from '@/src/features/translation/rules/field-segments'
import type { Segment, Tag } from '@/src/features/translation/rules/segment'
import { isRecord } from '@/src/lib/is-record'
import type { Locale } from '@/src/lib/constants'

/** What a text says in one language: a hash that changes with its words, marks and links; and its words. */
export type Fingerprint = { hash: string; words: string }

function targetOfLink({ kind, node, text }: Tag): unknown {
  const { doc } = isRecord(node.fields) ? node.fields : {}
  return kind === 'link' && isRecord(doc) ? doc.value : text
}

const essence = ({ text, tags }: Segment): unknown => [text, tags.map(targetOfLink)]

/** Null for a text without words. */
export function fingerprintOf(text: DocumentText, locale: Locale): Fingerprint | null {
  const value = text.values[locale]
  const segments = fieldSegments(text, value)
  if (segments.length === 0) return null
  const hash = createHash('sha256').update(JSON.stringify(segments.map(essence)))
  return { hash: hash.digest('base64url').slice(0, 22), words: fieldWords(text, value) }
}
