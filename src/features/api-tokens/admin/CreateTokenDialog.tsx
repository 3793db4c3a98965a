'use client'

import { TOKEN_SCOPES } from '@/src/access/api-token'
import { Dialog, type ValueOf } from '@/src/admin/dialog/Dialog'
import { refusalOf } from '@/src/admin/dialog/dialog-errors'
import { Field } from '@/src/admin/dialog/Field'
import { ProofField } from '@/src/admin/dialog/ProofField'
import { Select } from '@/src/admin/dialog/Select'
import { TenantSelect } from '@/src/admin/dialog/TenantSelect'
import type { TenantChoices } from '@/src/admin/use-tenant-choices'
import { proofOf } from '@/src/features/accounts/rules/factors'
import { LIFETIMES, MAX_NAME_CHARACTERS } from '@/src/features/api-tokens/rules/token'
import type { Locale } from '@/src/lib/constants'
import { TOKEN_TEXTS } from './texts'

const FIELDS = ['name', 'tenant', 'scope', 'expiresInDays', 'proof']

async function create(valueOf: ValueOf): Promise<string> {
  const { panelApi } = await import('@/src/api-client/panel')
  const proof = valueOf('proof')
  const scope = TOKEN_SCOPES.find((each) => each === valueOf('scope')) ?? 'read'
  const { data } = await panelApi('/api/admin/account/tokens', {
    method: 'post',
    tenant: valueOf('tenant'),
    body: {
      name: valueOf('name'),
      scope,
      expiresInDays: Number(valueOf('expiresInDays')),
      ...(proof && { proof: proofOf(proof) }),
    },
  })
  return data.token
}

/** How the person can prove who they are. */
export type Identity = { hasTotp: boolean; isLinkedToProvider: boolean }

type Props = {
  choices: TenantChoices
  identity: Identity
  language: Locale
  onCreated: (token: string) => void
  onClose: () => void
}

/** The form for a new API token. What the server rejects stays filled in, with the reason. */
export function CreateTokenDialog({ choices, identity, language, onCreated, onClose }: Props) {
  const texts = TOKEN_TEXTS[language]
  const submit = async (valueOf: ValueOf) => {
    try {
      onCreated(await create(valueOf))
    } catch (error) {
      return refusalOf(error, FIELDS, texts.failed)
    }
    return null
  }
  return (
    <Dialog
      heading={texts.create}
      labels={{ submit: texts.create, cancel: texts.cancel, failed: texts.failed }}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{texts.explanation}</p>
      <Field name="name" label={texts.name} explanation={texts.nameExplanation}>
        {(control) => <input {...control} required maxLength={MAX_NAME_CHARACTERS} autoComplete="off" />}
      </Field>
      <TenantSelect choices={choices} label={texts.tenant} />
      <Select
        name="scope"
        label={texts.scope}
        value="read"
        options={TOKEN_SCOPES.map((scope) => ({ id: scope, name: texts.scopes[scope] }))}
      />
      <Select
        name="expiresInDays"
        label={texts.lifetime}
        value="90"
        options={LIFETIMES.map((days) => ({ id: String(days), name: texts.days(days) }))}
      />
      <ProofField hasTotp={identity.hasTotp} isOptional={identity.isLinkedToProvider} />
    </Dialog>
  )
}
