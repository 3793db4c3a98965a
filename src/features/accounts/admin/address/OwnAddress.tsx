import type { UIFieldServerProps } from 'payload'

import { mayChangeAddress } from '@/src/features/accounts/server/change-address'
import { factorsOf } from '@/src/features/accounts/server/factors/factors-of'
import { toLocale } from '@/src/i18n/locale-texts'
import { AddressButton } from './AddressButton'

type Props = Pick<UIFieldServerProps, 'req' | 'user' | 'i18n' | 'id'>

/** On one's own account screen: a button to change the e-mail address, for who signs in with it. */
export async function OwnAddress({ req, user, i18n, id }: Props) {
  if (!user || String(id) !== user.id || !mayChangeAddress(user)) return null
  const { totp } = await factorsOf(req.payload.db.drizzle, user.id)
  return <AddressButton language={toLocale(i18n.language)} hasTotp={totp} />
}
