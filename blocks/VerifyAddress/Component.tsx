import type { VerifyAddressBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { AuthPanel } from '@/src/features/accounts/components/AuthPanel'
import { authTexts, toLink } from '@/src/features/accounts/components/auth-texts'
import { VerifyForm } from '@/src/features/accounts/components/forms'

type Props = VerifyAddressBlock & BlockContext

export function VerifyAddress({ submitLabel, doneText, expiredText, signIn, again, ...panel }: Props) {
  const texts = authTexts(panel.locale)
  const problems = { ...texts.problems, unavailable: texts.problems.later }
  return (
    <AuthPanel {...panel}>
      <VerifyForm
        labels={{ submit: submitLabel, problems }}
        outcomes={{
          done: { title: texts.done, text: doneText, link: toLink(signIn) },
          expired: { title: texts.expired, text: expiredText, link: toLink(again) },
        }}
      />
    </AuthPanel>
  )
}
