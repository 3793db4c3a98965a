import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import type { Conflict, Settled } from '@/src/upstream/payload/stale-saves/conditional-saves'
import { type Saver, lastSaver } from './last-saver'
import { type Merge, mergeSaves } from './merge-saves'
import { useMergeNotice } from './use-merge-notice'

/** What a save waits for: `merge` is null where there is nothing to choose from, as for a file. */
export type Question = {
  changed: readonly string[]
  merge: Merge | null
  saver: Saver
  answer: (settled: Settled | null) => void
}

const mergeOf = ({ base, mine, theirs, changed }: Conflict): Merge | null =>
  base && mine ? mergeSaves(base, mine, theirs, changed) : null

/** What is published is chosen by somebody who has seen it. */
const mayMerge = (merge: Merge | null, { mine }: Conflict): merge is Merge =>
  merge?.conflicts.length === 0 && mine?._status !== 'published'

/** The question that a save waits for, whether the last save was rejected, and whether somebody chose not to save. */
export function useConflict() {
  const { id, collectionSlug = '' } = useDocumentInfo()
  const { setModified } = useForm()
  const tell = useMergeNotice()
  const [question, setQuestion] = useState<Question | null>(null)
  const [isRejected, setRejected] = useState(false)
  const [isUnsaved, setUnsaved] = useState(false)
  const [isDiscarded, setDiscarded] = useState(false)
  // After the form has stopped asking whether to leave.
  useEffect(() => {
    if (isDiscarded) window.location.reload()
  }, [isDiscarded])

  const settle = async (conflict: Conflict): Promise<Settled | null> => {
    const merge = mergeOf(conflict)
    const saver = await lastSaver(collectionSlug, String(id))
    if (mayMerge(merge, conflict)) {
      tell(merge.taken, saver)
      return { merged: merge.merged }
    }
    return new Promise((resolve) => {
      const answer = (settled: Settled | null) => {
        setQuestion(null)
        setUnsaved(settled === null)
        resolve(settled)
      }
      setQuestion({ changed: conflict.changed, merge, saver, answer })
    })
  }
  const discard = () => {
    setModified(false)
    setDiscarded(true)
  }
  const onSave = (accepted: boolean) => {
    setRejected(!accepted)
    if (accepted) setUnsaved(false)
  }
  return { question, isRejected, isUnsaved, discard, asked: { settle, onSave } }
}
