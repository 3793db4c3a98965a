'use client'

import {
  Link,
  useDocumentDrawerContext,
  useDocumentInfo,
  useFormFields,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { type LocaleTexts, toLocale } from '@/src/i18n/locale-texts'
import { documentHref } from '@/src/routing/admin-paths'
import { asDocument, findStored, type StoredImage, thumbnailOf } from './find-stored'

const TEXTS: LocaleTexts<Record<'title' | 'choose' | 'go' | 'use' | 'open', string>> = {
  nl: {
    title: 'Dit bestand staat al in de bibliotheek',
    choose: 'Gebruik die afbeelding, of sla op om het bestand nog een keer te uploaden.',
    go: 'Open die afbeelding, of sla op om het bestand nog een keer te uploaden.',
    use: 'Die gebruiken',
    open: 'Die openen',
  },
  en: {
    title: 'This file is already in the library',
    choose: 'Use that image, or save to upload the file once more.',
    go: 'Open that image, or save to upload the file once more.',
    use: 'Use that one',
    open: 'Open that one',
  },
}

/** The stored image with the content of the chosen file, other than the one that the form is of. */
function useStoredImage(): StoredImage | null {
  const file = useFormFields(([fields]) => fields.file?.value)
  const { id } = useDocumentInfo()
  const [found, setFound] = useState<{ file: File; image: StoredImage | null } | null>(null)
  useEffect(() => {
    if (!(file instanceof File)) return undefined
    let isNewest = true
    const show = (images: StoredImage[]) => {
      if (isNewest) setFound({ file, image: images.find((image) => image.id !== id) ?? null })
    }
    // Without an answer the file is uploaded as any other.
    findStored(file).then(show, () => show([]))
    return () => {
      isNewest = false
    }
  }, [file, id])
  return found?.file === file ? (found?.image ?? null) : null
}

/** Says in the form of an image, before it is saved, that the tenant has the chosen file already, and offers that one. */
export function DuplicateNotice() {
  const image = useStoredImage()
  const { id } = useDocumentInfo()
  const { drawerSlug, onSave } = useDocumentDrawerContext()
  const language = toLocale(useTranslation().i18n.language)
  const texts = TEXTS[language]
  const isPicker = drawerSlug && onSave && !id
  const use = (chosen: StoredImage) => {
    const doc = asDocument(chosen)
    void onSave?.({ doc, operation: 'update', result: doc })
  }
  return (
    <output className="gevel-duplicate">
      {image && (
        <div className="gevel-warning">
          <img src={thumbnailOf(image)} alt={image.alt ?? ''} />
          <div>
            <h3>{texts.title}</h3>
            <p className="gevel-duplicate__name">{image.filename}</p>
            <p>{isPicker ? texts.choose : texts.go}</p>
            {isPicker ? (
              <button type="button" className="gevel-button" onClick={() => use(image)}>
                {texts.use}
              </button>
            ) : (
              <Link className="gevel-button" href={documentHref(language, 'media', image.id)}>
                {texts.open}
              </Link>
            )}
          </div>
        </div>
      )}
    </output>
  )
}
