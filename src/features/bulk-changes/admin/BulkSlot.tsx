'use client'

import { useSelection } from '@payloadcms/ui'

import { latePart } from '@/src/admin/late-part'
import { useBulkRights } from '@/src/admin/lists/use-bulk-rights'
import type { BulkPlace } from './place'
import { useResult } from './use-result'

const BulkBar = latePart(() => import('./BulkBar').then((module) => module.BulkBar))

/** The place of the bar, whose code is loaded when something is selected. */
export function BulkSlot(place: BulkPlace) {
  const { count } = useSelection()
  const { isInDrawer, ...may } = useBulkRights(place.collection)
  const [result, keepResult] = useResult(place)
  if (isInDrawer || !(may.change || may.remove) || (count === 0 && !result)) return null
  return (
    <div className="gevel-bulk">
      <BulkBar place={place} may={may} result={result} keepResult={keepResult} />
    </div>
  )
}
