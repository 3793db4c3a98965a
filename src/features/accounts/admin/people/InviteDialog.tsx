'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import { Dialog, type ValueOf } from '@/src/admin/dialog/Dialog'
import { refusalOf } from '@/src/admin/dialog/dialog-errors'
import type { TenantChoices } from '@/src/admin/use-tenant-choices'
import { TENANT_ROLES } from '@/src/access/permissions'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { InviteFields } from './InviteFields'
import { INVITE_TEXTS } from './texts'

const FIELDS = ['name', 'email', 'tenant', 'role', 'language']

async function invite(valueOf: ValueOf): Promise<void> {
  const { panelApi } = await import('@/src/api-client/panel')
  const [name, email, tenant] = [valueOf('name'), valueOf('email'), valueOf('tenant')]
  const role = TENANT_ROLES.find((each) => each === valueOf('role')) ?? 'viewer'
  const language = LOCALES.find((each) => each === valueOf('language')) ?? LOCALES[0]
  await panelApi('/api/admin/users', { method: 'post', tenant, body: { name, email, role, language } })
}

type Props = {
  choices: TenantChoices
  language: Locale
  onClose: () => void
}

/** The form to invite somebody. What the server rejects stays filled in, with the reason. */
export function InviteDialog({ choices, language, onClose }: Props) {
  const texts = INVITE_TEXTS[language]
  const router = useRouter()

  const send = async (valueOf: ValueOf) => {
    try {
      await invite(valueOf)
    } catch (error) {
      return refusalOf(error, FIELDS, texts.failed)
    }
    toast.success(texts.sent(valueOf('email')))
    router.refresh()
    return null
  }

  return (
    <Dialog
      heading={texts.title}
      labels={{ submit: texts.send, cancel: texts.cancel, failed: texts.failed }}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{texts.explanation}</p>
      <InviteFields choices={choices} language={language} />
    </Dialog>
  )
}
