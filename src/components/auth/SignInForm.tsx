'use client'

import { useSyncExternalStore } from 'react'

import { ButtonLink } from '@/src/components/ui/Button'
import { navigateTo } from '@/src/lib/navigation'
import { afterSignIn } from './after-sign-in'
import { AuthForm, type AuthField } from './AuthForm'
import { isEmail, isFilled } from './fields'
import { type Refusal, send } from './send'
import { useSignedIn } from './use-signed-in'

type Props = {
  /** Where to after signing in, unless the address names a place. */
  home: string
  labels: Record<'submit' | 'signedIn' | 'goOn' | 'email' | 'password', string> & {
    problems: Record<Refusal | 'email' | 'password' | 'fields', string>
  }
}

/** The address of the page stays while the form is there. */
const neverChanges = () => () => {}

/** Signs in; whoever is signed in already is offered to go on. */
export function SignInForm({ home, labels }: Props) {
  const { problems } = labels
  const signedIn = useSignedIn()
  const destination = useSyncExternalStore(
    neverChanges,
    () => afterSignIn(location.search, home),
    () => home,
  )
  const fields: AuthField[] = [
    {
      name: 'email',
      label: labels.email,
      type: 'email',
      autoComplete: 'username',
      problem: problems.email,
      isValid: isEmail,
    },
    {
      name: 'password',
      label: labels.password,
      type: 'password',
      autoComplete: 'current-password',
      problem: problems.password,
      isValid: isFilled,
    },
  ]
  if (signedIn)
    return (
      <div aria-live="polite" className="auth-form">
        <p>{labels.signedIn}</p>
        <ButtonLink href={destination} label={labels.goOn} />
      </div>
    )
  return (
    <AuthForm
      fields={fields}
      invalidTitle={problems.fields}
      submitLabel={labels.submit}
      send={async ({ email, password }) => {
        const refusal = await send('/api/auth/login', { email, password })
        if (refusal) return problems[refusal]
        navigateTo(destination)
        return null
      }}
    />
  )
}
