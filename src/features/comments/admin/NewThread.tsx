'use client'

import type { FormState } from 'payload'
import { useId, useState } from 'react'

import type { FormPlace } from '@/src/admin/document/form-places'
import type { Locale } from '@/src/lib/constants'
import type { Person } from './comment-calls'
import { CommentBox } from './CommentBox'
import { placeOptions, suggested } from './places'
import type { Commented } from './reader'
import type { CommentTexts } from './texts'
import type { Threads } from './use-threads'

type Props = {
  document: Commented
  /** The path in the document of the field that had the focus last. */
  focused: string | null
  /** How often a new comment on a block was asked for. */
  presses: number
  locale: Locale
  people: readonly Person[]
  places: readonly FormPlace[]
  state: FormState
  texts: CommentTexts
  threads: Threads
}

/** A new comment: on the field that had the focus last, until another place is chosen or something is typed. */
export function NewThread({
  document,
  focused,
  presses,
  locale,
  people,
  places,
  state,
  texts,
  threads,
}: Props) {
  const id = useId()
  const [chosen, setChosen] = useState<{ path: string | null; presses: number } | null>(null)
  // The button of a block chooses anew.
  const kept = chosen?.presses === presses ? chosen : null
  const keep = (wanted: string | null) => setChosen({ path: wanted, presses })
  const path = kept ? kept.path : suggested(places, state, focused)
  const options = placeOptions(places, state, { focused: kept?.path ?? focused, whole: texts.whole })
  const isOffered = options.some((option) => option.path === path)
  return (
    <CommentBox
      {...{ people, texts }}
      label={texts.message}
      submit={texts.send}
      isBusy={threads.isBusy}
      onType={() => keep(path)}
      takesFocus={presses}
      onSend={async (said) => {
        const about = { collection: document.collection, document: document.id, locale }
        const isStored = await threads.start({ ...about, path: isOffered ? path : null, ...said })
        if (isStored) setChosen(null)
        return isStored
      }}
    >
      {options.length > 1 && (
        <>
          <label htmlFor={id}>{texts.about}</label>
          <select
            {...{ id }}
            value={isOffered ? (path ?? '') : ''}
            onChange={({ target }) => keep(target.value || null)}
          >
            {options.map((option) => (
              <option key={option.path ?? ''} value={option.path ?? ''}>
                {option.label}
              </option>
            ))}
          </select>
        </>
      )}
    </CommentBox>
  )
}
