/**
 * Defect: what the server rejected a save for counts as valid again as soon as the form is checked, within a second: its
 * message disappears, although nothing was changed. Only what the form itself can check stays. And a row that is added after it is
 * invalid before anybody could fill it in, while the list keeps the message that it has no rows.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: index.test.ts "Payload takes what a check did not find invalid for valid" fails
 */
'use client'

import { ServerFunctionsProvider, useDocumentInfo, useForm, useServerFunctions } from '@payloadcms/ui'
import type { BuildFormStateArgs, FormState, ServerFunctionClient } from 'payload'
import { createContext, type ReactNode, use, useCallback, useEffect, useEffectEvent, useState } from 'react'

import { keepRejections, type Rejection, rowIdsOf, valuesOf, valueOf } from './kept-rejections'

type Form = { collectionSlug?: string; id?: number | string }

const nameOf = ({ collectionSlug = '', id = '' }: Form): string => `${collectionSlug}/${id}`

const Rejections = createContext<Map<string, Rejection>>(new Map())

/** Every check of a form on the server keeps what a save of it was rejected for. */
export function KeptRejections({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions()
  const [rejections] = useState(() => new Map<string, Rejection>())
  const keeping = useCallback<ServerFunctionClient>(
    async (call) => {
      const result = await serverFunction(call)
      if (call.name !== 'form-state') return result
      const args = call.args as unknown as BuildFormStateArgs
      const rejection = rejections.get(nameOf(args))
      const answer = (result ?? {}) as { state?: FormState | null }
      if (!rejection || !args.formState || !answer.state) return result
      const kept = keepRejections(rejection, args, answer.state)
      rejections.set(nameOf(args), kept.rejection)
      return { ...answer, state: kept.state }
    },
    [rejections, serverFunction],
  )
  return (
    <Rejections value={rejections}>
      <ServerFunctionsProvider serverFunction={keeping}>{children}</ServerFunctionsProvider>
    </Rejections>
  )
}

/** An answer of the server to a save that it rejects. */
type RejectedAnswer = { errors?: { data?: { errors?: { path: string; message: string }[] } }[] }

/**
 * Keeps what an answer to a save of this form rejects before the form itself has the answer: what a check that was sent
 * earlier answers may be merged before the rejection is rendered.
 */
export function useRecordRejection(): (answer: Response) => Promise<void> {
  const { collectionSlug, id } = useDocumentInfo()
  const { getFields } = useForm()
  const rejections = use(Rejections)
  const name = nameOf({ collectionSlug, id })
  return async (answer) => {
    if (answer.ok) return void rejections.delete(name)
    const { errors = [] } = (await answer.json().catch(() => ({}))) as RejectedAnswer
    const rejected = errors.flatMap(({ data }) => data?.errors ?? [])
    const state = getFields()
    const fields = rejected.map(({ path, message }) => ({ path, message, value: valueOf(state, path) }))
    if (fields.length > 0) rejections.set(name, { fields, values: valuesOf(state), rows: rowIdsOf(state) })
  }
}

/** Keeps the fields that a save of this form was rejected for, while it is (`isRejected`). */
export function useKeepRejection(
  isRejected: boolean,
  fields: readonly { path: string; message: string }[],
): void {
  const { collectionSlug, id } = useDocumentInfo()
  const { getFields } = useForm()
  const rejections = use(Rejections)
  const name = nameOf({ collectionSlug, id })
  const keep = useEffectEvent(() => {
    const kept = rejections.get(name)
    const before = kept?.fields ?? []
    const added = fields.filter(({ path }) => !before.some((one) => one.path === path))
    if (added.length === 0) return
    const state = getFields()
    const rejected = added.map(({ path, message }) => ({ path, message, value: valueOf(state, path) }))
    rejections.set(name, {
      fields: [...before, ...rejected],
      values: valuesOf(state),
      rows: kept?.rows ?? rowIdsOf(state),
    })
  })
  // The invalid fields may come in a later render than the rejection, as the form's state has listeners of its own.
  const found = JSON.stringify(fields)
  useEffect(() => {
    if (isRejected) keep()
  }, [found, isRejected])
  useEffect(
    () => (isRejected ? () => void rejections.delete(name) : undefined),
    [isRejected, name, rejections],
  )
}
