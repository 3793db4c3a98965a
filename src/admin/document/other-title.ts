import type { I18nClient } from '@payloadcms/translations'
import type { Payload } from 'payload'

import type { Languages } from '@/src/features/dashboard/server/read-languages'
import { LOCALES } from '@/src/lib/constants'
import { hasRowFacts, rowFacts } from '../lists/row-facts'
import { untitledName } from './untitled-name'

/** The title in the first language that has one, with the mark of that language; null when none has. */
function titleOfLanguage(languages: Languages): string | null {
  const locale = LOCALES.find((one) => languages[one].title)
  return locale ? `${languages[locale].title} (${locale.toUpperCase()})` : null
}

type Args = { payload: Payload; i18n: I18nClient; collectionSlug: string; id: string }

/** What a document is called that has no title in the edited language. The caller has checked access. */
export async function otherTitle({ payload, i18n, collectionSlug, id }: Args): Promise<string> {
  const other = hasRowFacts(collectionSlug)
    ? titleOfLanguage((await rowFacts(payload, collectionSlug, id)).languages)
    : null
  return other ?? untitledName({ payload, i18n }, collectionSlug)
}
