import type { RegistrationBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { AuthPanel } from '@/src/components/auth/AuthPanel'
import { LinkRow } from '@/src/components/ui/LinkRow'
import type { BlockData } from '@/src/content/block-data'
import { messages } from '@/src/i18n/messages'
import { PASSWORD_CHARACTERS } from '@/src/lib/password'
import { RegistrationForm } from '@/src/components/auth/forms'

type Props = RegistrationBlock & BlockContext & { data: BlockData['registration'] }

/** The form for a new account, or, while registration is closed, what can be done instead. */
export function Registration({ data, closedHeading, closedText, closedLink, ...block }: Props) {
  if (data.closed)
    return (
      <AuthPanel {...block} heading={closedHeading} intro={closedText}>
        <LinkRow links={closedLink ? [closedLink] : []} />
      </AuthPanel>
    )
  return <OpenRegistration {...block} />
}

type OpenProps = Omit<Props, 'data' | 'closedHeading' | 'closedText' | 'closedLink'>

function OpenRegistration({ submitLabel, sentText, ...panel }: OpenProps) {
  const { problems, ...texts } = messages[panel.locale].auth
  const passwordRule = texts.passwordRule.replace('{count}', String(PASSWORD_CHARACTERS))
  return (
    <AuthPanel {...panel}>
      <RegistrationForm
        labels={{
          ...texts,
          submit: submitLabel,
          sentText,
          passwordRule,
          problems: { ...problems, password: passwordRule, unavailable: problems.registrationUnavailable },
        }}
      />
    </AuthPanel>
  )
}
