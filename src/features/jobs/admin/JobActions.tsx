'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import type { JobState } from '@/src/features/jobs/rules/state'
import { JOB_TEXTS } from '@/src/features/jobs/rules/texts'
import type { Locale } from '@/src/lib/constants'

const ENDPOINT = '/payload-api/payload-jobs'
const RERUNNABLE: readonly JobState[] = ['waiting', 'retrying', 'failed', 'cancelled']
const CANCELLABLE: readonly JobState[] = ['waiting', 'running', 'retrying']

type Props = { id: string; state: JobState; language: Locale }

/** Runs a job again or cancels it, and shows what became of it. */
export function JobActions({ id, state, language }: Props) {
  const texts = JOB_TEXTS[language]
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  const request = async (action: 'rerun' | 'cancel', done: string) => {
    setBusy(true)
    try {
      const { ok, status } = await fetch(`${ENDPOINT}/${id}/${action}`, { method: 'POST' })
      if (ok) toast.success(done)
      else toast.error(status === 409 ? texts.notPossible : texts.failed)
    } catch {
      toast.error(texts.failed)
    }
    setBusy(false)
    router.refresh()
  }

  return (
    <div className="gevel-job__actions">
      {RERUNNABLE.includes(state) && (
        <Button disabled={busy} margin={false} onClick={() => void request('rerun', texts.reran)}>
          {texts.rerun}
        </Button>
      )}
      {CANCELLABLE.includes(state) && (
        <Button
          buttonStyle="secondary"
          disabled={busy}
          margin={false}
          onClick={() => void request('cancel', texts.wasCancelled)}
        >
          {texts.cancel}
        </Button>
      )}
    </div>
  )
}
