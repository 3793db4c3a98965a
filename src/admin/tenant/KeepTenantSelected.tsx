'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useEffect } from 'react'

/** Selects a tenant when none is: work happens in one, and without it a new document would ask for it first. */
export function KeepTenantSelected(): null {
  const { options, selectedTenantID, setTenant } = useTenantSelection()
  const first = options[0]?.value
  useEffect(() => {
    if (!selectedTenantID && first) setTenant({ id: first, refresh: true })
  }, [first, selectedTenantID, setTenant])
  return null
}
