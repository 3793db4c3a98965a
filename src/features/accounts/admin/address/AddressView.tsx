import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'

import { PlainPage } from '@/src/admin/brand/PlainPage'
import { pendingAddress } from '@/src/features/accounts/server/change-address'
import { toLocale } from '@/src/i18n/locale-texts'
import { adminHref } from '@/src/routing/admin-paths'
import { AddressForm } from './AddressForm'
import { ADDRESS_TEXTS } from './texts'

/** The page that the links of a change of address lead to. The token authorises; a session is not needed. */
export async function AddressView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const language = toLocale(req.i18n.language)
  const texts = ADDRESS_TEXTS[language]
  const token = typeof searchParams?.token === 'string' ? searchParams.token : ''
  const found = await pendingAddress(req, token)
  return (
    <MinimalTemplate>
      <PlainPage>
        <h1>{texts.title}</h1>
        {found ? (
          <AddressForm
            token={token}
            answer={found.answer}
            email={found.account.newEmail ?? ''}
            language={language}
            signIn={adminHref(language, '')}
            newPassword={adminHref(language, '/forgot')}
          />
        ) : (
          <p>{texts.expired}</p>
        )}
      </PlainPage>
    </MinimalTemplate>
  )
}
