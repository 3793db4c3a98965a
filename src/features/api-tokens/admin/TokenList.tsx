'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { useTenantChoices } from '@/src/admin/use-tenant-choices'
import type { Locale } from '@/src/lib/constants'
import { NewSecret } from '@/src/admin/NewSecret'
import { CreateTokenDialog, type Identity } from './CreateTokenDialog'
import { TOKEN_TEXTS } from './texts'
import { TokenTable, type TokenRow } from './TokenTable'

type Props = {
  language: Locale
  /** Ids of the tenants in which the person may create tokens; null: all. */
  tenants: readonly string[] | null
  tokens: readonly TokenRow[]
  identity: Identity
}

async function revoke(id: string): Promise<void> {
  const { panelApi } = await import('@/src/api-client/panel')
  await panelApi('/api/admin/account/tokens/{id}/revoke', { method: 'post', params: { id } })
}

/** The person's own API tokens: creating one, which is shown once, and revoking. */
export function TokenList({ language, tenants, tokens, identity }: Props) {
  const texts = TOKEN_TEXTS[language]
  const router = useRouter()
  const everywhere = useTenantChoices(null)
  const choices = useTenantChoices(tenants)
  const [creating, setCreating] = useState(false)
  const [created, setCreated] = useState<string | null>(null)
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
          nameOf={(tenant) => everywhere.tenants.find(({ id }) => id === tenant)?.name ?? '–'}
          onRevoke={revokeAndRefresh}
        />
      )}
      {choices.tenants.length > 0 && (
        <Button buttonStyle="secondary" margin={false} onClick={() => setCreating(true)}>
          {texts.create}
        </Button>
      )}
      {creating && (
        <CreateTokenDialog
          choices={choices}
          identity={identity}
          language={language}
          onCreated={show}
          onClose={() => setCreating(false)}
        />
      )}
    </section>
  )
}
