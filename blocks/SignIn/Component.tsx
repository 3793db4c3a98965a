import type { SignInBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { AuthPanel } from '@/src/components/auth/AuthPanel'
import { messages } from '@/src/i18n/messages'
import { adminHref } from '@/src/lib/admin-paths'
import { SignInForm } from '@/src/components/auth/forms'

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
