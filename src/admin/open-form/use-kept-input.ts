import { useAllFormFields, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef } from 'react'

import type { Version } from './use-followed-saves'

type Given = FormState | false | undefined

/**
 * Keeps what is in the form when the page is loaded again under it: Payload’s form takes the state that comes with it, though
 * something is typed, and though it may be older than the last automatic save.
 */
export function useKeptInput({ current, adopt }: Version): void {
  const { initialData, initialState, isInitializing, setData } = useDocumentInfo()
  const { dispatchFields } = useForm()
  const [fields] = useAllFormFields()
  const modified = useFormModified()
  const given: Given = !isInitializing && initialState
  const taken = useRef<Given>(given)

  useEffect(() => {
    if (given === taken.current) return
    taken.current = given
    if (!given) return
    const saved = current()
    const isOlder = String(initialData?.updatedAt ?? '') < (saved?.updatedAt ?? '')
    if (modified || isOlder) {
      // The effects of the form, which replace its state, run after those of what is in it.
      queueMicrotask(() => {
        dispatchFields({ type: 'REPLACE_STATE', optimize: false, state: fields })
        if (saved) setData(saved)
      })
    } else if (initialData) adopt(initialData)
  })
}
