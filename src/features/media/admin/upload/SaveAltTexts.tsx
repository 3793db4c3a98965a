'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

import { saveAltTexts } from './save-alt-texts'
import type { UploadTexts } from './texts'
import { type Upload, unsavedTexts } from './uploads'

type Props = { uploads: readonly Upload[]; texts: UploadTexts }

/** Stores all alt texts that were typed at once. */
export function SaveAltTexts({ uploads, texts }: Props) {
  const [result, setResult] = useState('')
  const [isBusy, setBusy] = useState(false)
  const unsaved = uploads.filter((upload) => unsavedTexts(upload).length > 0)
  const save = async () => {
    if (isBusy || unsaved.length === 0) return
    setBusy(true)
    setResult('')
    const failed = await saveAltTexts(unsaved)
    setResult(failed > 0 ? texts.notSaved(failed) : texts.saved)
    setBusy(false)
  }
  return (
    <div className="gevel-upload__actions">
      {/* Not disabled, because a disabled button loses the focus. */}
      <Button
        size="small"
        margin={false}
        extraButtonProps={{ 'aria-disabled': unsaved.length === 0 || isBusy }}
        onClick={() => void save()}
      >
        {texts.save}
      </Button>
      <output>{unsaved.length === 0 || result !== texts.saved ? result : ''}</output>
    </div>
  )
}
