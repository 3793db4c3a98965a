'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import { Dialog, type ValueOf } from '@/src/admin/dialog/Dialog'
import type { Locale } from '@/src/lib/constants'
import { InviteFields } from './InviteFields'
import { postAbout } from './post-about'
import { INVITE_TEXTS } from './texts'

const FIELDS = ['name', 'email', 'tenant', 'role', 'language'] as const

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
    const body = Object.fromEntries(FIELDS.map((name) => [name, valueOf(name)]))
    const refused = await postAbout('invite', body, texts.failed)
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
