/**
 * Defect: what the server answers to an automatic save replaces what is typed meanwhile, except in the field that changed last.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: index.test.ts "Payload keeps only the last of the fields that change during a save" fails
 */
'use client'

import { useAllFormFields, useFormBackgroundProcessing } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useLayoutEffect, useRef } from 'react'

import { useTypedFields } from './AddedFields'
import { changedSince } from './changed-since'

/** In a form that is saved automatically: nothing that is typed during a save is lost. */
export function ChangesWhileSaving() {
  const [state, dispatchFields] = useAllFormFields()
  useTypedFields()
  const isSaving = useFormBackgroundProcessing()
  const latest = useRef<FormState>(state)
  const sent = useRef<FormState | null>(null)
  // These are whole fields: later, they would take back what was typed since.
  useLayoutEffect(() => {
    // The save began before what came with the news of it.
    sent.current = isSaving ? (sent.current ?? latest.current) : null
    latest.current = state
    if (!sent.current) return
    const changed = changedSince(sent.current, state)
    if (Object.keys(changed).length > 0) dispatchFields({ type: 'UPDATE_MANY', formState: changed })
  }, [dispatchFields, isSaving, state])
  return null
}
