import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useEffect, useState } from 'react'

import type { Data } from '@/src/api-client/types'

export type Filing = Data<'/api/admin/images/filing'>

const NOTHING: Filing = { folders: [], tags: [] }

/** The folders and tags of the selected tenant; empty until they are there. They are suggestions: a failure is silent. */
export function useFiling(): Filing {
  const tenant = useTenantSelection().selectedTenantID
  const [filing, setFiling] = useState(NOTHING)
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const { panelApi } = await import('@/src/api-client/panel')
      const { data } = await panelApi('/api/admin/images/filing', tenant ? { tenant: String(tenant) } : {})
      if (isCurrent) setFiling(data)
    }
    read().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [tenant])
  return filing
}
