'use client'

import { useEffect, useEffectEvent, useState } from 'react'

import { readReplies, type Reply } from './reply-calls'

/** How soon what is being sent is looked after again. */
const REFRESH_MS = 3_000

/** The replies to a submission; while one is being sent, they are read again. */
export function useReplies(submission: string, stored: readonly Reply[]) {
  const [replies, setReplies] = useState(stored)
  const isPending = replies.some(({ state }) => state === 'pending')
  const refresh = useEffectEvent(() => {
    // What was shown stays; the next turn tries again.
    void readReplies(submission).then(setReplies, () => undefined)
  })
  useEffect(() => {
    if (!isPending) return undefined
    const timer = setInterval(refresh, REFRESH_MS)
    return () => clearInterval(timer)
  }, [isPending])
  const put = (reply: Reply) =>
    setReplies((now) =>
      now.some(({ id }) => id === reply.id)
        ? now.map((one) => (one.id === reply.id ? reply : one))
        : [...now, reply],
    )
  return [replies, put] as const
}
