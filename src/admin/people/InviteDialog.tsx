'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type SubmitEvent, useId, useState } from 'react'

import type { Locale } from '@/src/lib/constants'
import { InviteFields } from './InviteFields'
import { sendInvitation } from './send-invitation'
import { INVITE_TEXTS } from './texts'

type Props = {
  tenants: readonly { id: string; name: string }[]
  /** The id of the tenant that is chosen at first. */
  selected: string
  language: Locale
  onClose: () => void
}

/** Whom to invite, as what. What the server refuses stays filled in, with the reason. */
export function InviteForm({ tenants, selected, language, onClose }: Props) {
  const texts = INVITE_TEXTS[language]
  const id = useId()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    const { email, refused } = await sendInvitation(new FormData(event.currentTarget), texts.failed)
    setBusy(false)
    setProblem(refused)
    if (refused) return
    toast.success(texts.sent(email))
    router.refresh()
    onClose()
  }

  return (
    <form className="gevel-invite" aria-labelledby={`${id}-title`} onSubmit={(event) => void send(event)}>
      <h2 id={`${id}-title`}>{texts.title}</h2>
      <p>{texts.explanation}</p>
      <InviteFields tenants={tenants} selected={selected} language={language} />
      {problem && <p role="alert">{problem}</p>}
      <p className="gevel-invite__actions">
        <Button type="submit" size="small" margin={false} disabled={busy}>
          {texts.send}
        </Button>
        <Button size="small" margin={false} buttonStyle="secondary" disabled={busy} onClick={onClose}>
          {texts.cancel}
        </Button>
      </p>
    </form>
  )
}
