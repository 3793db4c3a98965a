'use client'

import dynamic from 'next/dynamic'
import { type ComponentProps, useState } from 'react'

import { Button } from '@/src/components/ui/Button'
import { ButtonLink } from '@/src/components/ui/ButtonLink'
import type { Locale } from '@/src/lib/constants'
import { signOut, type Session } from './session'

const ChangeAddressForm = dynamic(() =>
  import('./ChangeAddressForm').then((module) => module.ChangeAddressForm),
)

type Props = {
  user: Session['user']
  /** Where “continue” leads. */
  destination: string
  afterSignOut: string
  locale: Locale
  labels: Record<'signedIn' | 'goOn' | 'signOut', string> & ComponentProps<typeof ChangeAddressForm>['labels']
}

/** Names the signed-in account, with links to continue and to sign out. */
export function SignedIn({ user, destination, afterSignOut, locale, labels }: Props) {
  const [changing, setChanging] = useState(false)
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
      {changing ? (
        <ChangeAddressForm email={user.email} locale={locale} labels={labels} />
      ) : (
        <Button variant="plain" onClick={() => setChanging(true)}>
          {labels.address.open}
        </Button>
      )}
      <Button busy={busy} variant="plain" onClick={leave}>
        {labels.signOut}
      </Button>
    </div>
  )
}
