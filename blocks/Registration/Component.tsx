import type { RegistrationBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { AuthPanel } from '@/src/features/accounts/components/AuthPanel'
import { authTexts } from '@/src/features/accounts/components/auth-texts'
import { LinkRow } from '@/src/components/ui/LinkRow'
import type { BlockData } from '@/src/rendering/block-data'
import { RegistrationForm } from '@/src/features/accounts/components/forms'

type Props = RegistrationBlock & BlockContext & { data: BlockData['registration'] }

/** The registration form, or an alternative while registration is closed. */
export function Registration({ data, closedHeading, closedText, closedLink, ...block }: Props) {
  if (data.closed)
    return (
      <AuthPanel {...block} heading={closedHeading} intro={closedText} scripted={false}>
        <LinkRow links={closedLink ? [closedLink] : []} />
      </AuthPanel>
    )
  return <OpenRegistration {...block} />
}

type OpenProps = Omit<Props, 'data' | 'closedHeading' | 'closedText' | 'closedLink'>

function OpenRegistration({ submitLabel, sentText, ...panel }: OpenProps) {
  const texts = authTexts(panel.locale)
  const problems = { ...texts.problems, unavailable: texts.problems.registrationUnavailable }
  return (
    <AuthPanel {...panel}>
      <RegistrationForm
        labels={{ ...texts, submit: submitLabel, sentText, problems }}
        locale={panel.locale}
      />
    </AuthPanel>
  )
}
