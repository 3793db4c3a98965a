'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { Dialog, type ValueOf } from '@/src/admin/dialog/Dialog'
import { refusalOf } from '@/src/admin/dialog/dialog-errors'
import { Field } from '@/src/admin/dialog/Field'
import { Select } from '@/src/admin/dialog/Select'
import { localeName } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { MAX_RELEASE_NAME, type ReleasedCollection } from '../rules/release'
import { addItem, createRelease, readOpen, type ReleaseSummary } from './release-calls'
import { ADD_TEXTS } from './add-texts'

type Props = {
  collection: ReleasedCollection
  document: string
  locale: Locale
  language: Locale
  tenant: string
  mayPublish: boolean
  onAdded: () => void
  onClose: () => void
}

/** Stands for a release that is yet to be made. */
const NEW = 'new'

/** Asks to which release the draft is added, which whoever may publish can make here. */
export function AddDialog({ collection, document, locale, language, tenant, mayPublish, ...rest }: Props) {
  const texts = ADD_TEXTS[language]
  const [releases, setReleases] = useState<ReleaseSummary[] | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  useEffect(() => {
    readOpen(tenant).then(setReleases, () => setReleases([]))
  }, [tenant])
  if (!releases) return null
  const options = [
    ...releases.map(({ id, name }) => ({ id, name })),
    ...(mayPublish ? [{ id: NEW, name: texts.another }] : []),
  ]
  const [first] = options
  const release = chosen ?? first?.id ?? null

  const submit = async (valueOf: ValueOf) => {
    try {
      if (release === null) return { message: texts.none }
      const id = release === NEW ? (await createRelease(tenant, valueOf('name'))).id : release
      await addItem(tenant, id, { collection, document, locale })
      rest.onAdded()
      toast.success(texts.done)
      return null
    } catch (error) {
      return refusalOf(error, ['name'], texts.failed)
    }
  }

  return (
    <Dialog
      heading={texts.add}
      labels={{ submit: texts.submit, cancel: texts.cancel, failed: texts.failed }}
      onSubmit={submit}
      onClose={rest.onClose}
    >
      <p>{texts.effect(localeName(locale, language))}</p>
      {first ? (
        <Select
          name="release"
          label={texts.release}
          value={first.id}
          options={options}
          onChange={setChosen}
        />
      ) : (
        <p>{texts.none}</p>
      )}
      {release === NEW && (
        <Field name="name" label={texts.name}>
          {(control) => <input {...control} required maxLength={MAX_RELEASE_NAME} autoComplete="off" />}
        </Field>
      )}
    </Dialog>
  )
}
