import type { UIFieldServerProps } from 'payload'

import { toLocale } from '@/src/i18n/locale-texts'
import { PasswordButton } from './PasswordButton'

type Props = Pick<UIFieldServerProps, 'user' | 'i18n' | 'id'>

/** On one's own account screen: a button to change the password, which asks for the current one. */
export const OwnPassword = ({ user, i18n, id }: Props) =>
  user && String(id) === user.id ? <PasswordButton language={toLocale(i18n.language)} /> : null
