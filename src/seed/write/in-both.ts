import { withRowIds } from '@/src/lib/row-ids'
import { inLanguage, type Lookup } from '@/blocks/resolve'

type Stored = { id: string }

/** Creates a document in Dutch and writes the English texts onto its rows. */
export async function inBoth<T extends Stored>(
  draft: unknown,
  lookup: Lookup,
  write: { create: (data: T) => Promise<T>; update: (id: string, data: T) => Promise<T> },
): Promise<void> {
  // A resolved draft has the shape of the document: `Draft` was derived from its type.
  const stored = await write.create(inLanguage(draft, 'nl', lookup) as T)
  await write.update(stored.id, withRowIds(inLanguage(draft, 'en', lookup), stored) as T)
}
