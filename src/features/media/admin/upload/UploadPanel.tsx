'use client'

import { Button } from '@payloadcms/ui'

import type { Locale } from '@/src/lib/constants'
import { SaveAltTexts } from './SaveAltTexts'
import type { UploadTexts } from './texts'
import { removeUploads, stopAll } from './upload-queue'
import { UploadRow } from './UploadRow'
import { quarterOf, summaryOf, type Upload, unsavedTexts } from './uploads'

type Props = {
  uploads: readonly Upload[]
  tenant: string
  language: Locale
  texts: UploadTexts
  onAgain: (ids: readonly number[]) => void
  onClose: () => void
}

type Part = Pick<Props, 'uploads' | 'texts'>

/** Said sparsely: at each quarter, and at the end. Always there, so that what comes into it is read aloud. */
function Progress({ uploads, texts }: Part) {
  const summary = summaryOf(uploads)
  const isShown = uploads.length > 0
  return (
    <>
      <output>
        {isShown &&
          (summary.isBusy ? texts.progress(quarterOf(summary), summary.total) : texts.ended(summary))}
      </output>
      {summary.isBusy && <progress value={summary.fraction} aria-label={texts.overall} />}
    </>
  )
}

function Actions({ uploads, texts, tenant, language, onAgain, onClose }: Props) {
  const failed = uploads.filter(({ state }) => state.name === 'failed').map(({ id }) => id)
  const { isBusy } = summaryOf(uploads)
  const isUnsaved = uploads.some((upload) => unsavedTexts(upload).length > 0)
  const close = () => {
    removeUploads(uploads.map(({ id }) => id))
    onClose()
  }
  return (
    <div className="gevel-upload__actions">
      {isBusy && (
        <Button size="small" margin={false} buttonStyle="secondary" onClick={() => stopAll(tenant, language)}>
          {texts.stop}
        </Button>
      )}
      {failed.length > 0 && (
        <Button size="small" margin={false} buttonStyle="secondary" onClick={() => onAgain(failed)}>
          {texts.allAgain(failed.length)}
        </Button>
      )}
      {!isBusy && !isUnsaved && (
        <Button size="small" margin={false} buttonStyle="secondary" onClick={close}>
          {texts.close}
        </Button>
      )}
    </div>
  )
}

/** How far the chosen files are, with what can be done with each, and the alt texts of the new images. */
export function UploadPanel(props: Props) {
  const { uploads, language, texts, onAgain } = props
  const isSome = uploads.length > 0
  const hasImages = uploads.some(({ state }) => state.name === 'done')
  return (
    <div className="gevel-upload__panel">
      <Progress {...{ uploads, texts }} />
      {isSome && <Actions {...props} />}
      {hasImages && <p>{texts.describe}</p>}
      {isSome && (
        <ul>
          {uploads.map((upload) => (
            <UploadRow key={upload.id} {...{ upload, language, texts, onAgain }} />
          ))}
        </ul>
      )}
      {hasImages && <SaveAltTexts {...{ uploads, texts }} />}
    </div>
  )
}
