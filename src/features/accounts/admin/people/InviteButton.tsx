'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

import { useTenantChoices } from '@/src/admin/use-tenant-choices'
import type { Locale } from '@/src/lib/constants'
import { NewSecret } from '@/src/admin/NewSecret'
import { usePanelDate } from '@/src/admin/use-panel-date'
import { InviteDialog, type Invited } from './InviteDialog'
import { INVITE_TEXTS } from './texts'

type Props = {
  language: Locale
  /** Ids of the tenants to which the signed-in person may invite; null: all. */
  tenants: readonly string[] | null
  /** Else the link is shown here, to hand over. */
  isMailed: boolean
  /** At first. */
  isOpen: boolean
}

/** Opens the invitation dialog, with the selected tenant filled in, and shows the link to hand over. */
export function InviteButton({ language, tenants, isMailed, isOpen }: Props) {
  const choices = useTenantChoices(tenants)
  const [open, setOpen] = useState(isOpen)
  const [invited, setInvited] = useState<Invited | null>(null)
  const dateOf = usePanelDate()
  const texts = INVITE_TEXTS[language]
  if (choices.tenants.length === 0) return null
  return (
    <div className="gevel-people">
      <Button size="small" margin={false} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <div aria-live="polite">
        {invited && (
          <NewSecret
            key={invited.href}
            secret={invited.href}
            texts={{
              ...texts.link,
              created: texts.link.created(invited.email, dateOf(invited.expiresAt)),
            }}
          />
        )}
      </div>
      {open && (
        <InviteDialog
          choices={choices}
          language={language}
          isMailed={isMailed}
          onLink={setInvited}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
