import type { PayloadRequest } from 'payload'

import type { Locale } from '@/src/lib/constants'
import { withTexts } from '../rules/document-texts'
import type { TranslatedCollection } from '../rules/translated'

/** In the context of a request that saves translations: it tells memory itself, and knows who made them. */
const SAVING = 'savesTranslation'

export const isSavingTranslation = ({ context }: PayloadRequest): boolean => context[SAVING] === true

type Target = { collection: TranslatedCollection; id: string; to: Locale }

/**
 * Saves texts in the language of the translation as the account of the request, as a draft where there are drafts.
 * @param doc the document as read in that language
 */
export async function saveTexts(
  req: PayloadRequest,
  { collection, id, to }: Target,
  doc: object,
  values: ReadonlyMap<string, unknown>,
): Promise<void> {
  const drafts = Boolean(req.payload.collections[collection].config.versions?.drafts)
  const names = new Set([...values.keys()].map((path) => path.split('.')[0] ?? ''))
  const changed = withTexts({ ...doc }, values)
  const data = Object.fromEntries([...names].map((name) => [name, changed[name]]))
  await req.payload.update({
    ...{ collection: collection as 'pages', id, locale: to, draft: drafts, depth: 0, req },
    // The values come from the fields of the config; the slug is a variable here.
    data: { ...data, ...(drafts && { _status: 'draft' }) } as never,
    ...{ context: { [SAVING]: true }, user: req.user, overrideAccess: false },
  })
}
