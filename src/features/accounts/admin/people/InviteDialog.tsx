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

/** A link to hand over, and for whom it is. */
export type Invited = { email: string; href: string; expiresAt: string }

async function invite(valueOf: ValueOf): Promise<Invited | null> {
  const { panelApi } = await import('@/src/api-client/panel')
  const [name, email, tenant] = [valueOf('name'), valueOf('email'), valueOf('tenant')]
  const role = TENANT_ROLES.find((each) => each === valueOf('role')) ?? 'viewer'
  const language = LOCALES.find((each) => each === valueOf('language')) ?? LOCALES[0]
  const body = { name, email, role, language }
  const { data } = await panelApi('/api/admin/users', {
    method: 'post',
    tenant,
    body,
  })
  return data.link && { email: data.email, ...data.link }
}

type Props = {
  choices: TenantChoices
  language: Locale
  /** Else the link is for the caller to hand over. */
  isMailed: boolean
  onLink: (invited: Invited) => void
  onClose: () => void
}

/** The form to invite somebody. What the server rejects stays filled in, with the reason. */
export function InviteDialog({ choices, language, isMailed, onLink, onClose }: Props) {
  const texts = INVITE_TEXTS[language]
  const router = useRouter()

  const send = async (valueOf: ValueOf) => {
    try {
      const invited = await invite(valueOf)
      if (invited) onLink(invited)
      else toast.success(texts.sent(valueOf('email')))
    } catch (error) {
      return refusalOf(error, FIELDS, texts.failed)
    }
    router.refresh()
    return null
  }

  return (
    <Dialog
      heading={texts.title}
      labels={{
        submit: isMailed ? texts.send : texts.link.make,
        cancel: texts.cancel,
        failed: texts.failed,
      }}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{isMailed ? texts.explanation : texts.link.explanation}</p>
      <InviteFields choices={choices} language={language} />
    </Dialog>
  )
}
