'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { HttpError } from '@/src/platform/http/http-error'
import type { ProofTexts } from './texts'

type Props = { id: string; mayCheck: boolean; mayApprove: boolean; texts: ProofTexts }

async function requestProof(id: string, action: 'check' | 'approve') {
  const { panelApi } = await import('@/src/api-client/panel')
  const params = { id }
  const { data } =
    action === 'check'
      ? await panelApi('/api/admin/domains/{id}/check', { method: 'post', params })
      : await panelApi('/api/admin/domains/{id}/approve', { method: 'post', params })
  return data
}

function messageOf(error: unknown, texts: ProofTexts): string {
  const status = error instanceof HttpError ? error.status : 0
  if (status === 409) return texts.problems.conflict
  return status === 429 ? texts.tooMany : texts.failed
}

/** Looks the record up now; super admins can do without it. */
export function ProofActions({ id, mayCheck, mayApprove, texts }: Props) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  const act = async (action: 'check' | 'approve', done: string) => {
    setBusy(true)
    try {
      const { state, problem } = await requestProof(id, action)
      if (state === 'proven') toast.success(done)
      else if (problem) toast.error(texts.problems[problem])
    } catch (error) {
      toast.error(messageOf(error, texts))
    }
    setBusy(false)
    router.refresh()
  }

  return (
    <div className="gevel-proof__actions">
      {mayCheck && (
        <Button disabled={busy} margin={false} onClick={() => void act('check', texts.found)} type="button">
          {busy ? texts.checking : texts.check}
        </Button>
      )}
      {mayApprove && (
        <Button
          buttonStyle="secondary"
          disabled={busy}
          margin={false}
          onClick={() => void act('approve', texts.approved)}
          type="button"
        >
          {texts.approve}
        </Button>
      )}
    </div>
  )
}
