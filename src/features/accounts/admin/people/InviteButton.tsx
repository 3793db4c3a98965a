'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'

import type { Locale } from '@/src/lib/constants'
import { InviteDialog } from './InviteDialog'
import { INVITE_TEXTS } from './texts'

type Props = {
  language: Locale
  /** Ids of the tenants to which the signed-in person may invite; null: all. */
  tenants: readonly string[] | null
}

/** Opens the invitation dialog, with the selected tenant filled in. */
export function InviteButton({ language, tenants }: Props) {
  const { options, selectedTenantID } = useTenantSelection()
  const [open, setOpen] = useState(false)
  const choices = options
    .filter(({ value }) => tenants === null || tenants.includes(value))
    .map(({ value, label }) => ({ id: value, name: typeof label === 'string' ? label : value }))
  if (choices.length === 0) return null
  return (
    <div className="gevel-people">
      <Button size="small" margin={false} onClick={() => setOpen(true)}>
        {INVITE_TEXTS[language].open}
      </Button>
      {open && (
        <InviteDialog
          tenants={choices}
          selected={String(selectedTenantID ?? choices[0]?.id)}
          language={language}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
