'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

import { useTenantChoices } from '@/src/admin/use-tenant-choices'
import type { Locale } from '@/src/lib/constants'
import { InviteDialog } from './InviteDialog'
import { INVITE_TEXTS } from './texts'

type Props = {
  language: Locale
  /** Ids of the tenants to which the signed-in person may invite; null: all. */
  tenants: readonly string[] | null
  /** At first. */
  isOpen: boolean
}

/** Opens the invitation dialog, with the selected tenant filled in. */
export function InviteButton({ language, tenants, isOpen }: Props) {
  const choices = useTenantChoices(tenants)
  const [open, setOpen] = useState(isOpen)
  if (choices.tenants.length === 0) return null
  return (
    <div className="gevel-people">
      <Button size="small" margin={false} onClick={() => setOpen(true)}>
        {INVITE_TEXTS[language].open}
      </Button>
      {open && <InviteDialog choices={choices} language={language} onClose={() => setOpen(false)} />}
    </div>
  )
}
