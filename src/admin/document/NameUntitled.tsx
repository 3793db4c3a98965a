'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'

import { textIn } from '@/src/i18n/locale-texts'
import { TitleInsteadOfId } from '@/src/upstream/payload/TitleInsteadOfId'
import { untitled } from './texts'

function useUntitled(): string {
  const { collectionSlug = '' } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const collection = getEntityConfig({ collectionSlug })
  const singular = collection ? getTranslation(collection.labels.singular, i18n) : ''
  const titled = collection?.admin.useAsTitle && collection.admin.useAsTitle !== 'id'
  return titled ? textIn(untitled(singular), i18n.language) : singular
}

/** In a form: what a document without a title is called. */
export function NameUntitled() {
  return <TitleInsteadOfId title={useUntitled()} />
}
