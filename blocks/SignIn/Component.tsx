import type { SignInBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { AuthPanel } from '@/src/features/accounts/components/AuthPanel'
import { authTexts, toLink } from '@/src/features/accounts/components/auth-texts'
import { SignInForm } from '@/src/features/accounts/components/forms'
import type { BlockData } from '@/src/rendering/block-data'

type Props = SignInBlock & BlockContext & { data: BlockData['signIn'] }

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
        forgotten={toLink(forgotten)}
        locale={panel.locale}
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
