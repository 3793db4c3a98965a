'use client'

import { useSelection } from '@payloadcms/ui'
import { useState } from 'react'

import { latePart } from '@/src/admin/late-part'
import { useBulkRights } from '@/src/admin/lists/use-bulk-rights'
import type { Ended } from './bulk-calls'

const BulkBar = latePart(() => import('./BulkBar').then((module) => module.BulkBar))

/** The place of the bar, whose code is loaded when something is selected. */
export function BulkSlot({ tenant }: { tenant: string }) {
  const { count } = useSelection()
  const { isInDrawer, change } = useBulkRights('form-submissions')
  const [ended, setEnded] = useState<Ended | null>(null)
  if (isInDrawer || !change || (count === 0 && !ended)) return null
  return (
    <div className="gevel-bulk">
      <BulkBar {...{ tenant, ended, setEnded }} />
    </div>
  )
}
