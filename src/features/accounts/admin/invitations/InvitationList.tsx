'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'

import type { Locale } from '@/src/lib/constants'
import { INVITATION_TEXTS } from './texts'

type Answer = 'accept' | 'decline'
type Row = { tenant: string; text: string; canAccept: boolean }
type Props = { rows: readonly Row[]; language: Locale }

const BOTH = ['accept', 'decline'] as const

async function send(tenant: string, answer: Answer): Promise<void> {
  const { panelApi } = await import('@/src/api-client/panel')
  await panelApi('/panel-api/account/invitations/{tenant}', {
    method: 'post',
    params: { tenant },
    body: { answer },
  })
}

/** The invitations of the signed-in person, each with buttons to accept and to decline. */
export function InvitationList({ rows, language }: Props) {
  const texts = INVITATION_TEXTS[language]
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [refreshing, startRefresh] = useTransition()
  const answer = async (tenant: string, choice: Answer) => {
    setBusy(true)
    try {
      await send(tenant, choice)
      toast.success(choice === 'accept' ? texts.accepted : texts.declined)
      startRefresh(() => router.refresh())
    } catch {
      toast.error(texts.failed)
    }
    setBusy(false)
  }
  return (
    <section aria-labelledby="gevel-invitations" className="gevel-sessions">
      <h3 id="gevel-invitations">{texts.own}</h3>
      <ul className="gevel-invitations">
        {rows.map(({ tenant, text, canAccept }) => (
          <li key={tenant}>
            <p id={`invitation-${tenant}`}>{canAccept ? text : `${text} ${texts.needsLink}`}</p>
            <div className="gevel-factors__actions">
              {(canAccept ? BOTH : BOTH.slice(1)).map((choice) => (
                <Button
                  key={choice}
                  size="small"
                  margin={false}
                  buttonStyle={choice === 'accept' ? 'primary' : 'secondary'}
                  disabled={busy || refreshing}
                  extraButtonProps={{ 'aria-describedby': `invitation-${tenant}` }}
                  onClick={() => void answer(tenant, choice)}
                >
                  {texts[choice]}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
