import type { UIFieldServerProps } from 'payload'

import { toLocale } from '@/src/i18n/locale-texts'
import { readSessions } from './read-sessions'
import { SessionList } from './SessionList'

type Props = Pick<UIFieldServerProps, 'payload' | 'user' | 'i18n' | 'id'>

/** The sessions of an account, for its owner and for super admins. */
export async function Sessions({ payload, user, i18n, id }: Props) {
  if (!user || !id) return null
  const language = toLocale(i18n.language)
  const account = String(id)
  const rows = await readSessions({ payload, user, id: account })
  return (
    rows && <SessionList account={account === user.id ? null : account} rows={rows} language={language} />
  )
}
