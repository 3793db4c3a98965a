'use client'

import { toast } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'

import { refusalOf } from '@/src/admin/dialog/dialog-errors'
import type { Refusal } from '@/src/admin/dialog/Dialog'
import { problemOf } from '@/src/api-client/problem'
import { HttpError } from '@/src/platform/http/http-error'
import { checkRelease, type Problem, readRelease, type Release } from './release-calls'
import type { ReleaseTexts } from './texts'

/** What an error says about each document of a release: its paths are `items.<id>.<field>`. */
function problemsIn(error: unknown): Problem[] {
  const problem = error instanceof HttpError ? problemOf(error) : null
  return (problem?.errors ?? []).flatMap(({ path, message }) => {
    const [root, item, ...field] = path.split('.')
    return root === 'items' && item ? [{ item, field: field.join('.') || null, message }] : []
  })
}

/** A release, and what can be done to it; `problems` is what keeps it from being published, null until that is known. */
export function useRelease(tenant: string, id: string, texts: ReleaseTexts) {
  const [release, setRelease] = useState<Release | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [problems, setProblems] = useState<Problem[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const load = useCallback(
    () => readRelease(tenant, id).then(setRelease, () => setFailed(true)),
    [tenant, id],
  )
  useEffect(() => void load(), [load])

  /** @returns why it was not done; null when it was */
  const run = async (work: () => Promise<unknown>, done: string): Promise<Refusal | null> => {
    setBusy(true)
    setProblems(null)
    try {
      await work()
      await load()
      toast.success(done)
      return null
    } catch (error) {
      const found = problemsIn(error)
      await load()
      if (found.length === 0) return refusalOf(error, ['at', 'name'], texts.failed)
      setProblems(found)
      return null
    } finally {
      setBusy(false)
    }
  }

  /** As `run`, for what asks for nothing: what is wrong is said at once. */
  const act = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    const refusal = await run(work, done)
    if (refusal) toast.error('message' in refusal ? refusal.message : texts.failed)
  }
  /** Asks what keeps the release from being published. */
  const check = async (): Promise<void> => {
    setBusy(true)
    try {
      setProblems(await checkRelease(tenant, id))
    } catch {
      toast.error(texts.failed)
    } finally {
      setBusy(false)
    }
  }
  return { release, hasFailed, problems, isBusy, run, act, check }
}

export type ReleaseState = ReturnType<typeof useRelease>
