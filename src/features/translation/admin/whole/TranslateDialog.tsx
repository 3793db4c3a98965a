'use client'

import { toast, useFormModified, useRouteCache } from '@payloadcms/ui'
import { useRef, useState } from 'react'

import { Dialog, type ValueOf } from '@/src/admin/dialog/Dialog'
import { Select } from '@/src/admin/dialog/Select'
import { localeName } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { OVERWRITES } from '../../rules/model/open-segment'
import { FORM_TEXTS } from '../form-texts'
import { reasonOf } from '../reason'
import type { Subject } from '../read-translation'
import { TRANSLATION_TEXTS } from '../texts'
import { isDrafted, type Progress, StoppedError, translateDocument } from './translate-document'

type Props = {
  subject: Subject
  language: Locale
  onClose: () => void
  /** Called when the draft has changed. */
  onTranslated: () => void
}

/** Translates the document of a form with the language model, as a draft; closing it ends the call. */
export function TranslateDialog({ subject, language, onClose, onTranslated }: Props) {
  const texts = TRANSLATION_TEXTS[language]
  const { whole } = FORM_TEXTS[language]
  const isModified = useFormModified()
  const { clearRouteCache } = useRouteCache()
  const [progress, setProgress] = useState<Progress | null>(null)
  const call = useRef<AbortController | null>(null)
  const translate = async (valueOf: ValueOf) => {
    if (isModified) return { message: whole.unsaved }
    const { collection } = subject
    const overwrite = OVERWRITES.find((name) => name === valueOf('overwrite'))
    if (!overwrite || !isDrafted(collection)) return null
    const { signal } = (call.current = new AbortController())
    try {
      const commission = { signal, onProgress: setProgress }
      const result = await translateDocument({ ...subject, collection }, overwrite, commission)
      const { proposals, untranslated, stopped } = result
      toast.success(
        [
          whole.translated(proposals.length),
          untranslated.length > 0 && texts.model.left(untranslated.length),
          stopped,
        ]
          .filter(Boolean)
          .join(' '),
      )
      onTranslated()
      clearRouteCache()
      return null
    } catch (error) {
      setProgress(null)
      if (signal.aborted) return null
      const reason = error instanceof StoppedError ? error.message : await reasonOf(error)
      return { message: reason || texts.model.failed }
    }
  }
  const close = () => {
    call.current?.abort()
    onClose()
  }
  return (
    <Dialog
      heading={texts.translateFrom(localeName(subject.from, language))}
      labels={{ submit: whole.start, cancel: whole.cancel, failed: texts.model.failed }}
      onSubmit={translate}
      onClose={close}
    >
      <p>{whole.explanation(localeName(subject.to, language))}</p>
      <Select
        name="overwrite"
        label={whole.what}
        value="outdated"
        options={OVERWRITES.map((name) => ({ id: name, name: whole.overwrite[name] }))}
      />
      <output>{progress && whole.progress(progress.done, progress.total)}</output>
    </Dialog>
  )
}
