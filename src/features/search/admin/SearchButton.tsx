'use client'

import { SearchIcon } from '@payloadcms/ui'
import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'

import type { Locale } from '@/src/lib/constants'
import { TEXTS } from './texts'

/** Its code is loaded when somebody searches, and not with every screen of the panel. */
const SearchDialog = dynamic(() => import('./SearchDialog').then((module) => module.SearchDialog), {
  ssr: false,
})

/** Payload’s own dialogs and drawers are not left behind under this one; those that are closed are in the page as well. */
const hasOpenDialog = (): boolean =>
  document.querySelector('dialog[open], [class*="payload__modal-container--enter"]') !== null

function useShortcut(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (!isShortcut || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return
      // Browsers go to their own search field.
      event.preventDefault()
      if (!hasOpenDialog()) open()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [open])
}

/** Opens the dialog that searches everything, by a click or Ctrl-K (⌘K). */
export function SearchButton({ language }: { language: Locale }) {
  // Remains once it was opened, so that the focus returns when it closes.
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const [open] = useState(() => () => setState('open'))
  const [close] = useState(() => () => setState('closed'))
  useShortcut(open)
  return (
    <>
      <button
        className="gevel-search-button"
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        <SearchIcon />
        <span className="gevel-search-button__label">{TEXTS[language].search}</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      {state !== 'unused' && <SearchDialog language={language} isOpen={state === 'open'} onClose={close} />}
    </>
  )
}
