'use client'

import { toast } from '@payloadcms/ui'

import type { Refusal, ValueOf } from '@/src/admin/dialog/Dialog'
import { DialogButton } from '@/src/admin/dialog/DialogButton'
import { refusalOf } from '@/src/admin/dialog/dialog-errors'
import { Field } from '@/src/admin/dialog/Field'
import { ProofField } from '@/src/admin/dialog/ProofField'
import { proofOf } from '@/src/features/accounts/rules/factors'
import type { Locale } from '@/src/lib/constants'
import { HttpError } from '@/src/platform/http/http-error'
import { ADDRESS_TEXTS } from './texts'

async function request(email: string, typed: string, locale: Locale): Promise<void> {
  const { api } = await import('@/src/api-client/api')
  await api('/api/auth/address', { method: 'post', body: { email, proof: proofOf(typed), locale } })
}

function explain(error: unknown, texts: (typeof ADDRESS_TEXTS)[Locale]): Refusal {
  if (error instanceof HttpError && error.status === 429) return { message: texts.tooMany }
  return refusalOf(error, ['email', 'proof'], texts.failed)
}

/** Opens the dialog in which the signed-in person asks for another e-mail address. */
export function AddressButton({ language, hasTotp }: { language: Locale; hasTotp: boolean }) {
  const texts = ADDRESS_TEXTS[language]
  const send = async (valueOf: ValueOf) => {
    try {
      await request(valueOf('email'), valueOf('proof'), language)
    } catch (error) {
      return explain(error, texts)
    }
    toast.success(texts.sent)
    return null
  }
  return (
    <div className="gevel-people">
      <DialogButton
        heading={texts.open}
        labels={{ submit: texts.submit, cancel: texts.cancel, failed: texts.failed }}
        onSubmit={send}
      >
        <Field name="email" label={texts.email} explanation={texts.explanation}>
          {(control) => <input {...control} type="email" required autoComplete="email" />}
        </Field>
        <ProofField hasTotp={hasTotp} />
      </DialogButton>
    </div>
  )
}
