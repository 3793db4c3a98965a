import type { ForgotPasswordBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { AuthPanel } from '@/src/components/auth/AuthPanel'
import { authTexts } from '@/src/components/auth/auth-texts'
import { ForgotPasswordForm } from '@/src/components/auth/forms'

/** An e-mail address, to which a link is sent. */
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
