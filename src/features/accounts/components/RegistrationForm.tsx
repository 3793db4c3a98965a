'use client'

import { useState } from 'react'

import { FormMessage } from '@/src/components/ui/field/FormMessage'
import type { Locale } from '@/src/lib/constants'
import { AuthForm, type AuthField } from './AuthForm'
import { isEmail, isFilled, newPasswordField } from './fields'
import { attempt } from './send'
import { type ProblemTexts, formProblem } from './form-problem'

type Props = {
  locale: Locale
  labels: Record<'submit' | 'sent' | 'sentText' | 'name' | 'email' | 'password' | 'passwordRule', string> & {
    problems: ProblemTexts & { name: string }
  }
}

const fieldsOf = ({ problems, ...labels }: Props['labels']): AuthField[] => [
  {
    name: 'name',
    label: labels.name,
    type: 'text',
    autoComplete: 'name',
    problem: problems.name,
    isValid: isFilled,
  },
  {
    name: 'email',
    label: labels.email,
    type: 'email',
    autoComplete: 'username',
    problem: problems.email,
    isValid: isEmail,
  },
  newPasswordField(labels.password, labels.passwordRule),
]

/** Registers an account. The confirmation replaces the form. */
export function RegistrationForm({ locale, labels }: Props) {
  const [sent, setSent] = useState(false)
  if (sent) return <FormMessage kind="success" title={labels.sent} text={labels.sentText} />
  return (
    <AuthForm
      fields={fieldsOf(labels)}
      invalidTitle={labels.problems.fields}
      submitLabel={labels.submit}
      send={async ({ name = '', email = '', password = '' }) => {
        const failure = await attempt(({ api }) =>
          api('/api/auth/register', { method: 'post', body: { name, email, password, locale } }),
        )
        if (!failure) setSent(true)
        return failure && formProblem(failure, labels.problems)
      }}
    />
  )
}
