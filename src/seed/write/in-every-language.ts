import { LOCALES, type Locale } from '@/src/lib/constants'
import { withRowIds } from '@/src/lib/row-ids'
import { inLanguage, type Lookup } from '@/blocks/resolve'

type Stored = { id: string }
type Write<T> = {
  create: (data: T, locale: Locale) => Promise<T>
  update: (id: string, data: T, locale: Locale) => Promise<T>
}

/** The first locale creates the rows, the others update them. */
export const [FIRST, ...OTHERS] = LOCALES

/** Creates a document in the first locale and updates its rows with the texts of the others. */
export async function inEveryLanguage<T extends Stored>(
  draft: unknown,
  lookup: Lookup,
  write: Write<T>,
): Promise<void> {
  // A resolved draft has the shape of the document: `Draft` was derived from its type.
  const stored = await write.create(inLanguage(draft, FIRST, lookup) as T, FIRST)
  for (const locale of OTHERS)
    await write.update(stored.id, withRowIds(inLanguage(draft, locale, lookup), stored) as T, locale)
}
