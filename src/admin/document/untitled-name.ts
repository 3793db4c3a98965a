import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { Payload } from 'payload'

import { isPersonal } from '@/collections/registry'
import { textIn } from '@/src/i18n/locale-texts'
import { untitled } from './texts'

type Reader = { payload: Payload; i18n: I18nClient }

/** What a document is called without its title: its kind alone where it has none to show. */
export function untitledName({ payload, i18n }: Reader, slug: string): string {
  const collection = payload.config.collections.find((one) => one.slug === slug)
  const singular = getTranslation(collection?.labels.singular ?? slug, i18n)
  const field = collection?.admin.useAsTitle
  return !field || field === 'id' || isPersonal(slug) ? singular : textIn(untitled(singular), i18n.language)
}
