'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import type { ValueOf } from '@/src/admin/dialog/Dialog'
import { DialogButton } from '@/src/admin/dialog/DialogButton'
import { refusalOf } from '@/src/admin/dialog/dialog-errors'
import { collectionHref } from '@/src/routing/admin-paths'
import type { Locale } from '@/src/lib/constants'
import { Select } from '@/src/admin/dialog/Select'
import { MEMBERSHIP_TEXTS } from './texts'

type Named = { id: string; name: string }
type Props = { language: Locale; person: Named; tenants: readonly Named[] }

async function endMembership(id: string, tenant: string | undefined): Promise<void> {
  const { panelApi } = await import('@/src/api-client/panel')
  await panelApi('/api/admin/users/{id}', { method: 'delete', params: { id }, ...(tenant && { tenant }) })
}

/** Removes an account from a tenant after confirmation, then returns to the list: the account may no longer be readable. */
export function EndMembershipButton({ language, person, tenants }: Props) {
  const router = useRouter()
  const texts = MEMBERSHIP_TEXTS[language]
  const [first] = tenants

  const end = async (valueOf: ValueOf) => {
    try {
      await endMembership(person.id, valueOf('tenant') || first?.id)
    } catch (error) {
      return refusalOf(error, ['tenant'], texts.failed)
    }
    toast.success(texts.done(person.name))
    router.push(collectionHref(language, 'users'))
    router.refresh()
    return null
  }

  return (
    <DialogButton
      heading={texts.open}
      labels={{ submit: texts.submit, cancel: texts.cancel, failed: texts.failed }}
      onSubmit={end}
    >
      <p>{texts.explanation(person.name, tenants.length === 1 && first ? first.name : null)}</p>
      {tenants.length > 1 && (
        <Select name="tenant" label={texts.tenant} value={first?.id ?? ''} options={tenants} />
      )}
    </DialogButton>
  )
}
