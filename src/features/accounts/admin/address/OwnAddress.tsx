import type { UIFieldServerProps } from 'payload'

import { mayChangeAddress } from '@/src/features/accounts/server/change-address'
import { toLocale } from '@/src/i18n/locale-texts'
import { AddressButton } from './AddressButton'

type Props = Pick<UIFieldServerProps, 'user' | 'i18n' | 'id'>

/** On one's own account screen: a button to change the e-mail address, for who signs in with it. */
export const OwnAddress = ({ user, i18n, id }: Props) =>
  user && String(id) === user.id && mayChangeAddress(user) ? (
    <AddressButton language={toLocale(i18n.language)} />
  ) : null
