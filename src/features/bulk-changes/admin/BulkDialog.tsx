'use client'

import { useLocale } from '@payloadcms/ui'

import { SelectedDeletions } from '@/src/admin/deletion/SelectedDeletions'
import { Dialog, type Refusal } from '@/src/admin/dialog/Dialog'
import { localeName, toLocale } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import type { ScheduledCollection } from '@/src/platform/database/schedule-column'
import { BULK_LOCALES, type BulkAction, EVERY_LOCALE } from '../rules/bulk-change'
import type { Change } from './bulk-calls'
import type { BulkTexts, Kind } from './texts'

type Props = {
  action: BulkAction
  collection: ScheduledCollection
  count: number
  kind: Kind
  language: Locale
  texts: BulkTexts
  progress: string | null
  onSubmit: (change: Change) => Promise<void>
  onClose: () => void
}

/** Asks in which language the selected documents are published or unpublished, or whether they are deleted. */
export function BulkDialog(props: Props) {
  const { action, collection, count, kind, language, texts, progress, onSubmit, onClose } = props
  const own = toLocale(useLocale().code)
  const submit = async (wanted: string): Promise<Refusal | null> => {
    const locale = BULK_LOCALES.find((one) => one === wanted) ?? own
    try {
      await onSubmit({ action, locale })
      return null
    } catch (error) {
      return {
        message: error instanceof Error && error.name === 'Error' ? error.message : texts.failed,
      }
    }
  }
  return (
    <Dialog
      heading={texts.headings[action](count, kind)}
      labels={{
        submit: texts.submit[action],
        cancel: texts.cancel,
        failed: texts.failed,
      }}
      onSubmit={(valueOf) => submit(valueOf('locale'))}
      onClose={onClose}
    >
      <p>{texts.effect[action](count)}</p>
      {action === 'trash' && <SelectedDeletions collectionSlug={collection} />}
      {action !== 'trash' && (
        <fieldset className="gevel-dialog__options gevel-bulk__locales">
          <legend>{texts.language}</legend>
          {BULK_LOCALES.map((locale) => (
            <label key={locale}>
              <input type="radio" name="locale" value={locale} defaultChecked={locale === own} />{' '}
              {locale === EVERY_LOCALE ? texts.every[action] : localeName(locale, language)}
            </label>
          ))}
        </fieldset>
      )}
      {progress !== null && <output>{progress}</output>}
    </Dialog>
  )
}
