'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'

import {
  type Bulk,
  changeBulk,
  type Estimate,
  estimateBulk,
  followBulk,
  startBulk,
  type Work,
} from './bulk-calls'
import type { BulkTexts } from './bulk-texts'
import { reasonOf } from './reason'

/** What the estimate was for, so that exactly that is started. */
type Planned = { work: Work; estimate: Estimate }

/** A bulk translation, from its estimate to its end; `found` is one that is there already. */
export function useBulk(tenant: string, found: Bulk | null, texts: BulkTexts) {
  const router = useRouter()
  const [bulk, setBulk] = useState(found)
  const [planned, setPlanned] = useState<Planned | null>(null)
  const [isBusy, setBusy] = useState(false)
  const running = bulk?.state === 'running' ? bulk.id : null
  useEffect(() => {
    if (running === null) return
    const abort = new AbortController()
    const follow = async () => {
      for await (const next of followBulk(tenant, running, abort.signal)) {
        if (abort.signal.aborted) return
        setBulk(next)
        if (next.state !== 'running') router.refresh()
      }
    }
    void follow()
    return () => abort.abort()
  }, [running, tenant, router])
  const run = async <T>(work: Promise<T>, after: (result: T) => void) => {
    setBusy(true)
    try {
      after(await work)
    } catch (error) {
      toast.error((await reasonOf(error)) ?? texts.failed)
    }
    setBusy(false)
  }
  const begun = (next: Bulk) => {
    setPlanned(null)
    setBulk(next)
  }
  return {
    bulk,
    estimate: planned?.estimate ?? null,
    isBusy,
    plan: (work: Work) => run(estimateBulk(tenant, work), (estimate) => setPlanned({ work, estimate })),
    discard: () => setPlanned(null),
    start: () => (planned ? run(startBulk(tenant, planned.work), begun) : Promise.resolve()),
    change: (action: 'cancel' | 'continue') =>
      bulk ? run(changeBulk(tenant, bulk.id, action), begun) : Promise.resolve(),
  }
}
