'use client'

import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { getTranslation } from '@payloadcms/translations'
import { useAuth, useConfig, useEntityVisibility, useTranslation } from '@payloadcms/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

import type { Locale } from '@/src/lib/constants'
import { commandsFor, type Group, groupsOf, type Item, type Labels } from './items'
import { SearchItem } from './SearchItem'
import { TEXTS } from './texts'
import { useSearch } from './use-search'

type Props = { language: Locale; isOpen: boolean; onClose: () => void }

/** The names of collections and the commands, as the panel shows them to this person. */
function useCommands(language: Locale) {
  const { config } = useConfig()
  const { permissions } = useAuth()
  const { i18n } = useTranslation()
  const { visibleEntities } = useEntityVisibility()
  const labels: Labels = (slug) => {
    const own = config.collections.find((collection) => collection.slug === slug)?.labels
    return {
      singular: getTranslation(own?.singular ?? slug, i18n),
      plural: getTranslation(own?.plural ?? slug, i18n),
    }
  }
  return { labels, commands: commandsFor(language, visibleEntities?.collections ?? [], labels, permissions) }
}

/** Closes on the click that follows a link, before Payload asks about unsaved changes behind the dialog. */
function useClosedByLink(isOpen: boolean, onClose: () => void) {
  const popup = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const close = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      const isElsewhere = ctrlKey || metaKey || shiftKey
      if (target instanceof Element && popup.current?.contains(target) && target.closest('a') && !isElsewhere)
        onClose()
    }
    window.addEventListener('click', close, { capture: true })
    return () => window.removeEventListener('click', close, { capture: true })
  }, [isOpen, onClose])
  return popup
}

/** Searches documents, people and commands while one types; without words, what changed last. */
export function SearchDialog({ language, isOpen, onClose }: Props) {
  const texts = TEXTS[language]
  const [asked, setAsked] = useState('')
  const popup = useClosedByLink(isOpen, onClose)
  const highlighted = useRef<Item | undefined>(undefined)
  const search = useSearch(asked, language, isOpen)
  const { commands, labels } = useCommands(language)
  const groups = groupsOf(language, search ?? { asked, hits: [] }, commands, labels)

  /** Enter is the list's own. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !highlighted.current) return
    event.preventDefault()
    event.stopPropagation()
    window.open(highlighted.current.href, '_blank', 'noopener')
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="gevel-search__backdrop" />
        <Dialog.Popup ref={popup} className="gevel-search" aria-label={texts.search}>
          <Autocomplete.Root
            open
            inline
            mode="none"
            autoHighlight="always"
            keepHighlight
            items={groups}
            value={asked}
            onValueChange={(value, { reason }) => reason !== 'item-press' && setAsked(value)}
            onItemHighlighted={(item: Item | undefined) => {
              highlighted.current = item
            }}
            itemToStringValue={(item: Item) => item.label}
          >
            <div className="gevel-search__field" onKeyDownCapture={onKeyDown}>
              <Autocomplete.Input
                aria-label={texts.placeholder}
                placeholder={texts.placeholder}
                autoComplete="off"
                spellCheck={false}
                maxLength={200}
              />
              <Dialog.Close className="gevel-search__close">
                <span className="gevel-hidden">{texts.close}</span> Esc
              </Dialog.Close>
            </div>
            <Results {...{ groups, language, search, asked }} />
          </Autocomplete.Root>
          <p className="gevel-search__keys">{texts.keys}</p>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type ResultsProps = { groups: Group[]; language: Locale; search: ReturnType<typeof useSearch>; asked: string }

function Results({ groups, language, search, asked }: ResultsProps) {
  const texts = TEXTS[language]
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const isCurrent = search?.asked === asked
  const found = count === 0 ? texts.none : texts.results(count)
  const state = search?.hasFailed ? texts.failed : found
  return (
    <>
      <Autocomplete.Status
        className={count > 0 && !search?.hasFailed ? 'gevel-hidden' : 'gevel-search__note'}
      >
        {isCurrent ? state : texts.busy}
      </Autocomplete.Status>
      <Autocomplete.List className="gevel-search__list" aria-label={texts.search}>
        {(group: Group) => (
          <Autocomplete.Group key={group.value} items={group.items}>
            <Autocomplete.GroupLabel className="gevel-search__kind">{group.value}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(item: Item) => <SearchItem key={item.value} item={item} language={language} />}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </>
  )
}
