'use client'

import { useState } from 'react'

import { Button } from '@/src/components/ui/Button'

type Props = {
  label: string
  /** Shown when it did not work. */
  problem: string
  signIn: () => Promise<void>
}

/** Signs in with a passkey; says so when that fails. */
export function PasskeyButton({ label, problem, signIn }: Props) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const use = async () => {
    setBusy(true)
    setFailed(false)
    try {
      await signIn()
    } catch {
      setFailed(true)
      setBusy(false)
    }
  }
  return (
    <>
      <Button busy={busy} variant="plain" onClick={() => void use()}>
        {label}
      </Button>
      {failed && <p role="alert">{problem}</p>}
    </>
  )
}
