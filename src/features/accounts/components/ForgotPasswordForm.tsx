'use client'

import { useState } from 'react'

import { FormMessage } from '@/src/components/ui/field/FormMessage'
import type { Locale } from '@/src/lib/constants'
import { AuthForm } from './AuthForm'
import { isEmail } from './fields'
import { attempt } from './send'
import { type ProblemTexts, formProblem } from './form-problem'

type Props = {
  locale: Locale
  labels: Record<'submit' | 'sent' | 'sentText' | 'email', string> & { problems: ProblemTexts }
}

/** Requests a link to choose a new password. The message does not reveal whether the account exists. */
export function ForgotPasswordForm({ locale, labels }: Props) {
  const [sent, setSent] = useState(false)
  const { problems } = labels
  if (sent) return <FormMessage kind="success" title={labels.sent} text={labels.sentText} />
  return (
    <AuthForm
      invalidTitle={problems.fields}
      submitLabel={labels.submit}
      fields={[
        {
          name: 'email',
          label: labels.email,
          type: 'email',
          autoComplete: 'username',
          problem: problems.email,
          isValid: isEmail,
        },
      ]}
      send={async ({ email = '' }) => {
        const failure = await attempt(({ api }) =>
          api('/api/auth/forgot-password', { method: 'post', body: { email, locale } }),
        )
        if (!failure) setSent(true)
        return failure && formProblem(failure, problems)
      }}
    />
  )
}
