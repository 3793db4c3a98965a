'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

import type { TokenScope } from '@/src/access/api-token'
import { CellLabel } from '@/src/admin/lists/CellLabel'
import { LocalTime } from '@/src/admin/LocalTime'
import type { TokenTexts } from './texts'

/** Times are ISO; `tenant` is an id. */
export type TokenRow = {
  id: string
  name: string
  scope: TokenScope
  tenant: string
  expiresAt: string
  expired: boolean
  lastUsedAt: string | null
}

type Props = {
  tokens: readonly TokenRow[]
  texts: TokenTexts
  nameOf: (tenant: string) => string
  onRevoke: (token: TokenRow) => Promise<void>
}

export function TokenTable({ tokens, texts, nameOf, onRevoke }: Props) {
  const [busy, setBusy] = useState(false)
  const revoke = async (token: TokenRow) => {
    setBusy(true)
    await onRevoke(token)
    setBusy(false)
  }
  return (
    <table className="gevel-table gevel-audit">
      <thead>
        <tr>
          {[texts.name, texts.tenant, texts.scope, texts.lastUsed, texts.expires, texts.action].map(
            (head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <tr key={token.id}>
            <th scope="row">{token.name}</th>
            <td>
              <CellLabel text={texts.tenant} />
              {nameOf(token.tenant)}
            </td>
            <td>
              <CellLabel text={texts.scope} />
              {texts.scopes[token.scope]}
            </td>
            <td>
              <CellLabel text={texts.lastUsed} />
              {token.lastUsedAt ? <LocalTime value={token.lastUsedAt} /> : texts.neverUsed}
            </td>
            <td>
              <CellLabel text={texts.expires} />
              {token.expired ? texts.expired : <LocalTime value={token.expiresAt} />}
            </td>
            <td>
              <Button
                buttonStyle="secondary"
                disabled={busy}
                margin={false}
                size="small"
                aria-label={texts.revokeNamed(token.name)}
                onClick={() => void revoke(token)}
              >
                {texts.revoke}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
