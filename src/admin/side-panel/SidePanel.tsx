'use client'

import type { ReactNode } from 'react'

import { useEscape } from './use-escape'

type Props = {
  title: string
  /** Buttons beside the title. */
  acts?: ReactNode
  closeLabel: string
  onClose: () => void
  /** By default it closes. */
  onEscape?: () => void
  /** Where there is no room for both, the live preview comes first. */
  isBehindPreview?: boolean
  children: ReactNode
}

/** What is beside the form where there is room, else over it. */
export function SidePanel({ title, acts, closeLabel, onClose, onEscape, isBehindPreview, children }: Props) {
  const panel = useEscape<HTMLElement>(onEscape ?? onClose)
  return (
    <aside className="gevel-side-panel" aria-label={title} data-behind-preview={isBehindPreview} ref={panel}>
      <header>
        <h2>{title}</h2>
        {acts}
        <button type="button" className="gevel-button" aria-label={closeLabel} onClick={onClose}>
          ×
        </button>
      </header>
      {children}
    </aside>
  )
}
