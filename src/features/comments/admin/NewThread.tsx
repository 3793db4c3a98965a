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
  locale: Locale
  people: readonly Person[]
  places: readonly FormPlace[]
  state: FormState
  texts: CommentTexts
  threads: Threads
}

/** A new comment: on the field that had the focus last, until another place is chosen or something is typed. */
export function NewThread({ document, focused, locale, people, places, state, texts, threads }: Props) {
  const id = useId()
  const [kept, setKept] = useState<{ path: string | null } | null>(null)
  const path = kept ? kept.path : suggested(places, state, focused)
  const options = placeOptions(places, state, { focused: kept?.path ?? focused, whole: texts.whole })
  const isOffered = options.some((option) => option.path === path)
  return (
    <CommentBox
      {...{ people, texts }}
      label={texts.message}
      submit={texts.send}
      isBusy={threads.isBusy}
      onType={() => setKept(kept ?? { path })}
      onSend={async (said) => {
        const about = { collection: document.collection, document: document.id, locale }
        const isStored = await threads.start({ ...about, path: isOffered ? path : null, ...said })
        if (isStored) setKept(null)
        return isStored
      }}
    >
      <label htmlFor={id}>{texts.about}</label>
      <select
        {...{ id }}
        value={isOffered ? (path ?? '') : ''}
        onChange={({ target }) => setKept({ path: target.value || null })}
      >
        {options.map((option) => (
          <option key={option.path ?? ''} value={option.path ?? ''}>
            {option.label}
          </option>
        ))}
      </select>
    </CommentBox>
  )
}
