import type { SignInBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { AuthPanel } from '@/src/components/auth/AuthPanel'
import { authTexts, wayOf } from '@/src/components/auth/auth-texts'
import { SignInForm } from '@/src/components/auth/forms'
import type { BlockData } from '@/src/content/block-data'

type Props = SignInBlock & BlockContext & { data: BlockData['signIn'] }

/** E-mail address and password, and the way for those who have none. */
export function SignIn({
  data,
  forgotten,
  submitLabel,
  signedInText,
  goOnLabel,
  signOutLabel,
  ...panel
}: Props) {
  return (
    <AuthPanel {...panel}>
      <SignInForm
        {...data}
        forgotten={wayOf(forgotten)}
        labels={{
          ...authTexts(panel.locale),
          submit: submitLabel,
          signedIn: signedInText,
          goOn: goOnLabel,
          signOut: signOutLabel,
        }}
      />
    </AuthPanel>
  )
}
