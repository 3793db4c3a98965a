'use client'

import { useState } from 'react'

import { AuthForm } from './AuthForm'
import { attempt } from './send'
import { type OutcomeTexts, TokenOutcome } from './TokenOutcome'
import { tokenIn } from './token'
import { type ProblemTexts, formProblem } from './form-problem'
import { useQuery } from './use-address'

type Props = { outcomes: OutcomeTexts; labels: { submit: string; problems: ProblemTexts } }

/** Confirms an address by the token of the page's address; only when asked to, as some programs open every link in a mail. */
export function VerifyForm({ outcomes, labels }: Props) {
  const token = useQuery(tokenIn, 'unread')
  const [outcome, setOutcome] = useState<keyof OutcomeTexts | null>(null)
  const shown = token ? outcome : 'expired'
  if (shown) return <TokenOutcome outcome={shown} texts={outcomes} />
  return (
    <AuthForm
      fields={[]}
      invalidTitle={labels.problems.fields}
      submitLabel={labels.submit}
      send={async () => {
        const failure = await attempt(({ api }) =>
          api('/api/auth/verify', { method: 'post', body: { token } }),
        )
        if (failure && failure.refusal !== 'expired') return formProblem(failure, labels.problems)
        setOutcome(failure ? 'expired' : 'done')
        return null
      }}
    />
  )
}
