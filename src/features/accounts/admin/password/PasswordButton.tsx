'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'

import { Dialog, type ValueOf } from '@/src/admin/dialog/Dialog'
import { refusalOf } from '@/src/admin/dialog/dialog-errors'
import { Field } from '@/src/admin/dialog/Field'
import type { Locale } from '@/src/lib/constants'
import { PASSWORD_CHARACTERS } from '@/src/lib/password'
import { PASSWORD_TEXTS } from './texts'

async function change(currentPassword: string, password: string): Promise<void> {
  const { panelApi } = await import('@/src/api-client/panel')
  await panelApi('/panel-api/account/password', { method: 'post', body: { currentPassword, password } })
}

/** Opens the dialog in which the signed-in person changes their password. */
export function PasswordButton({ language }: { language: Locale }) {
  const texts = PASSWORD_TEXTS[language]
  const [open, setOpen] = useState(false)
  const send = async (valueOf: ValueOf) => {
    try {
      await change(valueOf('currentPassword'), valueOf('password'))
    } catch (error) {
      return refusalOf(error, ['currentPassword', 'password'], texts.failed)
    }
    toast.success(texts.done)
    return null
  }
  return (
    <div className="gevel-people">
      <Button size="small" margin={false} buttonStyle="secondary" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {open && (
        <Dialog
          heading={texts.open}
          labels={{ submit: texts.submit, cancel: texts.cancel, failed: texts.failed }}
          onSubmit={send}
          onClose={() => setOpen(false)}
        >
          <Field name="currentPassword" label={texts.current}>
            {(control) => <input {...control} type="password" required autoComplete="current-password" />}
          </Field>
          <Field name="password" label={texts.next} explanation={texts.rule(PASSWORD_CHARACTERS)}>
            {(control) => <input {...control} type="password" required autoComplete="new-password" />}
          </Field>
        </Dialog>
      )}
    </div>
  )
}
