'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'

import { refusalOf } from '@/src/admin/dialog/dialog-errors'
import {
  changeComment,
  type NewThread,
  removeComment,
  readThreads,
  reopenThread,
  replyTo,
  resolveThread,
  type Said,
  startThread,
  type Thread,
} from './comment-calls'
import type { OpenThread } from '../rules/comment'
import type { Commented } from './reader'
import type { CommentTexts } from './texts'

/** How soon an open panel shows what others say. */
const REFRESH_MS = 20_000

export const isOpenThread = ({ resolvedAt }: Pick<Thread, 'resolvedAt'>): boolean => resolvedAt === null

/** Runs now, regularly while the page is seen, and when it is seen again. */
function useWhileSeen(work: () => void): void {
  const run = useEffectEvent(work)
  useEffect(() => {
    run()
    const whenSeen = () => {
      if (document.visibilityState === 'visible') run()
    }
    const timer = setInterval(whenSeen, REFRESH_MS)
    document.addEventListener('visibilitychange', whenSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', whenSeen)
    }
  }, [])
}

const withThread = (threads: readonly Thread[], changed: Thread): Thread[] =>
  threads.some(({ id }) => id === changed.id)
    ? threads.map((thread) => (thread.id === changed.id ? changed : thread))
    : [...threads, changed]

const without = (threads: readonly Thread[], comment: string): Thread[] =>
  threads
    .filter(({ id }) => id !== comment)
    .map((thread) => ({ ...thread, replies: thread.replies.filter(({ id }) => id !== comment) }))

type Options = {
  document: Commented
  texts: CommentTexts
  onOpenThreads: (open: readonly OpenThread[]) => void
}

/** The threads on a document, and what can be done with them; `said` is what was done last, for screen readers. */
export function useThreads({ document, texts, onOpenThreads }: Options) {
  const [threads, setThreads] = useState<readonly Thread[] | null>(null)
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  const show = (next: readonly Thread[]) => {
    setThreads(next)
    onOpenThreads(next.filter(isOpenThread))
  }
  useWhileSeen(() => {
    if (isBusy) return
    // What was shown stays; the next turn tries again.
    readThreads(document).then(show, () => threads ?? toast.error(texts.failed))
  })
  /** @returns whether it was done */
  const run = async (
    work: () => Promise<(now: readonly Thread[]) => Thread[]>,
    done: keyof CommentTexts['done'],
  ): Promise<boolean> => {
    setBusy(true)
    setSaid('')
    try {
      const change = await work()
      show(change(threads ?? []))
      setSaid(texts.done[done])
      return true
    } catch (error) {
      const refusal = refusalOf(error, [], texts.failed)
      toast.error('message' in refusal ? refusal.message : texts.failed)
      return false
    } finally {
      setBusy(false)
    }
  }
  const put = (call: Promise<Thread>) =>
    call.then((thread) => (now: readonly Thread[]) => withThread(now, thread))
  return {
    threads,
    said,
    isBusy,
    start: (body: NewThread) => run(() => put(startThread(body)), 'sent'),
    reply: (id: string, body: Said) => run(() => put(replyTo(id, body)), 'sent'),
    change: (id: string, body: Said) => run(() => put(changeComment(id, body)), 'changed'),
    resolve: (id: string) => run(() => put(resolveThread(id)), 'resolved'),
    reopen: (id: string) => run(() => put(reopenThread(id)), 'reopened'),
    remove: (id: string) =>
      run(async () => {
        await removeComment(id)
        return (now) => without(now, id)
      }, 'removed'),
  }
}

export type Threads = ReturnType<typeof useThreads>
