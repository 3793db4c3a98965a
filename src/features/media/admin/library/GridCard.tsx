'use client'

import { Link, useListDrawerContext, useListQuery, useSelection } from '@payloadcms/ui'
import type { ReactNode } from 'react'

import type { Media } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import type { ImageCard } from './image-card'
import { LIBRARY_TEXTS } from './texts'

/** Opens the image, or chooses it where the list is a picker. */
function Opener({ card, children }: { card: ImageCard; children: ReactNode }) {
  const { isInDrawer, onSelect } = useListDrawerContext()
  const { data } = useListQuery()
  if (!isInDrawer)
    return (
      <Link href={card.href} prefetch={false}>
        {children}
      </Link>
    )
  const choose = () => {
    const doc = (data?.docs as Media[] | undefined)?.find(({ id }) => id === card.id)
    if (doc) onSelect?.({ collectionSlug: 'media', doc, docID: card.id })
  }
  return (
    <button type="button" onClick={choose}>
      {children}
    </button>
  )
}

type Props = { card: ImageCard; isSelectable: boolean; language: Locale }

/** An image on a checkered ground, which shows what of it is transparent. */
export function GridCard({ card, isSelectable, language }: Props) {
  const { selected, setSelection } = useSelection()
  const { id, name, alt, thumbnail, facts, marks } = card
  return (
    <li className="gevel-library__card">
      <Opener card={card}>
        <span className="gevel-library__picture">
          {thumbnail && <img src={thumbnail} alt={alt} loading="lazy" decoding="async" />}
        </span>
        <span className="gevel-library__name">{name}</span>
      </Opener>
      <p>{facts}</p>
      {marks.map((mark) => (
        <span key={mark} className="gevel-library__mark">
          {mark}
        </span>
      ))}
      {isSelectable && (
        <input
          type="checkbox"
          aria-label={LIBRARY_TEXTS[language].select(name)}
          checked={selected.get(id) === true}
          onChange={() => setSelection(id)}
        />
      )}
    </li>
  )
}
