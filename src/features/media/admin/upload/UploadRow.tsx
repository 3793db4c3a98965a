'use client'

import { Button, Link, useListDrawerContext } from '@payloadcms/ui'
import { memo } from 'react'

import { localeName } from '@/src/i18n/locale-texts'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { documentHref } from '@/src/routing/admin-paths'
import { asDocument, type StoredImage, thumbnailOf } from '../duplicates/find-stored'
import { fileSizeText } from '@/src/lib/file-size'
import { saveAltTexts } from './save-alt-texts'
import type { UploadTexts } from './texts'
import { changeUpload } from './upload-queue'
import type { Upload, UploadState } from './uploads'

type Props = {
  upload: Upload
  language: Locale
  texts: UploadTexts
  onAgain: (ids: readonly number[]) => void
}

function stateText(state: UploadState, texts: UploadTexts): string {
  if (state.name === 'duplicate') return texts.duplicate(state.image.filename)
  if (state.name === 'chosenTwice') return texts.chosenTwice(state.of)
  if (state.name === 'rejected' || state.name === 'failed') return `${texts[state.name]}: ${state.reason}`
  if (state.name === 'sending' && state.fraction >= 1) return texts.states.processing
  return texts.states[state.name]
}

/** The image that a file has become, or is already. */
const imageOf = (state: UploadState): StoredImage | null =>
  state.name === 'done' || state.name === 'duplicate' ? state.image : null

type ActionProps = { label: string; name: string; onClick: () => void }

/** Says what it is of to who does not see the row. */
const Action = ({ label, name, onClick }: ActionProps) => (
  <Button size="small" margin={false} buttonStyle="secondary" onClick={onClick}>
    {label}
    <span className="gevel-hidden">: {name}</span>
  </Button>
)

type StoredProps = { upload: Upload; image: StoredImage; language: Locale; texts: UploadTexts }

/** Leads to the image, or chooses it where the list is a picker. */
function Stored({ upload, image, language, texts }: StoredProps) {
  const { isInDrawer, onSelect } = useListDrawerContext()
  const { id, filename } = image
  if (!isInDrawer)
    return (
      <Link className="gevel-upload__link" href={documentHref(language, 'media', id)} prefetch={false}>
        {texts.open}
        <span className="gevel-hidden">: {filename}</span>
      </Link>
    )
  const use = () => {
    // The list is closed with it.
    void saveAltTexts([upload])
    onSelect?.({ collectionSlug: 'media', doc: asDocument(image), docID: id })
  }
  return <Action label={texts.use} name={filename} onClick={use} />
}

/** The alt texts of a new image, in every language. */
const AltTexts = ({ upload, language, texts }: Omit<Props, 'onAgain'>) => (
  <div className="gevel-upload__texts">
    {LOCALES.map((locale) => (
      <label key={locale}>
        <span>
          {texts.alt(localeName(locale, language))}
          <span className="gevel-hidden">: {upload.file.name}</span>
        </span>
        <input
          type="text"
          lang={locale}
          value={upload.altTexts[locale] ?? ''}
          onChange={({ target }) =>
            changeUpload(upload.id, { altTexts: { ...upload.altTexts, [locale]: target.value } })
          }
        />
      </label>
    ))}
  </div>
)

/** A chosen file: how far it is, why it was not stored, and what can be done with it. */
export const UploadRow = memo(function UploadRow({ upload, language, texts, onAgain }: Props) {
  const { id, file, state } = upload
  const image = imageOf(state)
  const isProblem = state.name === 'rejected' || state.name === 'failed'
  return (
    <li className="gevel-upload__row" data-state={state.name}>
      <span className="gevel-upload__picture">{image && <img src={thumbnailOf(image)} alt="" />}</span>
      <div className="gevel-upload__facts">
        <strong>{file.name}</strong> <span>{fileSizeText(file.size, language)}</span>
        <p data-problem={isProblem || undefined}>{stateText(state, texts)}</p>
        {state.name === 'sending' && <progress value={state.fraction} aria-label={texts.ofFile(file.name)} />}
      </div>
      <div className="gevel-upload__actions">
        {image && <Stored {...{ upload, image, language, texts }} />}
        {state.name === 'failed' && (
          <Action label={texts.again} name={file.name} onClick={() => onAgain([id])} />
        )}
        {state.name === 'duplicate' && (
          <Action label={texts.anyway} name={file.name} onClick={() => onAgain([id])} />
        )}
      </div>
      {state.name === 'done' && <AltTexts {...{ upload, language, texts }} />}
    </li>
  )
})
