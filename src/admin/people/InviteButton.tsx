'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'

import type { Locale } from '@/src/lib/constants'
import { InviteForm } from './InviteForm'
import { INVITE_TEXTS } from './texts'

type Props = {
  language: Locale
  /** The tenants to which the person may invite; null: all. */
  tenants: readonly string[] | null
}

/** Opens the form to invite somebody to the tenant that is selected. */
export function InviteButton({ language, tenants }: Props) {
  const { selectedTenantID } = useTenantSelection()
  const [open, setOpen] = useState(false)
  const tenant = selectedTenantID ? String(selectedTenantID) : null
  if (!tenant || (tenants && !tenants.includes(tenant))) return null
  return (
    <div className="gevel-people">
      {open ? (
        <InviteForm key={tenant} tenant={tenant} language={language} onClose={() => setOpen(false)} />
      ) : (
        <Button size="small" margin={false} onClick={() => setOpen(true)}>
          {INVITE_TEXTS[language].open}
        </Button>
      )}
    </div>
  )
}
