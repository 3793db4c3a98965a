'use client'

import { toast } from '@payloadcms/ui'

import type { ValueOf } from '@/src/admin/dialog/Dialog'
import { DialogButton } from '@/src/admin/dialog/DialogButton'
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
      <DialogButton
        heading={texts.open}
        labels={{ submit: texts.submit, cancel: texts.cancel, failed: texts.failed }}
        onSubmit={send}
      >
        <Field name="currentPassword" label={texts.current}>
          {(control) => <input {...control} type="password" required autoComplete="current-password" />}
        </Field>
        <Field name="password" label={texts.next} explanation={texts.rule(PASSWORD_CHARACTERS)}>
          {(control) => <input {...control} type="password" required autoComplete="new-password" />}
        </Field>
      </DialogButton>
    </div>
  )
}
