import type { UIFieldServerProps } from 'payload'

import { isSuperAdmin, referenceId } from '@/src/access/memberships'
import { factorsOf, isLinkedToProvider } from '@/src/features/accounts'
import { findOwnTokens, isExpired, tenantOfToken } from '@/src/features/api-tokens/server/own-tokens'
import { toLocale } from '@/src/i18n/locale-texts'
import { TokenList } from './TokenList'

type Props = Pick<UIFieldServerProps, 'req' | 'user' | 'i18n' | 'id'>

/** The API tokens of the signed-in person, on their own account. Those of others are a list of their own in the panel. */
export async function Tokens({ req, user, i18n, id }: Props) {
  if (!user || user.id !== id) return null
  const tenants = (user.tenants ?? []).map(({ tenant }) => referenceId(tenant))
  if (!isSuperAdmin(user) && tenants.length === 0) return null
  const connection = req.payload.db.drizzle
  const [tokens, { totp }, isLinked] = await Promise.all([
    findOwnTokens(req, user.id),
    factorsOf(connection, user.id),
    isLinkedToProvider(connection, user.id),
  ])
  return (
    <TokenList
      language={toLocale(i18n.language)}
      identity={{ hasTotp: totp, isLinkedToProvider: isLinked }}
      tenants={isSuperAdmin(user) ? null : tenants}
      tokens={tokens.map((token) => ({
        id: token.id,
        name: token.name,
        scope: token.scope,
        tenant: tenantOfToken(token),
        expiresAt: token.expiresAt,
        expired: isExpired(token),
        lastUsedAt: token.lastUsedAt ?? null,
      }))}
    />
  )
}
