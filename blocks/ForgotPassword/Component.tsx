import type { ForgotPasswordBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { AuthPanel } from '@/src/features/accounts/components/AuthPanel'
import { authTexts } from '@/src/features/accounts/components/auth-texts'
import { ForgotPasswordForm } from '@/src/features/accounts/components/forms'

export function ForgotPassword({ submitLabel, sentText, ...panel }: ForgotPasswordBlock & BlockContext) {
  const texts = authTexts(panel.locale)
  const problems = { ...texts.problems, unavailable: texts.problems.mailUnavailable }
  return (
    <AuthPanel {...panel}>
      <ForgotPasswordForm
        labels={{ submit: submitLabel, sent: texts.asked, sentText, email: texts.email, problems }}
        locale={panel.locale}
      />
    </AuthPanel>
  )
}
