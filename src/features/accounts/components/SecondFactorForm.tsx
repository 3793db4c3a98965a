'use client'

import { useState } from 'react'

import { AuthForm } from './AuthForm'
import { isFilled } from './fields'
import { formProblem, type ProblemTexts } from './form-problem'
import { PasskeyButton } from './PasskeyButton'
import { attempt, type Failure, type FactorStep } from './send'
import { getPasskey, signIn } from './session'

export type FactorLabels = Record<
  | 'title'
  | 'code'
  | 'codeDescription'
  | 'submit'
  | 'usePasskey'
  | 'passkeyAlone'
  | 'problem'
  | 'empty'
  | 'passkeyFailed',
  string
>

type Props = {
  credentials: { email: string; password: string }
  /** What the first answer asked for. */
  first: FactorStep
  destination: string
  labels: { factor: FactorLabels; problems: ProblemTexts }
}

/** The next step appears under the person’s hands. */
const takeFocus = (step: HTMLElement | null) => step?.querySelector<HTMLElement>('input, button')?.focus()

/** The second step of signing in: a code, or a passkey. */
export function SecondFactorForm({ credentials, first, destination, labels }: Props) {
  const { factor: texts, problems } = labels
  const [step, setStep] = useState(first)
  // Each challenge of a passkey is for one try: an answer brings the next.
  const problemOf = (failure: Failure) => {
    if (!failure.factor) return formProblem(failure, problems)
    setStep(failure.factor)
    return { title: texts.problem }
  }
  const withPasskey = async () => {
    const passkey = await getPasskey(step.passkey)
    const failure = await attempt(() => signIn({ ...credentials, passkey }, destination))
    if (!failure) return
    problemOf(failure)
    throw new Error(failure.reason)
  }
  const button = step.passkey && (
    <PasskeyButton label={texts.usePasskey} problem={texts.passkeyFailed} signIn={withPasskey} />
  )
  return (
    <section ref={takeFocus} aria-label={texts.title} className="auth-form">
      <h2 className="auth-form-step">{texts.title}</h2>
      {step.takesCode ? (
        <AuthForm
          fields={[
            {
              name: 'code',
              label: texts.code,
              type: 'text',
              autoComplete: 'one-time-code',
              description: texts.codeDescription,
              problem: texts.empty,
              isValid: isFilled,
            },
          ]}
          invalidTitle={problems.fields}
          submitLabel={texts.submit}
          send={async ({ code = '' }) => {
            const failure = await attempt(() => signIn({ ...credentials, code }, destination))
            return failure && problemOf(failure)
          }}
        >
          {button}
        </AuthForm>
      ) : (
        button
      )}
    </section>
  )
}
