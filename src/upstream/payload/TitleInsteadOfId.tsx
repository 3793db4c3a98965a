/**
 * Defect: the heading and the breadcrumb of a document without a title show its id, and those of a collection without a
 * title field always do. That of a new document is “[Untitled]”.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: TitleInsteadOfId.test.ts "Payload shows the id of a document without a title" fails
 */
'use client'

import { useDocumentInfo, useDocumentTitle, useStepNav, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'

const RETRY_MS = 50

/** In a form: gives a new document, or one without a title, a name. Styles hide the id until then. */
export function TitleInsteadOfId({ title }: { title: string }): null {
  const { id } = useDocumentInfo()
  const { title: shown, setDocumentTitle } = useDocumentTitle()
  const { stepNav, setStepNav } = useStepNav()
  const { t } = useTranslation()
  const absent = id ? String(id) : `[${t('general:untitled')}]`
  useEffect(() => {
    if (shown !== absent) return undefined
    // Payload sets the id in an effect of its own, which can undo this one without a new render.
    const timer = setInterval(() => setDocumentTitle(title), RETRY_MS)
    return () => clearInterval(timer)
  }, [absent, setDocumentTitle, shown, title])
  useEffect(() => {
    if (id && stepNav.some(({ label }) => label === String(id)))
      setStepNav(stepNav.map((step) => (step.label === String(id) ? { ...step, label: title } : step)))
  }, [id, setStepNav, stepNav, title])
  return null
}
