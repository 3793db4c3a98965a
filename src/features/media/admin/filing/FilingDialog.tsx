'use client'

import { useId, useState } from 'react'

import { Dialog, type Refusal, type ValueOf } from '@/src/admin/dialog/Dialog'
import { refusalOf } from '@/src/admin/dialog/dialog-errors'
import { Field } from '@/src/admin/dialog/Field'
import type { Locale } from '@/src/lib/constants'
import { HttpError } from '@/src/platform/http/http-error'
import { storedFolder, storedTags } from '../../rules/filing'
import { type Filed, fileImages, type FilingChange } from './file-images'
import { FILING_TEXTS } from './texts'
import { useFiling } from './use-filing'

type Props = {
  ids: readonly string[]
  tenant: string
  language: Locale
  onDone: (filed: Filed) => void
  onClose: () => void
}

const tagsIn = (typed: string): string[] => storedTags(typed.split(','))

/** What the dialog asks for; null when that is nothing. */
function changeOf(valueOf: ValueOf): FilingChange | null {
  const [addTags, removeTags] = [tagsIn(valueOf('addTags')), tagsIn(valueOf('removeTags'))]
  const folder = storedFolder(valueOf('folder'))
  const isTakenOut = valueOf('takeOut') !== ''
  if (folder === '' && !isTakenOut && addTags.length + removeTags.length === 0) return null
  return { ...(isTakenOut ? { folder: null } : folder !== '' && { folder }), addTags, removeTags }
}

/** Puts the selected images in a folder, and adds or removes tags. */
export function FilingDialog({ ids, tenant, language, onDone, onClose }: Props) {
  const texts = FILING_TEXTS[language]
  const { folders, tags } = useFiling()
  const [isTakenOut, setTakenOut] = useState(false)
  const listId = useId()
  const submit = async (valueOf: ValueOf): Promise<Refusal | null> => {
    const change = changeOf(valueOf)
    if (!change) return { message: texts.nothing }
    try {
      onDone(await fileImages(tenant, ids, change))
      return null
    } catch (error) {
      if (error instanceof HttpError)
        return refusalOf(error, ['folder', 'addTags', 'removeTags'], texts.failed)
      throw error
    }
  }
  return (
    <Dialog
      heading={texts.heading(ids.length)}
      labels={{ submit: texts.submit, cancel: texts.cancel, failed: texts.failed }}
      onSubmit={submit}
      onClose={onClose}
    >
      {!isTakenOut && (
        <Field name="folder" label={texts.folder} explanation={texts.folderHint}>
          {(control) => <input {...control} type="text" list={`${listId}-folders`} autoComplete="off" />}
        </Field>
      )}
      <div className="gevel-dialog__options">
        <label>
          <input
            type="checkbox"
            name="takeOut"
            checked={isTakenOut}
            onChange={({ target }) => setTakenOut(target.checked)}
          />{' '}
          {texts.takeOut}
        </label>
      </div>
      <Field name="addTags" label={texts.addTags} explanation={texts.tagsHint}>
        {(control) => <input {...control} type="text" list={`${listId}-tags`} autoComplete="off" />}
      </Field>
      <Field name="removeTags" label={texts.removeTags} explanation={texts.tagsHint}>
        {(control) => <input {...control} type="text" list={`${listId}-tags`} autoComplete="off" />}
      </Field>
      <datalist id={`${listId}-folders`}>
        {folders.map(({ path }) => (
          <option key={path} value={path}>
            {path}
          </option>
        ))}
      </datalist>
      <datalist id={`${listId}-tags`}>
        {tags.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </Dialog>
  )
}
