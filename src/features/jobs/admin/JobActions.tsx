'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import type { JobState } from '@/src/features/jobs/rules/state'
import { JOB_TEXTS } from '@/src/features/jobs/rules/texts'
import type { Locale } from '@/src/lib/constants'
import { HttpError } from '@/src/platform/http/http-error'

const RERUNNABLE: readonly JobState[] = ['waiting', 'retrying', 'failed', 'cancelled']
const CANCELLABLE: readonly JobState[] = ['waiting', 'running', 'retrying']

type Props = { id: string; state: JobState; language: Locale }

async function rerun(id: string): Promise<void> {
  const { panelApi } = await import('@/src/api-client/panel')
  await panelApi('/panel-api/jobs/{id}/rerun', { method: 'post', params: { id } })
}
async function cancel(id: string): Promise<void> {
  const { panelApi } = await import('@/src/api-client/panel')
  await panelApi('/panel-api/jobs/{id}/cancel', { method: 'post', params: { id } })
}

/** Runs a job again or cancels it, and shows what became of it. */
export function JobActions({ id, state, language }: Props) {
  const texts = JOB_TEXTS[language]
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  const request = async (action: typeof rerun, done: string) => {
    setBusy(true)
    try {
      await action(id)
      toast.success(done)
    } catch (error) {
      const isConflict = error instanceof HttpError && error.status === 409
      toast.error(isConflict ? texts.notPossible : texts.failed)
    }
    setBusy(false)
    router.refresh()
  }

  return (
    <div className="gevel-job__actions">
      {RERUNNABLE.includes(state) && (
        <Button disabled={busy} margin={false} onClick={() => void request(rerun, texts.reran)}>
          {texts.rerun}
        </Button>
      )}
      {CANCELLABLE.includes(state) && (
        <Button
          buttonStyle="secondary"
          disabled={busy}
          margin={false}
          onClick={() => void request(cancel, texts.wasCancelled)}
        >
          {texts.cancel}
        </Button>
      )}
    </div>
  )
}
