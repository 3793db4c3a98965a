'use client'

import { useState } from 'react'

import { DialogButton } from '@/src/admin/dialog/DialogButton'
import { refusalOf } from '@/src/admin/dialog/dialog-errors'
import { NewSecret } from '@/src/admin/NewSecret'
import type { Locale } from '@/src/lib/constants'
import { WEBHOOK_SECRET_TEXTS } from './texts'

async function renew(form: string): Promise<string> {
  const { panelApi } = await import('@/src/api-client/panel')
  const { data } = await panelApi('/api/admin/forms/{uuid}/webhook-secret', {
    method: 'post',
    params: { uuid: form },
  })
  return data.secret
}

/** Makes a new signing secret, which is shown once. */
export function RenewWebhookSecret({ form, language }: { form: string; language: Locale }) {
  const texts = WEBHOOK_SECRET_TEXTS[language]
  const [secret, setSecret] = useState<string | null>(null)

  const submit = async () => {
    try {
      setSecret(await renew(form))
    } catch (error) {
      return refusalOf(error, [], texts.failed)
    }
    return null
  }
  return (
    <div className="field-type">
      <p>{texts.state}</p>
      <div aria-live="polite">{secret !== null && <NewSecret secret={secret} texts={texts} />}</div>
      <DialogButton
        heading={texts.make}
        labels={{
          submit: texts.make,
          cancel: texts.cancel,
          failed: texts.failed,
        }}
        onSubmit={submit}
      >
        <p>{texts.explanation}</p>
      </DialogButton>
    </div>
  )
}
