'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'

/** Tenants to choose from in a dialog; `selected`: the id of the one that is selected when it opens. */
export type TenantChoices = { tenants: readonly { id: string; name: string }[]; selected: string }

/**
 * The tenants that the signed-in person sees, the one of the panel selected.
 * @param allowed ids of those to offer; null: all
 */
export function useTenantChoices(allowed: readonly string[] | null): TenantChoices {
  const { options, selectedTenantID } = useTenantSelection()
  const tenants = options
    .filter(({ value }) => allowed === null || allowed.includes(value))
    .map(({ value, label }) => ({ id: value, name: typeof label === 'string' ? label : value }))
  return { tenants, selected: String(selectedTenantID ?? tenants[0]?.id) }
}
