'use client'

import { useListQuery, usePreferences } from '@payloadcms/ui'
import type { ListQuery } from 'payload'
import { useEffect, useState } from 'react'

import { Dialog } from '@/src/admin/dialog/Dialog'
import { Field } from '@/src/admin/dialog/Field'
import type { Locale } from '@/src/lib/constants'
import {
  isShown,
  keptOf,
  MAX_VIEW_NAME,
  queryOf,
  readViews,
  type SavedView,
  viewsKey,
  withView,
} from '../rules/saved-views'
import type { FilteredList } from './filtered-list'
import { VIEW_TEXTS } from './view-texts'

type Props = FilteredList & { language: Locale }

/** The views of a person, of one list and tenant, as preferences. */
function useViews(key: string, stored: readonly SavedView[]) {
  const { getPreference, setPreference } = usePreferences()
  const [views, setViews] = useState(stored)
  // Back in a list that Next has kept, what the server sent can be older.
  useEffect(() => {
    let isCurrent = true
    void getPreference<unknown>(key).then((newest) => {
      if (isCurrent) setViews(readViews(newest))
    })
    return () => {
      isCurrent = false
    }
  }, [getPreference, key])
  const store = async (next: SavedView[]) => {
    setViews(next)
    await setPreference(key, next)
  }
  return [views, store] as const
}

/** Named filters of a list: shown by a click, kept by a name, removed. */
export function SavedViews({ collection, tenant, views: stored, language }: Props) {
  const texts = VIEW_TEXTS[language]
  const { query, refineListData } = useListQuery()
  const [views, store] = useViews(viewsKey(collection, tenant), stored)
  const [isNaming, setNaming] = useState(false)
  const kept = keptOf({ ...query })
  const shown = views.find((view) => isShown(view, { ...query }))
  // An order alone is kept by Payload already.
  const canSave = !shown && Object.keys(kept).some((key) => key !== 'sort')
  if (views.length === 0 && !canSave) return null
  const save = async (name: string) => {
    await store(withView(views, { name, query: kept }))
    return null
  }
  return (
    <fieldset className="gevel-chips">
      <legend>{texts.label}</legend>
      {views.map((view) => (
        <button
          key={view.name}
          type="button"
          className="gevel-chip"
          aria-pressed={view === shown}
          onClick={() => void refineListData(queryOf(view) as ListQuery)}
        >
          {view.name}
        </button>
      ))}
      {shown && (
        <button
          type="button"
          className="gevel-chip gevel-chip--clear"
          onClick={() => void store(views.filter((view) => view !== shown))}
        >
          {texts.remove(shown.name)}
        </button>
      )}
      {canSave && (
        <button type="button" className="gevel-chip gevel-chip--clear" onClick={() => setNaming(true)}>
          {texts.save}
        </button>
      )}
      {isNaming && (
        <Dialog
          heading={texts.heading}
          labels={{ submit: texts.submit, cancel: texts.cancel, failed: texts.failed }}
          onSubmit={(valueOf) => save(valueOf('name'))}
          onClose={() => setNaming(false)}
        >
          <Field name="name" label={texts.name} explanation={texts.explanation}>
            {(control) => <input {...control} type="text" required maxLength={MAX_VIEW_NAME} />}
          </Field>
        </Dialog>
      )}
    </fieldset>
  )
}
