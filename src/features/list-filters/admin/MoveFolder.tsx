'use client'

import { Dialog, type Refusal, type ValueOf } from '@/src/admin/dialog/Dialog'
import { refusalOf } from '@/src/admin/dialog/dialog-errors'
import { Field } from '@/src/admin/dialog/Field'
import { MAX_FOLDER_PATH, storedFolder } from '@/src/features/media/rules/filing'
import type { Locale } from '@/src/lib/constants'
import { HttpError } from '@/src/platform/http/http-error'
import { FOLDER_TEXTS } from './folder-texts'

type Props = {
  folder: string
  tenant: string
  language: Locale
  onMoved: (to: string) => void
  onClose: () => void
}

/** Asks for the new path of a folder. */
export function MoveFolder({ folder, tenant, language, onMoved, onClose }: Props) {
  const texts = FOLDER_TEXTS[language]
  const move = async (valueOf: ValueOf): Promise<Refusal | null> => {
    const to = storedFolder(valueOf('to'))
    const { panelApi } = await import('@/src/api-client/panel')
    try {
      const body = { from: folder, to }
      await panelApi('/api/admin/images/filing/folders', { method: 'post', tenant, body })
    } catch (error) {
      if (error instanceof HttpError) return refusalOf(error, ['to'], texts.failed)
      throw error
    }
    onMoved(to)
    return null
  }
  return (
    <Dialog
      heading={texts.heading(folder)}
      labels={{ submit: texts.submit, cancel: texts.cancel, failed: texts.failed }}
      onSubmit={move}
      onClose={onClose}
    >
      <Field name="to" label={texts.path} explanation={texts.pathHint}>
        {(control) => (
          <input {...control} type="text" required maxLength={MAX_FOLDER_PATH} defaultValue={folder} />
        )}
      </Field>
    </Dialog>
  )
}
