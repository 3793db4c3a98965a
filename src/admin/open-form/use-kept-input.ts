import { useAllFormFields, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useEffectEvent, useRef } from 'react'

import type { Saved } from '@/src/upstream/payload/stale-saves/conditional-saves'
import type { Version } from './use-followed-saves'
import { withTyped } from './with-typed'

type Given = FormState | false | undefined

/**
 * Keeps what is in the form when the page is loaded again under it: Payload’s form takes the state that comes with it, though
 * something is typed, and though it may be older than the last automatic save. What is typed while a newer version is loaded
 * stays in it.
 */
export function useKeptInput({ current, adopt, isNewest }: Version): void {
  const { initialData, initialState, isInitializing, setData } = useDocumentInfo()
  const { dispatchFields } = useForm()
  const [fields] = useAllFormFields()
  const modified = useFormModified()
  const given: Given = !isInitializing && initialState
  const taken = useRef<Given>(given)
  /** The fields as they were before something was typed. */
  const untyped = useRef<FormState>(fields)

  const show = (state: FormState, data: Saved | null) => {
    dispatchFields({ type: 'REPLACE_STATE', optimize: false, state })
    if (data) setData(data)
  }
  const take = useEffectEvent((state: FormState, data: Saved) => {
    // Something may have been typed, or loaded, meanwhile.
    if (modified || taken.current !== state) return
    show(state, data)
    adopt(data)
  })
  useEffect(() => {
    if (!modified) untyped.current = fields
    if (given === taken.current) return
    taken.current = given
    if (!given) return
    const saved = current()
    const read: Saved | undefined = initialData
    const isOlder = String(read?.updatedAt ?? '') < (saved?.updatedAt ?? '')
    if (!modified && !isOlder) {
      if (read) adopt(read)
      return
    }
    const merged = modified && !isOlder && read ? withTyped(untyped.current, fields, given) : null
    if (merged && read) {
      untyped.current = given
      adopt(read)
    }
    // The effects of the form, which replace its state, run after those of what is in it.
    queueMicrotask(() => show(merged ?? fields, merged && read ? read : saved))
    // What was published is older than a draft that was undone. Without an answer the form stays as it is.
    if (read && !modified)
      void isNewest(read).then(
        (is) => is && take(given, read),
        () => undefined,
      )
  })
}
