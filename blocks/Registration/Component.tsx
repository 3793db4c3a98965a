import { getTranslations } from 'next-intl/server'

import type { RegistrationBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { AuthPanel } from '@/src/components/auth/AuthPanel'
import { RegistrationForm } from '@/src/components/auth/RegistrationForm'
import { LinkRow } from '@/src/components/ui/LinkRow'
import type { BlockData } from '@/src/content/block-data'
import { PASSWORD_CHARACTERS } from '@/src/lib/password'

type Props = RegistrationBlock & BlockContext & { data: BlockData['registration'] }

/** The form for a new account, or, while registration is closed, what can be done instead. */
export function Registration({ data, closedHeading, closedText, closedLink, ...block }: Props) {
  if (!data.open)
    return (
      <AuthPanel {...block} heading={closedHeading} intro={closedText}>
        <LinkRow links={[closedLink]} />
      </AuthPanel>
    )
  return <OpenRegistration {...block} />
}

type OpenProps = Omit<Props, 'data' | 'closedHeading' | 'closedText' | 'closedLink'>

async function OpenRegistration({ submitLabel, sentText, ...panel }: OpenProps) {
  const t = await getTranslations({ locale: panel.locale, namespace: 'auth' })
  return (
    <AuthPanel {...panel}>
      <RegistrationForm
        labels={{
          submit: submitLabel,
          sent: t('sent'),
          sentText,
          name: t('name'),
          email: t('email'),
          password: t('password'),
          passwordRule: t('passwordRule', { count: PASSWORD_CHARACTERS }),
          problems: {
            name: t('problems.name'),
            email: t('problems.email'),
            password: t('passwordRule', { count: PASSWORD_CHARACTERS }),
            fields: t('problems.fields'),
            tooManyRequests: t('problems.tooManyRequests'),
            unavailable: t('problems.registrationUnavailable'),
          },
        }}
      />
    </AuthPanel>
  )
}
