import type { I18nClient } from '@payloadcms/translations'
import type { Payload } from 'payload'

import type { Languages } from '@/src/features/dashboard/server/read-languages'
import { LOCALES } from '@/src/lib/constants'
import { languagesOf } from '../lists/languages-of'
import { untitledName } from './untitled-name'

/** Collections whose titles are per language. */
const TITLED_PER_LANGUAGE: readonly string[] = ['pages', 'posts']

/** The title in the first language that has one, with the mark of that language; null when none has. */
function titleOfLanguage(languages: Languages): string | null {
  const locale = LOCALES.find((one) => languages[one].title)
  return locale ? `${languages[locale].title} (${locale.toUpperCase()})` : null
}

type Args = { payload: Payload; i18n: I18nClient; collectionSlug: string; id: string }

/** What a document is called that has no title in the edited language. The caller has checked access. */
export async function otherTitle({ payload, i18n, collectionSlug, id }: Args): Promise<string> {
  const other = TITLED_PER_LANGUAGE.includes(collectionSlug)
    ? titleOfLanguage(await languagesOf(payload, collectionSlug, { id }))
    : null
  return other ?? untitledName({ payload, i18n }, collectionSlug)
}
