import { useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useState } from 'react'

/** A form as it was when its document was opened in its language; the key names both. */
export type OpenedForm = { key: string; state: FormState }

/** The form as it was opened, anew for each document and language. */
export function useOpenedForm(): OpenedForm {
  const { id } = useDocumentInfo()
  const { code } = useLocale()
  const { getFields } = useForm()
  const key = `${id} ${code}`
  const [opened, setOpened] = useState<OpenedForm>(() => ({ key, state: getFields() }))
  if (opened.key === key) return opened
  const next = { key, state: getFields() }
  setOpened(next)
  return next
}
