'use client'

import { PopupList, useDocumentInfo, useModal, useTranslation } from '@payloadcms/ui'

import { toLocale } from '@/src/i18n/locale-texts'
import { SHARE_TITLE, shareSlug } from './drawer'

/** In the menu of a form: shares its preview by a link. */
export function ShareItem() {
  const { id, hasSavePermission } = useDocumentInfo()
  const { openModal } = useModal()
  const title = SHARE_TITLE[toLocale(useTranslation().i18n.language)]
  if (!id || !hasSavePermission) return null
  return <PopupList.Button onClick={() => openModal(shareSlug(String(id)))}>{title}</PopupList.Button>
}
