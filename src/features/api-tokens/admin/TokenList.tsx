'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import type { Locale } from '@/src/lib/constants'
import { CreateTokenDialog } from './CreateTokenDialog'
import { NewSecret } from '@/src/admin/NewSecret'
import { TOKEN_TEXTS } from './texts'
import { TokenTable, type TokenRow } from './TokenTable'

type Props = {
  language: Locale
  /** Ids of the tenants in which the person may create tokens; null: all. */
  tenants: readonly string[] | null
  tokens: readonly TokenRow[]
}

async function revoke(id: string): Promise<void> {
  const { panelApi } = await import('@/src/api-client/panel')
  await panelApi('/api/admin/account/tokens/{id}/revoke', { method: 'post', params: { id } })
}

/** The person's own API tokens: creating one, which is shown once, and revoking. */
export function TokenList({ language, tenants, tokens }: Props) {
  const texts = TOKEN_TEXTS[language]
  const router = useRouter()
  const { options, selectedTenantID } = useTenantSelection()
  const [creating, setCreating] = useState(false)
  const [created, setCreated] = useState<string | null>(null)
  const named = options.map(({ value, label }) => ({
    id: value,
    name: typeof label === 'string' ? label : value,
  }))
  const choices = named.filter(({ id }) => tenants === null || tenants.includes(id))

  const revokeAndRefresh = async ({ id, name }: TokenRow) => {
    try {
      await revoke(id)
      toast.success(texts.revoked(name))
      router.refresh()
    } catch {
      toast.error(texts.failed)
    }
  }
  const show = (token: string) => {
    setCreated(token)
    router.refresh()
  }

  return (
    <section aria-labelledby="gevel-tokens" className="gevel-sessions">
      <h3 id="gevel-tokens">{texts.title}</h3>
      <p>{tokens.length === 0 ? texts.none : texts.explanation}</p>
      <div aria-live="polite">{created !== null && <NewSecret secret={created} texts={texts} />}</div>
      {tokens.length > 0 && (
        <TokenTable
          tokens={tokens}
          texts={texts}
          nameOf={(tenant) => named.find(({ id }) => id === tenant)?.name ?? '–'}
          onRevoke={revokeAndRefresh}
        />
      )}
      {choices.length > 0 && (
        <Button buttonStyle="secondary" onClick={() => setCreating(true)}>
          {texts.create}
        </Button>
      )}
      {creating && (
        <CreateTokenDialog
          tenants={choices}
          selected={String(selectedTenantID ?? choices[0]?.id)}
          texts={texts}
          onCreated={show}
          onClose={() => setCreating(false)}
        />
      )}
    </section>
  )
}
