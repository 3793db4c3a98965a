/**
 * Defect: an answer to what was sent before a new row was rendered adds its fields once more, empty, over what was typed
 * in them since. On a slow machine the first letters of a new block were lost.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: added-fields.test.ts "Payload takes what was typed in a new row back when an older answer has the row too" fails
 */
'use client'

import { ServerFunctionsProvider, useDocumentInfo, useForm, useServerFunctions } from '@payloadcms/ui'
import type { BuildFormStateArgs, FormState, ServerFunctionClient } from 'payload'
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react'

import { keepTypedValues } from './added-fields'

type Form = { collectionSlug?: string; globalSlug?: string; id?: number | string }
type ReadFields = () => FormState

const nameOf = ({ collectionSlug = '', globalSlug = '', id = '' }: Form): string =>
  [collectionSlug, globalSlug, id].join('/')

const OpenForms = createContext<Map<string, ReadFields>>(new Map())

/** Every answer about an open form leaves what was typed in it. */
export function AddedFields({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions()
  const [forms] = useState(() => new Map<string, ReadFields>())
  const keeping = useCallback<ServerFunctionClient>(
    async (call) => {
      const result = await serverFunction(call)
      if (call.name !== 'form-state') return result
      const now = forms.get(nameOf(call.args as unknown as BuildFormStateArgs))?.()
      const answer = (result ?? {}) as { state?: FormState | null }
      return now && answer.state ? { ...answer, state: keepTypedValues(answer.state, now) } : result
    },
    [forms, serverFunction],
  )
  return (
    <OpenForms value={forms}>
      <ServerFunctionsProvider serverFunction={keeping}>{children}</ServerFunctionsProvider>
    </OpenForms>
  )
}

/** Lets answers about this form leave what was typed in it. */
export function useTypedFields(): void {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const { getFields } = useForm()
  const forms = use(OpenForms)
  const name = nameOf({ collectionSlug, globalSlug, id })
  useEffect(() => {
    forms.set(name, getFields)
    return () => {
      if (forms.get(name) === getFields) forms.delete(name)
    }
  }, [forms, getFields, name])
}
