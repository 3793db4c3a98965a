'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'

import { LocalTime } from '@/src/admin/LocalTime'
import type { SessionTexts } from './texts'

/** `begun` and `ends` are ISO times; when an old one began is not known. */
export type SessionRow = { id: string; begun: string | null; ends: string; own: boolean }

/** `account`: somebody else's; null: one's own. */
type Props = { account: string | null; rows: readonly SessionRow[]; texts: SessionTexts }

async function end(account: string | null, session?: string): Promise<void> {
  const { panelApi } = await import('@/src/api-client/panel')
  const ending = { method: 'post', body: session === undefined ? {} : { session } } as const
  if (account === null) await panelApi('/panel-api/account/end-sessions', ending)
  else await panelApi('/api/admin/users/{id}/end-sessions', { ...ending, params: { id: account } })
}

/** The sessions, newest first, each with what ends it. The one that looks at them ends by signing out. */
export function SessionTable({ account, rows, texts }: Props) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [drawing, startDrawing] = useTransition()
  const press = async (session?: string) => {
    setBusy(true)
    try {
      await end(account, session)
      startDrawing(() => router.refresh())
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
              <th scope="col">{texts.begun}</th>
              <th scope="col">{texts.ends}</th>
              <th scope="col">{texts.action}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, begun, ends, own }) => (
              <tr key={id}>
                <th scope="row">{begun ? <LocalTime value={begun} /> : '–'}</th>
                <td>
                  <LocalTime value={ends} />
                </td>
                <td>
                  {own ? (
                    texts.this
                  ) : (
                    <Button
                      buttonStyle="secondary"
                      disabled={busy || drawing}
                      margin={false}
                      size="small"
                      onClick={() => void press(id)}
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
        <Button buttonStyle="secondary" disabled={busy || drawing} onClick={() => void press()}>
          {others.length < rows.length ? texts.endOthers : texts.endAll}
        </Button>
      )}
    </section>
  )
}
