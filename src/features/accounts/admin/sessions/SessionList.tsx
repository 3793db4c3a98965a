'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'

import type { Locale } from '@/src/lib/constants'
import { type SessionRow, SessionTable } from './SessionTable'
import { SESSION_TEXTS } from './texts'

/** `account`: id of another account; null: the signed-in person's own. */
type Props = { account: string | null; rows: readonly SessionRow[]; language: Locale }

async function end(account: string | null, session?: string): Promise<void> {
  const { panelApi } = await import('@/src/api-client/panel')
  const request = { method: 'post', body: session === undefined ? {} : { session } } as const
  if (account === null) await panelApi('/panel-api/account/end-sessions', request)
  else await panelApi('/api/admin/users/{id}/end-sessions', { ...request, params: { id: account } })
}

/** Sessions, newest first, with buttons to end one or all but the current one. */
export function SessionList({ account, rows, language }: Props) {
  const texts = SESSION_TEXTS[language]
  const router = useRouter()
  const [ending, setEnding] = useState(false)
  const [refreshing, startRefresh] = useTransition()
  const busy = ending || refreshing
  const endAndRefresh = async (session?: string) => {
    setEnding(true)
    try {
      await end(account, session)
      startRefresh(() => router.refresh())
    } catch {
      toast.error(texts.failed)
    }
    setEnding(false)
  }
  const others = rows.filter(({ own }) => !own)
  return (
    <section aria-labelledby="gevel-sessions" className="gevel-sessions">
      <h3 id="gevel-sessions">{texts.title}</h3>
      <p>{rows.length === 0 ? texts.none : texts.explanation}</p>
      {rows.length > 0 && (
        <SessionTable rows={rows} texts={texts} busy={busy} onEnd={(id) => void endAndRefresh(id)} />
      )}
      {others.length > 1 && (
        <Button buttonStyle="secondary" disabled={busy} margin={false} onClick={() => void endAndRefresh()}>
          {others.length < rows.length ? texts.endOthers : texts.endAll}
        </Button>
      )}
    </section>
  )
}
