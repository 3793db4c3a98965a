import { getTranslations } from 'next-intl/server'

import type { SignInBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { AuthPanel } from '@/src/components/auth/AuthPanel'
import { SignInForm } from '@/src/components/auth/SignInForm'
import { adminHref } from '@/src/lib/admin-paths'

type Props = SignInBlock & BlockContext

/** E-mail address and password, and the way for those who have none. */
export async function SignIn({ submitLabel, signedInText, goOnLabel, other, ...panel }: Props) {
  const t = await getTranslations({ locale: panel.locale, namespace: 'auth' })
  return (
    <AuthPanel {...panel} other={other}>
      <SignInForm
        home={adminHref(panel.locale, '')}
        labels={{
          submit: submitLabel,
          signedIn: signedInText,
          goOn: goOnLabel,
          email: t('email'),
          password: t('password'),
          problems: {
            email: t('problems.email'),
            password: t('problems.password'),
            fields: t('problems.fields'),
            unauthenticated: t('problems.unauthenticated'),
            tooManyRequests: t('problems.tooManyRequests'),
            unavailable: t('problems.unavailable'),
          },
        }}
      />
    </AuthPanel>
  )
}
