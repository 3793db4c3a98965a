'use client'

import { useState } from 'react'

import { AuthForm } from './AuthForm'
import { attempt } from './send'
import { type OutcomeTexts, TokenOutcome } from './TokenOutcome'
import { type ProblemTexts, formProblem } from './form-problem'
import { readToken, useQuery } from './use-query'

type Props = { outcomes: OutcomeTexts; labels: { submit: string; problems: ProblemTexts } }

/** Confirms an e-mail address with the token in the page's query; only on a click, as mail scanners open every link. */
export function VerifyForm({ outcomes, labels }: Props) {
  const token = useQuery(readToken, 'unread')
  const [outcome, setOutcome] = useState<keyof OutcomeTexts | null>(null)
  const shown = token ? outcome : 'expired'
  if (shown) return <TokenOutcome outcome={shown} texts={outcomes} isAnswer={outcome !== null} />
  return (
    <AuthForm
      fields={[]}
      invalidTitle={labels.problems.fields}
      submitLabel={labels.submit}
      send={async () => {
        const failure = await attempt(({ api }) =>
          api('/api/auth/verify', { method: 'post', body: { token } }),
        )
        if (failure && failure.reason !== 'expired') return formProblem(failure, labels.problems)
        setOutcome(failure ? 'expired' : 'done')
        return null
      }}
    />
  )
}
