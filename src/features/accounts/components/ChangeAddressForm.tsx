'use client'

import { useState } from 'react'

import { FormMessage } from '@/src/components/ui/field/FormMessage'
import type { Locale } from '@/src/lib/constants'
import { AuthForm } from './AuthForm'
import { isEmail, isFilled } from './fields'
import { formProblem, type ProblemTexts } from './form-problem'
import { attempt } from './send'

export type AddressLabels = Record<
  'open' | 'email' | 'explanation' | 'submit' | 'sent' | 'singleSignOn' | 'password',
  string
>

type Props = {
  /** The address now. */
  email: string
  locale: Locale
  labels: { address: AddressLabels; problems: ProblemTexts & { password: string } }
}

/** Asks for another e-mail address, which takes effect once the link that is mailed there was opened. */
export function ChangeAddressForm({ email, locale, labels: { address: texts, problems } }: Props) {
  const [sent, setSent] = useState(false)
  if (sent) return <FormMessage kind="success" takesFocus title={texts.open} text={texts.sent} />
  return (
    <AuthForm
      fields={[
        {
          name: 'email',
          label: texts.email,
          type: 'email',
          autoComplete: 'email',
          description: texts.explanation,
          problem: problems.email,
          isValid: (value) => isEmail(value) && value.trim().toLowerCase() !== email,
        },
        {
          name: 'password',
          label: texts.password,
          type: 'password',
          autoComplete: 'current-password',
          problem: problems.password,
          isValid: isFilled,
        },
      ]}
      invalidTitle={problems.fields}
      submitLabel={texts.submit}
      send={async ({ email: next = '', password = '' }) => {
        const body = { email: next, proof: { password }, locale }
        const failure = await attempt(({ api }) => api('/api/auth/address', { method: 'post', body }))
        if (failure?.reason === 'forbidden') return { title: texts.singleSignOn }
        if (!failure) setSent(true)
        return failure && formProblem(failure, problems)
      }}
    />
  )
}
