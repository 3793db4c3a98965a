'use client'

import { useState } from 'react'

import { Button } from '@/src/components/ui/Button'
import { ButtonLink } from '@/src/components/ui/ButtonLink'
import { signOut, type Session } from './session'

type Props = {
  user: Session['user']
  /** Where “continue” leads. */
  destination: string
  afterSignOut: string
  labels: Record<'signedIn' | 'goOn' | 'signOut', string>
}

/** Names the signed-in account, with links to continue and to sign out. */
export function SignedIn({ user, destination, afterSignOut, labels }: Props) {
  const [busy, setBusy] = useState(false)
  const leave = () => {
    if (busy) return
    setBusy(true)
    void signOut(afterSignOut)
  }
  return (
    <div aria-live="polite" className="auth-form">
      <p>
        {labels.signedIn} <strong>{user.name}</strong>
        <span className="auth-form-address">{user.email}</span>
      </p>
      <ButtonLink href={destination} label={labels.goOn} />
      <Button busy={busy} variant="plain" onClick={leave}>
        {labels.signOut}
      </Button>
    </div>
  )
}
