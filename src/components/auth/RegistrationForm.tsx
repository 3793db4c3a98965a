'use client'

import { useState } from 'react'

import { FormMessage } from '@/src/components/ui/field/FormMessage'
import { AuthForm, type AuthField } from './AuthForm'
import { isEmail, isFilled, isNewPassword } from './fields'
import { send } from './send'

type Props = {
  labels: Record<'submit' | 'sent' | 'sentText' | 'name' | 'email' | 'password' | 'passwordRule', string> & {
    problems: Record<'name' | 'email' | 'password' | 'fields' | 'tooManyRequests' | 'unavailable', string>
  }
}

type Labels = Props['labels']

const fieldsOf = ({ problems, ...labels }: Labels): AuthField[] => [
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
    autoComplete: 'email',
    problem: problems.email,
    isValid: isEmail,
  },
  {
    name: 'password',
    label: labels.password,
    type: 'password',
    autoComplete: 'new-password',
    description: labels.passwordRule,
    problem: problems.password,
    isValid: isNewPassword,
  },
]

/** Asks for an account. What happened is told in the form's place. */
export function RegistrationForm({ labels }: Props) {
  const [sent, setSent] = useState(false)
  const { problems } = labels
  if (sent) return <FormMessage kind="success" title={labels.sent} text={labels.sentText} />
  return (
    <AuthForm
      fields={fieldsOf(labels)}
      invalidTitle={problems.fields}
      submitLabel={labels.submit}
      send={async ({ name, email, password }) => {
        const refusal = await send('/api/auth/register', { name, email, password })
        if (!refusal) setSent(true)
        return refusal && problems[refusal === 'tooManyRequests' ? refusal : 'unavailable']
      }}
    />
  )
}
