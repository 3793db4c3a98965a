'use client'

import { Button } from '@payloadcms/ui'
import { type SubmitEvent, useState } from 'react'

import { Field } from '@/src/admin/dialog/Field'
import { useIsBrowser } from '@/src/components/ui/use-is-browser'
import { attempt, type Failure, type FactorStep } from '@/src/features/accounts/components/send'
import type { FactorLabels } from '@/src/features/accounts/components/SecondFactorForm'
import { getPasskey, signIn, signInWithPasskey } from '@/src/features/accounts/components/session'
import type { Locale } from '@/src/lib/constants'
import { SIGN_IN_TEXTS, type SignInTexts } from './texts'

type Props = { destination: string; forgotHref: string; language: Locale; factor: FactorLabels }

function explain({ reason }: Failure, texts: SignInTexts): string {
  if (reason === 'tooManyRequests') return texts.tooMany
  return reason === 'unauthenticated' || reason === 'invalid' ? texts.wrong : texts.failed
}

const valueIn = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** The next step appears under the person’s hands. */
const takeFocus = (control: HTMLElement | null) => control?.focus()

/** Password first, then a code or a passkey where the account has a second factor; or a passkey alone. */
export function PanelSignIn({ destination, forgotHref, language, factor }: Props) {
  const texts = SIGN_IN_TEXTS[language]
  const [credentials, setCredentials] = useState({ email: '', password: '' })
  const [step, setStep] = useState<FactorStep | null>(null)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const isReady = useIsBrowser()

  const run = async (work: () => Promise<Failure | null>, failed: string) => {
    setBusy(true)
    setProblem('')
    const failure = await work().catch(() => 'thrown' as const)
    if (failure === null) return
    if (failure === 'thrown') setProblem(failed)
    else if (failure.factor) {
      if (step) setProblem(factor.problem)
      setStep(failure.factor)
    } else setProblem(explain(failure, texts))
    setBusy(false)
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = step
      ? { ...credentials, code: valueIn(form, 'code') }
      : { email: valueIn(form, 'email').trim(), password: valueIn(form, 'password') }
    if (!step) setCredentials(given)
    await run(() => attempt(() => signIn(given, destination)), texts.failed)
  }
  const withPasskey = () =>
    run(async () => {
      if (!step) return signInWithPasskey(destination).then(() => null)
      const passkey = await getPasskey(step.passkey)
      return attempt(() => signIn({ ...credentials, passkey }, destination))
    }, factor.passkeyFailed)

  return (
    // Sent before its script runs, its values would otherwise become part of the URL.
    <form className="gevel-sign-in" method="post" onSubmit={(event) => void submit(event)}>
      <h1>{step ? factor.title : texts.title}</h1>
      {step ? (
        step.takesCode && (
          <Field key="code" name="code" label={factor.code} explanation={factor.codeDescription}>
            {(control) => (
              <input {...control} ref={takeFocus} required autoComplete="one-time-code" maxLength={40} />
            )}
          </Field>
        )
      ) : (
        <>
          <Field name="email" label={texts.email}>
            {(control) => <input {...control} required type="email" autoComplete="username" />}
          </Field>
          <Field name="password" label={texts.password}>
            {(control) => <input {...control} required type="password" autoComplete="current-password" />}
          </Field>
          <a href={forgotHref}>{texts.forgotten}</a>
        </>
      )}
      {problem && (
        <p className="gevel-dialog__problem" role="alert">
          {problem}
        </p>
      )}
      {(!step || step.takesCode) && (
        <Button disabled={busy || !isReady} margin={false} size="large" type="submit">
          {step ? factor.submit : texts.title}
        </Button>
      )}
      {(!step || step.passkey) && (
        <Button
          buttonStyle="secondary"
          disabled={busy || !isReady}
          margin={false}
          size="large"
          onClick={() => void withPasskey()}
        >
          {step ? factor.usePasskey : factor.passkeyAlone}
        </Button>
      )}
    </form>
  )
}
