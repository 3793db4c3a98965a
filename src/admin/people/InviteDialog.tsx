'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import { Dialog, type ValueOf } from '@/src/admin/dialog/Dialog'
import type { Locale } from '@/src/lib/constants'
import { InviteFields } from './InviteFields'
import { sendInvitation } from './send-invitation'
import { INVITE_TEXTS } from './texts'

type Props = {
  tenants: readonly { id: string; name: string }[]
  /** The id of the tenant that is chosen at first. */
  selected: string
  language: Locale
  onClose: () => void
}

/** Whom to invite, as what. What the server refuses stays filled in, with the reason. */
export function InviteDialog({ tenants, selected, language, onClose }: Props) {
  const texts = INVITE_TEXTS[language]
  const router = useRouter()

  const send = async (valueOf: ValueOf) => {
    const refused = await sendInvitation(valueOf, texts.failed)
    if (refused !== null) return refused
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
      <InviteFields tenants={tenants} selected={selected} language={language} />
    </Dialog>
  )
}
