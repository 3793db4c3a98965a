import type { PayloadRequest } from 'payload'

import type { Pair } from '@/src/database/translations/store'
import { pairSegments } from '../../rules/field-segments'
import type { MemoryMatch, Sought } from '../../rules/memory'
import type { TranslatedCollection } from '../../rules/translated'
import { type PairedText, readPaired, segmentId } from '../read-translation'
import { proposeFromMemory } from './from-memory'

type Open = { sought: Sought; target: string }

/** The segments of a text to translate: all of an outdated one, and of one that is missing those without words. */
function openSegments({ text, view }: PairedText, { from, to }: Pair): Open[] {
  if (view.state !== 'missing' && view.state !== 'outdated') return []
  return pairSegments(text, text.values[from], text.values[to])
    .filter(({ target }) => view.state === 'outdated' || target === '')
    .map(({ id, template, target }) => ({
      sought: { id: segmentId(text.path, id), field: text, template },
      target,
    }))
}

/**
 * What memory proposes for the texts of a document that are missing or outdated, other than what is there.
 * @param document one that the account may read
 */
export async function proposeForDocument(
  req: PayloadRequest,
  document: { collection: TranslatedCollection; id: string },
  { tenant, ...pair }: Pair & { tenant: string },
): Promise<MemoryMatch[]> {
  const open = (await readPaired(req, document, pair)).flatMap((text) => openSegments(text, pair))
  const targets = new Map(open.map(({ sought, target }) => [sought.id, target]))
  const found = await proposeFromMemory(
    open.map(({ sought }) => sought),
    { tenant, ...pair, req },
  )
  return found.filter(({ id, text }) => text !== targets.get(id))
}
