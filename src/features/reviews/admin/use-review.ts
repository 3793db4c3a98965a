'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'

import { refusalOf } from '@/src/admin/dialog/dialog-errors'
import type { Known } from './reader'
import { readReview, type Review } from './review-calls'

type Options = { id: string | null; failed: string; onChange: (known: Known) => void }

/** The review with an id, and what can be done to it; `said` is what was done last, for screen readers. */
export function useReview({ id, failed, onChange }: Options) {
  const [review, setReview] = useState<Review | null>(null)
  const [isLoaded, setLoaded] = useState(id === null)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const say = (error: unknown) => {
    const refusal = refusalOf(error, [], failed)
    toast.error('message' in refusal ? refusal.message : failed)
  }
  const show = useEffectEvent((found: Review | null, error?: unknown) => {
    if (found) setReview(found)
    else say(error)
    setLoaded(true)
  })
  useEffect(() => {
    if (!id) return
    readReview(id).then(
      (found) => show(found),
      (error: unknown) => show(null, error),
    )
  }, [id])
  /** @returns whether it was done */
  const run = async (work: () => Promise<Review>, done: string): Promise<boolean> => {
    setBusy(true)
    setSaid('')
    try {
      const changed = await work()
      const { requester, reviewer, ...kept } = changed
      setReview(changed)
      onChange({ ...kept, requester: requester?.id ?? null, reviewer: reviewer?.id ?? null })
      setSaid(done)
      return true
    } catch (error) {
      say(error)
      // What was decided or changed meanwhile is shown.
      if (review) void readReview(review.id).then(setReview, () => undefined)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { review, isLoaded, isBusy, said, run }
}
