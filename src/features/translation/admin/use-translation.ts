'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { HttpError } from '@/src/platform/http/http-error'
import { type Body, type Loaded, readTranslation, saveTranslation, type Subject } from './read-translation'
import type { TranslationTexts } from './texts'

type Errors = { path: string; message: string }[]

async function errorsOf(error: unknown): Promise<Errors> {
  if (!(error instanceof HttpError)) return []
  const { problemOf } = await import('@/src/api-client/problem')
  return problemOf(error)?.errors ?? []
}

/** The messages of rejected segments, by the ids of the segments. */
const bySegment = (errors: Errors, { segments }: Body): Record<string, string> =>
  Object.fromEntries(
    errors.flatMap(({ path, message }) => {
      const at = /^segments\.(\d+)\.text$/.exec(path)?.[1]
      const id = at === undefined ? undefined : segments[Number(at)]?.id
      return id === undefined ? [] : [[id, message]]
    }),
  )

/** The stored translation, read again by `reload`. */
function useLoaded({ collection, id, tenant, from, to }: Subject) {
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null)
  const [reads, setReads] = useState(0)
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const found = await readTranslation({ collection, id, tenant, from, to }).catch(() => 'failed' as const)
      if (isCurrent) setLoaded(found)
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [collection, id, tenant, from, to, reads])
  return { loaded, setLoaded, reload: () => setReads((count) => count + 1) }
}

/** A translation as it is stored, what was typed since by the ids of segments, and what is wrong with that. */
export function useTranslation(subject: Subject, texts: TranslationTexts) {
  const { loaded, setLoaded, reload } = useLoaded(subject)
  const [edits, setEdits] = useState<Record<string, string>>({})
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)

  const fail = async (error: unknown, body: Body) => {
    if (error instanceof HttpError && error.status === 412) {
      toast.warning(texts.stale)
      return reload()
    }
    const errors = await errorsOf(error)
    setProblems(bySegment(errors, body))
    const [first] = errors
    const isNamed = Object.keys(bySegment(errors, body)).length > 0
    toast.error(isNamed ? texts.rejected : first ? `${texts.notSaved} ${first.message}` : texts.notSaved)
  }
  const put = async (body: Body) => {
    if (busy || loaded === null || loaded === 'failed') return
    setBusy(true)
    try {
      setLoaded(await saveTranslation(subject, body, loaded.etag))
      const sent = new Map(body.segments.map((segment) => [segment.id, segment.text]))
      // What was typed while the answer was on its way stays.
      setEdits((now) =>
        Object.fromEntries(Object.entries(now).filter(([key, text]) => sent.get(key) !== text)),
      )
      setProblems({})
      toast.success(texts.saved)
    } catch (error) {
      await fail(error, body)
    }
    setBusy(false)
  }
  /** @param stored what is no edit; null for a proposal, which always is one */
  const edit = (segment: string, text: string, stored: string | null) => {
    setEdits(({ [segment]: _before, ...others }) =>
      text === stored ? others : { ...others, [segment]: text },
    )
    setProblems(({ [segment]: _solved, ...others }) => others)
  }
  const save = (settled: string[] = []) =>
    put({ segments: Object.entries(edits).map(([segment, text]) => ({ id: segment, text })), settled })
  return { loaded, reload, edits, edit, problems, save, busy }
}
