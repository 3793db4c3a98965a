'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import { DialogButton } from '@/src/admin/dialog/DialogButton'
import { refusalOf } from '@/src/admin/dialog/dialog-errors'
import type { Locale } from '@/src/lib/constants'
import { FACTOR_TEXTS } from './texts'

type Props = { account: string; name: string; language: Locale }

/** For super admins: removes the second factors of somebody who has lost them. */
export function ResetFactors({ account, name, language }: Props) {
  const texts = FACTOR_TEXTS[language]
  const router = useRouter()

  const reset = async () => {
    const { panelApi } = await import('@/src/api-client/panel')
    try {
      await panelApi('/panel-api/users/{id}/reset-factors', { method: 'post', params: { id: account } })
    } catch (error) {
      return refusalOf(error, [], texts.failed)
    }
    toast.success(texts.resetDone)
    router.refresh()
    return null
  }

  return (
    <DialogButton
      heading={texts.reset}
      labels={{ submit: texts.remove, cancel: texts.cancel, failed: texts.failed }}
      onSubmit={reset}
    >
      <p>{texts.resetExplanation(name)}</p>
    </DialogButton>
  )
}
