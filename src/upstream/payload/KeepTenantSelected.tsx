/**
 * Defect: without a selected tenant the plugin opens a dialog over a new document that blocks it until a tenant is
 * assigned.
 * Seen in: @payloadcms/plugin-multi-tenant 3.90.1
 * Upstream: not reported yet
 * Remove when: KeepTenantSelected.test.ts "the multi-tenant plugin opens its dialog over a new document without a tenant" fails
 */
'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useEffect } from 'react'

/** Selects the first tenant when none is selected. */
export function KeepTenantSelected(): null {
  const { options, selectedTenantID, setTenant } = useTenantSelection()
  const first = options[0]?.value
  useEffect(() => {
    if (!selectedTenantID && first) setTenant({ id: first, refresh: true })
  }, [first, selectedTenantID, setTenant])
  return null
}
