'use client'

import { ButtonLink } from '@/src/components/ui/ButtonLink'
import { afterSignIn } from './after-sign-in'
import { AuthForm, type AuthField } from './AuthForm'
import { isEmail, isFilled } from './fields'
import { attempt } from './send'
import { signIn } from './session'
import { SignedIn } from './SignedIn'
import { type ProblemTexts, formProblem } from './form-problem'
import { useQuery } from './use-query'
import { useSession } from './use-session'

type Props = {
  /** Where to go after signing in, unless the query has a `next`. */
  home: string
  afterSignOut: string
  /** The link for a forgotten password. */
  forgotten: { href: string; label: string } | null
  labels: Record<'submit' | 'signedIn' | 'goOn' | 'signOut' | 'email' | 'password', string> & {
    problems: ProblemTexts & { password: string }
  }
}

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
export function SignInForm({ home, afterSignOut, forgotten, labels }: Props) {
  const session = useSession()
  const destination = useQuery((search) => afterSignIn(search, home), home)
  if (session)
    return (
      <SignedIn afterSignOut={afterSignOut} destination={destination} labels={labels} user={session.user} />
    )
  return (
    <AuthForm
      fields={fieldsOf(labels)}
      invalidTitle={labels.problems.fields}
      submitLabel={labels.submit}
      send={async ({ email = '', password = '' }) => {
        const failure = await attempt(() => signIn({ email, password }, destination))
        return failure && formProblem(failure, labels.problems)
      }}
    >
      {forgotten && <ButtonLink {...forgotten} variant="plain" />}
    </AuthForm>
  )
}
