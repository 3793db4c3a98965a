import type { UIFieldServerProps } from 'payload'

import { toLocale } from '@/src/i18n/locale-texts'
import { readSessions } from './read-sessions'
import { SessionTable } from './SessionTable'
import { SESSION_TEXTS } from './texts'

type Props = Pick<UIFieldServerProps, 'payload' | 'user' | 'i18n' | 'id'>

/** The sessions of an account, for its owner and for those who may manage it. */
export async function Sessions({ payload, user, i18n, id }: Props) {
  if (!user || !id) return null
  const language = toLocale(i18n.language)
  const account = String(id)
  const rows = await readSessions({ payload, user, id: account })
  return (
    rows && (
      <SessionTable
        account={account === user.id ? null : account}
        rows={rows}
        texts={SESSION_TEXTS[language]}
      />
    )
  )
}
