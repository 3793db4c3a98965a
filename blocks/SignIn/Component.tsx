import dynamic from 'next/dynamic'

import type { SignInBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { AuthPanel } from '@/src/components/auth/AuthPanel'
import { messages } from '@/src/i18n/messages'
import { adminHref } from '@/src/lib/admin-paths'

/** Its code is for the pages that show it. */
const SignInForm = dynamic(() =>
  import('@/src/components/auth/SignInForm').then((module) => module.SignInForm),
)

type Props = SignInBlock & BlockContext

/** E-mail address and password, and the way for those who have none. */
export function SignIn({ submitLabel, signedInText, goOnLabel, ...panel }: Props) {
  const { email, password, problems } = messages[panel.locale].auth
  return (
    <AuthPanel {...panel}>
      <SignInForm
        home={adminHref(panel.locale, '')}
        labels={{
          submit: submitLabel,
          signedIn: signedInText,
          goOn: goOnLabel,
          email,
          password,
          problems,
        }}
      />
    </AuthPanel>
  )
}
