import type { ResetPasswordBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { AuthPanel } from '@/src/features/accounts/components/AuthPanel'
import { authTexts, toLink } from '@/src/features/accounts/components/auth-texts'
import { ResetPasswordForm } from '@/src/features/accounts/components/forms'

type Props = ResetPasswordBlock & BlockContext

export function ResetPassword({ submitLabel, doneText, expiredText, signIn, again, ...panel }: Props) {
  const texts = authTexts(panel.locale)
  const problems = { ...texts.problems, unavailable: texts.problems.later }
  return (
    <AuthPanel {...panel}>
      <ResetPasswordForm
        labels={{
          submit: submitLabel,
          password: texts.newPassword,
          passwordRule: texts.passwordRule,
          problems,
        }}
        locale={panel.locale}
        outcomes={{
          done: { title: texts.done, text: doneText, link: toLink(signIn) },
          expired: { title: texts.expired, text: expiredText, link: toLink(again) },
        }}
      />
    </AuthPanel>
  )
}
