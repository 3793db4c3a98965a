'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'

import { LocalTime } from '@/src/admin/LocalTime'
import type { SessionTexts } from './texts'

/** Times are ISO. `startedAt` is unknown for old sessions; `own`: the session of this request. */
export type SessionRow = { id: string; startedAt: string | null; expiresAt: string; own: boolean }

/** `account`: id of another account; null: the signed-in person's own. */
type Props = { account: string | null; rows: readonly SessionRow[]; texts: SessionTexts }

async function end(account: string | null, session?: string): Promise<void> {
  const { panelApi } = await import('@/src/api-client/panel')
  const request = { method: 'post', body: session === undefined ? {} : { session } } as const
  if (account === null) await panelApi('/panel-api/account/end-sessions', request)
  else await panelApi('/api/admin/users/{id}/end-sessions', { ...request, params: { id: account } })
}

/** Sessions, newest first, each with a button to end it. The current one ends by signing out. */
export function SessionTable({ account, rows, texts }: Props) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [refreshing, startRefresh] = useTransition()
  const endAndRefresh = async (session?: string) => {
    setBusy(true)
    try {
      await end(account, session)
      startRefresh(() => router.refresh())
    } catch {
      toast.error(texts.failed)
    }
    setBusy(false)
  }
  const others = rows.filter(({ own }) => !own)
  return (
    <section aria-labelledby="gevel-sessions" className="gevel-sessions">
      <h3 id="gevel-sessions">{texts.title}</h3>
      <p>{rows.length === 0 ? texts.none : texts.explanation}</p>
      {rows.length > 0 && (
        <table className="gevel-table">
          <thead>
            <tr>
              <th scope="col">{texts.startedAt}</th>
              <th scope="col">{texts.expiresAt}</th>
              <th scope="col">{texts.action}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, startedAt, expiresAt, own }) => (
              <tr key={id}>
                <th scope="row">{startedAt ? <LocalTime value={startedAt} /> : '–'}</th>
                <td>
                  <LocalTime value={expiresAt} />
                </td>
                <td>
                  {own ? (
                    texts.this
                  ) : (
                    <Button
                      buttonStyle="secondary"
                      disabled={busy || refreshing}
                      margin={false}
                      size="small"
                      onClick={() => void endAndRefresh(id)}
                    >
                      {texts.end}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {others.length > 1 && (
        <Button buttonStyle="secondary" disabled={busy || refreshing} onClick={() => void endAndRefresh()}>
          {others.length < rows.length ? texts.endOthers : texts.endAll}
        </Button>
      )}
    </section>
  )
}
