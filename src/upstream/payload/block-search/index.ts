/**
 * Defect: the selector of blocks is searched by the names of blocks in the language of the panel only, has no setting for other
 * words, shows nothing at all where nothing is found, and Enter does not take the only block that is left.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: index.test.ts "Payload searches blocks by their label only" fails
 */
'use client'

import type { ClientBlock } from 'payload'
import { useEffect } from 'react'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { findBlocks, hasWords } from './find-blocks'

const NOTHING: LocaleTexts<(typed: string) => string> = {
  nl: (typed) => `Geen blok heet “${typed}”. Zoek op een ander woord.`,
  en: (typed) => `No block is called “${typed}”. Search for another word.`,
}

type Blocks = Readonly<Record<string, ClientBlock>>

const LIST = '.blocks-drawer__blocks-wrapper'
const CARD = '.blocks-drawer__block'

const searchedBy = (target: EventTarget | null): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.classList.contains('block-search__input') ? target : null

/** The block of a card, by the picture that names it. */
const blockOf = (card: Element, blocks: readonly ClientBlock[]): ClientBlock | undefined => {
  const source = card.querySelector('img')?.getAttribute('src')
  return blocks.find(({ admin }) => {
    const thumbnail = admin?.images?.thumbnail
    return typeof thumbnail === 'object' && thumbnail.url === source
  })
}

/** What the list says in place of cards, read aloud as it appears. */
function say(list: Element, text: string): void {
  const status = list.querySelector('[role=status]') ?? document.createElement('p')
  status.setAttribute('role', 'status')
  if (!status.isConnected) list.prepend(status)
  if (status.textContent !== text) status.textContent = text
}

const listBy = (input: Element): Element | null =>
  input.closest('.block-search')?.parentElement?.querySelector(LIST) ?? null

const cardsBy = (input: Element, which = ''): Element[] => [
  ...(listBy(input)?.querySelectorAll(`${CARD}${which}`) ?? []),
]

/** Shows the cards of the blocks that are found. */
function show(input: HTMLInputElement, blocks: Blocks, language: Locale): void {
  const [others, cards] = [cardsBy(input, '[data-searched]'), cardsBy(input, ':not([data-searched])')]
  for (const card of others)
    card.toggleAttribute('hidden', !hasWords(card.getAttribute('data-searched') ?? '', input.value))
  const isOtherFound = others.some((card) => !card.hasAttribute('hidden'))
  const shown = cards.map((card) => blockOf(card, Object.values(blocks)))
  const found = findBlocks(
    shown.filter((block) => block !== undefined),
    input.value,
  )
  for (const [index, card] of cards.entries()) {
    const block = shown[index]
    card.toggleAttribute('hidden', block !== undefined && !found.includes(block))
  }
  const list = listBy(input)
  if (list) say(list, found.length === 0 && !isOtherFound ? NOTHING[language](input.value.trim()) : '')
}

/** Searches the selector of blocks in place of Payload, which would remove the cards of what it does not find. */
export function useBlockSearch(blocks: Blocks, language: Locale): void {
  useEffect(() => {
    const onInput = (event: Event) => {
      const input = searchedBy(event.target)
      if (!input) return
      event.stopPropagation()
      show(input, blocks, language)
    }
    // React takes the event with which a changed field is left for one more input.
    const onChange = (event: Event) => {
      if (searchedBy(event.target)) event.stopPropagation()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const input = event.key === 'Enter' ? searchedBy(event.target) : null
      if (!input) return
      event.preventDefault()
      const [card, ...others] = cardsBy(input).filter((one) => !one.hasAttribute('hidden'))
      if (others.length === 0) card?.querySelector('button')?.click()
    }
    // Before React, which listens on the document.
    window.addEventListener('input', onInput, true)
    window.addEventListener('change', onChange, true)
    window.addEventListener('keydown', onKeyDown, true)
    return () => {
      window.removeEventListener('input', onInput, true)
      window.removeEventListener('change', onChange, true)
      window.removeEventListener('keydown', onKeyDown, true)
    }
  }, [blocks, language])
}
