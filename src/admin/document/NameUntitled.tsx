'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'

import type { Collection } from '@/collections/registry'
import { textIn } from '@/src/i18n/locale-texts'
import { TitleInsteadOfId } from '@/src/upstream/payload/TitleInsteadOfId'
import { NEW_DOCUMENT_HEADINGS, untitled } from './texts'
import { useTabTitle } from './use-tab-title'

/** What the document of a form is called while it has no title, and what its kind is called. */
function useNames(): { name: string; singular: string } {
  const { id, collectionSlug = '' } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const collection = getEntityConfig({ collectionSlug })
  const singular = collection ? getTranslation(collection.labels.singular, i18n) : ''
  const heading = NEW_DOCUMENT_HEADINGS[collectionSlug as Collection]
  if (!id) return { name: heading ? textIn(heading, i18n.language) : singular, singular }
  const titled = collection?.admin.useAsTitle && collection.admin.useAsTitle !== 'id'
  return { name: titled ? textIn(untitled(singular), i18n.language) : singular, singular }
}

/** In a form: names a document without a title, and the tab of the browser by the document. */
export function NameUntitled() {
  const { name, singular } = useNames()
  useTabTitle(singular)
  return <TitleInsteadOfId title={name} />
}
