'use client'

import { TOKEN_SCOPES } from '@/src/access/api-token'
import { Dialog, type ValueOf } from '@/src/admin/dialog/Dialog'
import { refusalOf } from '@/src/admin/dialog/dialog-errors'
import { Field } from '@/src/admin/dialog/Field'
import { Select } from '@/src/admin/dialog/Select'
import { LIFETIMES, MAX_NAME_CHARACTERS } from '@/src/features/api-tokens/rules/token'
import type { TokenTexts } from './texts'

const FIELDS = ['name', 'tenant', 'scope', 'expiresInDays']

async function create(valueOf: ValueOf): Promise<string> {
  const { panelApi } = await import('@/src/api-client/panel')
  const scope = TOKEN_SCOPES.find((each) => each === valueOf('scope')) ?? 'read'
  const { data } = await panelApi('/api/admin/account/tokens', {
    method: 'post',
    tenant: valueOf('tenant'),
    body: { name: valueOf('name'), scope, expiresInDays: Number(valueOf('expiresInDays')) },
  })
  return data.token
}

type Props = {
  tenants: readonly { id: string; name: string }[]
  /** Id of the tenant that is selected when the dialog opens. */
  selected: string
  texts: TokenTexts
  onCreated: (token: string) => void
  onClose: () => void
}

/** The form for a new API token. What the server rejects stays filled in, with the reason. */
export function CreateTokenDialog({ tenants, selected, texts, onCreated, onClose }: Props) {
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
      <Select name="tenant" label={texts.tenant} value={selected} options={tenants} />
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
    </Dialog>
  )
}
