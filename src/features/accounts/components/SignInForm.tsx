'use client'

import { useState } from 'react'

import { ButtonLink } from '@/src/components/ui/ButtonLink'
import type { Locale } from '@/src/lib/constants'
import { navigateTo } from '@/src/lib/navigation'
import { afterSignIn, signInToPanel } from './after-sign-in'
import { AuthForm, type AuthField } from './AuthForm'
import type { AddressLabels } from './ChangeAddressForm'
import { isEmail, isFilled } from './fields'
import { attempt, type FactorStep } from './send'
import { signIn, signInWithPasskey } from './session'
import { SignedIn } from './SignedIn'
import { type ProblemTexts, formProblem } from './form-problem'
import { PasskeyButton } from './PasskeyButton'
import { type FactorLabels, SecondFactorForm } from './SecondFactorForm'
import { useQuery } from './use-query'
import { useSession } from './use-session'

type Props = {
  /** Where to go after signing in, unless the query has a `next`. */
  home: string
  afterSignOut: string
  /** The link for a forgotten password. */
  forgotten: { href: string; label: string } | null
  locale: Locale
  labels: Record<'submit' | 'signedIn' | 'goOn' | 'signOut' | 'email' | 'password', string> & {
    problems: ProblemTexts & { password: string }
    factor: FactorLabels
    address: AddressLabels
  }
}

/** The password was right, and a second factor is asked for. */
type Asked = { credentials: { email: string; password: string }; first: FactorStep }

/** Passkeys belong to the hosts of the panel, whose sign-in leads there. */
const leadsToPanel = (search: string): boolean =>
  /^(\/[a-z]{2})?\/admin(\/|$)/.test(new URLSearchParams(search).get('next') ?? '')

const fieldsOf = ({ problems, ...labels }: Props['labels']): AuthField[] => [
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

/** Signs in; offers to continue or to sign out when there is a session already. */
export function SignInForm({ home, afterSignOut, forgotten, locale, labels }: Props) {
  const session = useSession()
  const destination = useQuery((search) => afterSignIn(search, home), home)
  const isForPanel = useQuery(leadsToPanel, false)
  const [asked, setAsked] = useState<Asked | null>(null)
  if (session)
    return (
      <SignedIn
        afterSignOut={afterSignOut}
        destination={destination}
        labels={labels}
        locale={locale}
        user={session.user}
      />
    )
  if (asked) return <SecondFactorForm {...asked} destination={destination} labels={labels} />
  return (
    <AuthForm
      fields={fieldsOf(labels)}
      invalidTitle={labels.problems.fields}
      submitLabel={labels.submit}
      send={async ({ email = '', password = '' }) => {
        const failure = await attempt(() => signIn({ email, password }, destination))
        if (failure?.factor) setAsked({ credentials: { email, password }, first: failure.factor })
        else if (failure?.reason === 'forbidden') navigateTo(signInToPanel(destination))
        else return failure && formProblem(failure, labels.problems)
        return null
      }}
    >
      {isForPanel && (
        <PasskeyButton
          label={labels.factor.passkeyAlone}
          problem={labels.factor.passkeyFailed}
          signIn={() => signInWithPasskey(destination)}
        />
      )}
      {forgotten && <ButtonLink {...forgotten} variant="plain" />}
    </AuthForm>
  )
}
