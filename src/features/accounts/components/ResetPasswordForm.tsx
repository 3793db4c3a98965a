'use client'

import { useState } from 'react'

import type { Locale } from '@/src/lib/constants'
import { AuthForm } from './AuthForm'
import { newPasswordField } from './fields'
import { attempt } from './send'
import { type OutcomeTexts, TokenOutcome } from './TokenOutcome'
import { type ProblemTexts, formProblem } from './form-problem'
import { readToken, useQuery } from './use-query'

type Props = {
  locale: Locale
  outcomes: OutcomeTexts
  labels: Record<'submit' | 'password' | 'passwordRule', string> & { problems: ProblemTexts }
}

/** Chooses a new password with the token in the page's query. */
export function ResetPasswordForm({ locale, outcomes, labels }: Props) {
  const token = useQuery(readToken, 'unread')
  const [outcome, setOutcome] = useState<keyof OutcomeTexts | null>(null)
  const shown = token ? outcome : 'expired'
  if (shown) return <TokenOutcome outcome={shown} texts={outcomes} isAnswer={outcome !== null} />
  return (
    <AuthForm
      fields={[newPasswordField(labels.password, labels.passwordRule)]}
      invalidTitle={labels.problems.fields}
      submitLabel={labels.submit}
      send={async ({ password = '' }) => {
        const failure = await attempt(({ api }) =>
          api('/api/auth/reset-password', { method: 'post', body: { token, password, locale } }),
        )
        if (failure && failure.reason !== 'expired') return formProblem(failure, labels.problems)
        setOutcome(failure ? 'expired' : 'done')
        return null
      }}
    />
  )
}
