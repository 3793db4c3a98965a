'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

import type { Locale } from '@/src/lib/constants'
import { HttpError } from '@/src/platform/http/http-error'
import { ADDRESS_TEXTS } from './texts'

type Outcome = 'confirmed' | 'stopped'
type State = { type: 'open'; problem?: string } | { type: 'sending' } | { type: 'done'; outcome: Outcome }

type Props = {
  token: string
  /** What the link of the token is for. */
  answer: 'confirm' | 'stop'
  /** The new address. */
  email: string
  language: Locale
  /** Paths of the panel. */
  signIn: string
  newPassword: string
}

async function send(token: string): Promise<Outcome> {
  const { api } = await import('@/src/api-client/api')
  const { data } = await api('/api/auth/address/answer', { method: 'post', body: { token } })
  return data.outcome
}

/** Confirms or stops a change of address by a press of a button: mail programs open links by themselves. */
export function AddressForm({ token, answer, email, language, signIn, newPassword }: Props) {
  const texts = ADDRESS_TEXTS[language]
  const [state, setState] = useState<State>({ type: 'open' })
  const submit = async () => {
    setState({ type: 'sending' })
    try {
      setState({ type: 'done', outcome: await send(token) })
    } catch (error) {
      const isExpired = error instanceof HttpError && error.status === 410
      setState({ type: 'open', problem: isExpired ? texts.expired : texts.failed })
    }
  }
  if (state.type === 'done')
    return (
      <>
        <output>{texts[state.outcome]}</output>
        <p>
          {state.outcome === 'confirmed' ? (
            <a href={signIn}>{texts.signIn}</a>
          ) : (
            <a href={newPassword}>{texts.newPassword}</a>
          )}
        </p>
      </>
    )
  return (
    <>
      <p>{texts[answer](email)}</p>
      <div className="gevel-plain-page__actions">
        <Button margin={false} disabled={state.type === 'sending'} onClick={() => void submit()}>
          {answer === 'confirm' ? texts.confirmSubmit : texts.stopSubmit}
        </Button>
      </div>
      <p className="gevel-dialog__problem" role="alert">
        {state.type === 'open' && state.problem}
      </p>
    </>
  )
}
