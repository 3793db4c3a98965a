'use client'

import { useTranslation } from '@payloadcms/ui'

import { Dialog, type ValueOf } from '@/src/admin/dialog/Dialog'
import { refusalOf } from '@/src/admin/dialog/dialog-errors'
import { Field } from '@/src/admin/dialog/Field'
import { panelApi } from '@/src/api-client/panel'
import { MAX_VERSION_NAME, type VersionedCollection } from '@/src/features/document-versions/rules/versioned'
import { type LocaleTexts, toLocale } from '@/src/i18n/locale-texts'

const TEXTS = {
  nl: {
    name: 'Naam of reden',
    explanation:
      'Bijvoorbeeld: goedgekeurd door Anna. Een versie met een naam blijft bewaard. Leeg: geen naam.',
    submit: 'Opslaan',
    cancel: 'Annuleren',
    failed: 'De naam is niet opgeslagen. Probeer het opnieuw.',
  },
  en: {
    name: 'Name or reason',
    explanation: 'For example: approved by Anna. A version with a name is kept. Empty: no name.',
    submit: 'Save',
    cancel: 'Cancel',
    failed: 'The name was not saved. Try again.',
  },
} as const satisfies LocaleTexts<unknown>

type Props = {
  heading: string
  collection: VersionedCollection
  /** The id of the document. */
  document: string
  version: { id: string; name: string | null }
  onNamed: () => void
  onClose: () => void
}

/** Asks for the name of a version, by which it is found again and with which it is kept. */
export function VersionNameDialog({ heading, collection, document, version, onNamed, onClose }: Props) {
  const { name, explanation, ...labels } = TEXTS[toLocale(useTranslation().i18n.language)]
  const save = async (valueOf: ValueOf) => {
    try {
      await panelApi(`/api/admin/${collection}/{uuid}/versions/{id}`, {
        method: 'patch',
        params: { uuid: document, id: version.id },
        body: { name: valueOf('name') },
      })
      onNamed()
      return null
    } catch (error) {
      return refusalOf(error, ['name'], labels.failed)
    }
  }
  return (
    <Dialog heading={heading} labels={labels} onSubmit={save} onClose={onClose}>
      <Field name="name" label={name} explanation={explanation}>
        {(control) => (
          <input
            {...control}
            defaultValue={version.name ?? ''}
            maxLength={MAX_VERSION_NAME}
            autoComplete="off"
          />
        )}
      </Field>
    </Dialog>
  )
}
