'use client'

import { usePreferences, useSelection } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'

import { useBulkRights } from '@/src/admin/lists/use-bulk-rights'
import type { Locale } from '@/src/lib/constants'
import { FileImages } from '../filing/FileImages'
import { LIBRARY_VIEW_KEY, LIBRARY_VIEWS, type LibraryView } from '../../rules/library-view'
import { GridCard } from './GridCard'
import type { ImageCard } from './image-card'
import { LIBRARY_TEXTS } from './texts'

type Props = {
  cards: readonly ImageCard[]
  table: ReactNode
  stored: LibraryView
  isSelectable: boolean
  language: Locale
}

function SelectAll({ label, count }: { label: string; count: number }) {
  const { selectedIDs, toggleAll } = useSelection()
  const isPartly = selectedIDs.length > 0 && selectedIDs.length < count
  return (
    <label className="gevel-library__all">
      <input
        type="checkbox"
        checked={count > 0 && selectedIDs.length >= count}
        ref={(box) => {
          if (box) box.indeterminate = isPartly
        }}
        onChange={() => toggleAll()}
      />
      {label}
    </label>
  )
}

/** The images of a list as a grid, or Payload’s table of them; each person’s choice is kept. */
export function Library({ cards, table, stored, isSelectable: isOffered, language }: Props) {
  const texts = LIBRARY_TEXTS[language]
  const { setPreference } = usePreferences()
  const { isInDrawer, change, remove } = useBulkRights('media')
  const isSelectable = isOffered && (isInDrawer || change || remove)
  const [view, setView] = useState(stored)
  const choose = (chosen: LibraryView) => {
    setView(chosen)
    void setPreference(LIBRARY_VIEW_KEY, chosen)
  }
  return (
    <section className="gevel-library" aria-label={texts.images}>
      <div className="gevel-library__bar">
        {isSelectable && view === 'grid' && <SelectAll label={texts.selectAll} count={cards.length} />}
        {isOffered && change && !isInDrawer && <FileImages language={language} />}
        <fieldset className="gevel-chips">
          <legend>{texts.view}</legend>
          {LIBRARY_VIEWS.map((name) => (
            <button
              key={name}
              type="button"
              className="gevel-chip"
              aria-pressed={view === name}
              onClick={() => choose(name)}
            >
              {texts.views[name]}
            </button>
          ))}
        </fieldset>
      </div>
      {view === 'table' ? (
        table
      ) : (
        <ul className="gevel-library__grid">
          {cards.map((card) => (
            <GridCard key={card.id} {...{ card, isSelectable, language }} />
          ))}
        </ul>
      )}
    </section>
  )
}
