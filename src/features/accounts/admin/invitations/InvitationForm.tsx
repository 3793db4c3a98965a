'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

import { problemOf } from '@/src/api-client/problem'
import { useIsBrowser } from '@/src/components/ui/use-is-browser'
import type { Locale } from '@/src/lib/constants'
import { PASSWORD_CHARACTERS } from '@/src/lib/password'
import { HttpError } from '@/src/platform/http/http-error'
import { INVITATION_TEXTS } from './texts'

type Answer = 'accept' | 'decline'
type State = { type: 'open'; problem?: string } | { type: 'sending' } | { type: 'accepted' | 'declined' }

type Props = {
  token: string
  /** The inviting tenant, if the signed-in person answers: a link that was handed over is not enough. */
  tenant: string | null
  /** Of an account that has no password yet; null: it has one. */
  email: string | null
  language: Locale
  /** Path of the panel. */
  panel: string
}

type Given = Pick<Props, 'token' | 'tenant' | 'language'>

async function send(
  { token, tenant, language }: Given,
  answer: Answer,
  password: string | null,
): Promise<void> {
  if (tenant !== null) return sendAsPerson(tenant, { token, answer })
  const { api } = await import('@/src/api-client/api')
  const body = {
    token,
    answer,
    locale: language,
    ...(password && { password }),
  }
  await api('/api/auth/invitation', { method: 'post', body })
}

async function sendAsPerson(tenant: string, body: { token: string; answer: Answer }): Promise<void> {
  const { panelApi } = await import('@/src/api-client/panel')
  await panelApi('/panel-api/account/invitations/{tenant}', {
    method: 'post',
    params: { tenant },
    body,
  })
}

function messageOf(error: unknown, language: Locale): string {
  const texts = INVITATION_TEXTS[language]
  const problem = error instanceof HttpError ? problemOf(error) : null
  if (problem?.status === 410 || problem?.status === 404) return texts.expired
  return problem?.errors?.[0]?.message ?? texts.failed
}

/** Accepts or declines an invitation by a press of a button: mail programs open links by themselves. */
export function InvitationForm({ token, tenant, email, language, panel }: Props) {
  const texts = INVITATION_TEXTS[language]
  const [state, setState] = useState<State>({ type: 'open' })
  const isReady = useIsBrowser()
  const answer = async (choice: Answer, password: string | null = null) => {
    setState({ type: 'sending' })
    try {
      await send({ token, tenant, language }, choice, password)
      setState({ type: choice === 'accept' ? 'accepted' : 'declined' })
    } catch (error) {
      setState({ type: 'open', problem: messageOf(error, language) })
    }
  }
  if (state.type === 'accepted' || state.type === 'declined')
    return (
      <>
        <output>{texts[state.type]}</output>
        {state.type === 'accepted' && <a href={panel}>{texts.signIn}</a>}
      </>
    )
  const isDisabled = state.type === 'sending' || !isReady
  const problem = state.type === 'open' ? (state.problem ?? null) : null
  const accept = (form: HTMLFormElement) => {
    const password = new FormData(form).get('password')
    void answer('accept', typeof password === 'string' ? password : null)
  }
  return (
    // Sent before its script runs, its values would otherwise become part of the URL.
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        accept(event.currentTarget)
      }}
    >
      {email !== null && <NewPassword email={email} texts={texts} problem={problem} />}
      {email === null && problem && <p role="alert">{problem}</p>}
      <div className="gevel-plain-page__actions">
        <Button type="submit" margin={false} disabled={isDisabled}>
          {texts.accept}
        </Button>
        <Button
          buttonStyle="secondary"
          margin={false}
          disabled={isDisabled}
          onClick={() => void answer('decline')}
        >
          {texts.decline}
        </Button>
      </div>
    </form>
  )
}

type PasswordProps = {
  email: string
  texts: (typeof INVITATION_TEXTS)[Locale]
  problem: string | null
}

const NewPassword = ({ email, texts, problem }: PasswordProps) => (
  <div className="gevel-dialog__field">
    <input type="hidden" name="username" value={email} autoComplete="username" readOnly />
    <label htmlFor="invitation-password">{texts.password}</label>
    <input
      id="invitation-password"
      name="password"
      type="password"
      autoComplete="new-password"
      required
      minLength={PASSWORD_CHARACTERS}
      aria-describedby="invitation-password-rule invitation-password-problem"
      aria-invalid={problem !== null || undefined}
    />
    <small id="invitation-password-rule">{texts.passwordRule(PASSWORD_CHARACTERS)}</small>
    <p id="invitation-password-problem" className="gevel-dialog__problem" role="alert">
      {problem}
    </p>
  </div>
)
