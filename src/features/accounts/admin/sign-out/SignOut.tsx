'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useState } from 'react'

import { navigateTo } from '@/src/lib/navigation'
import type { Locale } from '@/src/lib/constants'
import { SIGN_OUT_TEXTS } from './texts'

type Props = { destination: string; home: string; language: Locale }

/** Ends this session or all of the account, and goes to `destination`. */
export function SignOut({ destination, home, language }: Props) {
  const { config } = useConfig()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const texts = SIGN_OUT_TEXTS[language]

  const signOut = async (allSessions: boolean) => {
    setBusy(true)
    setFailed(false)
    const path = `/users/logout?allSessions=${allSessions}` as const
    const url = formatAdminURL({ apiRoute: config.routes.api, path })
    const response = await fetch(url, { method: 'POST' }).catch(() => null)
    if (response?.ok) return void navigateTo(destination, { external: true })
    setFailed(true)
    setBusy(false)
  }

  return (
    <>
      <h1>{texts.title}</h1>
      <p>{texts.explanation}</p>
      <div className="gevel-plain-page__actions">
        <Button margin={false} disabled={busy} onClick={() => void signOut(false)}>
          {texts.here}
        </Button>
        <Button margin={false} buttonStyle="secondary" disabled={busy} onClick={() => void signOut(true)}>
          {texts.everywhere}
        </Button>
      </div>
      <p role="alert">{failed && texts.failed}</p>
      <a className="gevel-plain-page__leave" href={home}>
        {texts.stay}
      </a>
    </>
  )
}
