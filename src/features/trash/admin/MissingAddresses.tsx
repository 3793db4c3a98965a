'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { useEffect } from 'react'

import { watchBulkChanges } from '@/src/upstream/payload/bulk-operations/watch'

/** Long enough to read on in the form that opens meanwhile. */
const SHOWN_MS = 20_000

/** In the form of a document in the trash: says which addresses it did not get back; a list says it above itself. */
export function MissingAddresses() {
  const { api } = useConfig().config.routes
  useEffect(
    () =>
      watchBulkChanges(api, ({ rejection }) => {
        if (!rejection) return
        const description = rejection.rejected.map(({ reason }) => reason).join(', ')
        toast.warning(rejection.heading, { description, duration: SHOWN_MS })
      }),
    [api],
  )
  return null
}
