'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'

import { HttpError } from '@/src/platform/http/http-error'
import {
  type Bulk,
  changeBulk,
  type Estimate,
  estimateBulk,
  readBulk,
  startBulk,
  type Work,
} from './bulk-calls'
import type { BulkTexts } from './bulk-texts'

const INTERVAL_MS = 1500

async function reasonOf(error: unknown, texts: BulkTexts): Promise<string> {
  if (!(error instanceof HttpError)) return texts.failed
  const { problemOf } = await import('@/src/api-client/problem')
  const problem = problemOf(error)
  return problem?.errors?.[0]?.message ?? problem?.detail ?? texts.failed
}

/** What the estimate was for, so that exactly that is started. */
type Planned = { work: Work; estimate: Estimate }

/** A bulk translation, from its estimate to its end; `found` is one that is there already. */
export function useBulk(tenant: string, found: Bulk | null, texts: BulkTexts) {
  const router = useRouter()
  const [bulk, setBulk] = useState(found)
  const [planned, setPlanned] = useState<Planned | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (bulk?.state !== 'running') return
    let isOver = false
    const follow = async () => {
      // A call that fails is made again: the same figures in a new object.
      const next = await readBulk(tenant, bulk.id).catch(() => ({ ...bulk }))
      if (isOver) return
      setBulk(next)
      if (next.state !== 'running') router.refresh()
    }
    const timer = setTimeout(() => void follow(), INTERVAL_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [bulk, tenant, router])
  const run = async <T>(work: Promise<T>, after: (result: T) => void) => {
    setBusy(true)
    try {
      after(await work)
    } catch (error) {
      toast.error(await reasonOf(error, texts))
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
