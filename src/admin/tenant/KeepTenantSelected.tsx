'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useEffect } from 'react'

const LAST_USED = 'gevel-tenant'

/** Remembers the tenant a person works in and selects it again, or the first: work always happens in one. */
export function KeepTenantSelected(): null {
  const { options, selectedTenantID, setTenant } = useTenantSelection()
  useEffect(() => {
    if (selectedTenantID) {
      localStorage.setItem(LAST_USED, String(selectedTenantID))
      return
    }
    const lastUsed = localStorage.getItem(LAST_USED)
    const chosen = options.find(({ value }) => value === lastUsed) ?? options[0]
    if (chosen) setTenant({ id: chosen.value, refresh: true })
  }, [options, selectedTenantID, setTenant])
  return null
}
