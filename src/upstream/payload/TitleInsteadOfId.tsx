/**
 * Defect: the heading and the breadcrumb of a document without a title show its id, and those of a collection without a
 * title field always do.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: TitleInsteadOfId.test.ts "Payload shows the id of a document without a title" fails
 */
'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useDocumentInfo, useDocumentTitle, useStepNav, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'

import { untitled } from '@/src/admin/document/texts'
import { textIn } from '@/src/i18n/locale-texts'

const RETRY_MS = 50

function useUntitled(): string {
  const { collectionSlug = '' } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const collection = getEntityConfig({ collectionSlug })
  const singular = collection ? getTranslation(collection.labels.singular, i18n) : ''
  const titled = collection?.admin.useAsTitle && collection.admin.useAsTitle !== 'id'
  return titled ? textIn(untitled(singular), i18n.language) : singular
}

/** In a form: gives a document without a title a name. Styles hide the id until then. */
export function TitleInsteadOfId(): null {
  const { id } = useDocumentInfo()
  const { title: shown, setDocumentTitle } = useDocumentTitle()
  const { stepNav, setStepNav } = useStepNav()
  const title = useUntitled()
  useEffect(() => {
    if (!id || shown !== String(id)) return undefined
    // Payload sets the id in an effect of its own, which can undo this one without a new render.
    const timer = setInterval(() => setDocumentTitle(title), RETRY_MS)
    return () => clearInterval(timer)
  }, [id, setDocumentTitle, shown, title])
  useEffect(() => {
    if (id && stepNav.some(({ label }) => label === String(id)))
      setStepNav(stepNav.map((step) => (step.label === String(id) ? { ...step, label: title } : step)))
  }, [id, setStepNav, stepNav, title])
  return null
}
