import { useDocumentInfo, useEditDepth, useLocale, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'

import { usePublicationTime } from '@/src/admin/document/scheduled-publication'
import { statePartsOf, statusClass } from '@/src/admin/lists/state-texts'
import { usePanelDate } from '@/src/admin/use-panel-date'
import type { Data } from '@/src/api-client/types'
import { toLocale } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import { useEachChange } from '@/src/upstream/payload/control-names/use-each-change'
import { removeStates, type ShownStates, showStates, watchMenu } from '@/src/upstream/payload/language-menu'

type States = Data<'/panel-api/language-states'>
const COLLECTIONS = ['pages', 'posts', 'navigation', 'footer'] as const
type Document = { collection: (typeof COLLECTIONS)[number]; id: string }

async function readStates(query: Document): Promise<States> {
  const { panelApi } = await import('@/src/api-client/panel')
  return (await panelApi('/panel-api/language-states', { query })).data
}

/** The states of the edited document, read again after each save, when the menu opens, and when the tab is returned to. */
function useStates({ collection, id }: Document): States | null {
  const { hasPublishedDoc, lastUpdateTime } = useDocumentInfo()
  const due = usePublicationTime(id, toLocale(useLocale().code))
  const [states, setStates] = useState<States | null>(null)
  const turn = useRef(0)
  const read = useCallback(async () => {
    const own = (turn.current += 1)
    // Without an answer the menu keeps what it has shown.
    const found = await readStates({ collection, id }).catch(() => null)
    if (found && own === turn.current) setStates(found)
  }, [collection, id])
  useEffect(() => void read(), [read, lastUpdateTime, hasPublishedDoc, due])
  useEffect(() => {
    const again = () => void read()
    const stop = watchMenu(again)
    window.addEventListener('focus', again)
    return () => {
      stop()
      window.removeEventListener('focus', again)
    }
  }, [read])
  return states
}

function StatesInMenu(document: Document) {
  const states = useStates(document)
  const { code: edited } = useLocale()
  const language = toLocale(useTranslation().i18n.language)
  const dateText = usePanelDate()
  const shown =
    states &&
    JSON.stringify(
      Object.fromEntries(
        LOCALES.map((locale) => {
          const parts = statePartsOf(states[locale], language).map(({ text, time }) =>
            time === null ? text : `${text} ${dateText(time)}`,
          )
          return [locale, { text: parts.join(', '), className: statusClass(states[locale].state) }]
        }),
      ),
    )
  const update = useCallback(() => {
    if (shown) showStates(globalThis.document, JSON.parse(shown) as ShownStates, edited)
  }, [shown, edited])
  useEachChange(update)
  useEffect(() => () => removeStates(globalThis.document), [])
  return null
}

/** In the form of a document whose languages are published one by one: shows its state in each language in the menu of languages, as lists do. */
export function LanguageMenu() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo()
  // The menu is that of the screen, and not of a form in a drawer.
  const isInDrawer = useEditDepth() > 1
  const collection = COLLECTIONS.find((slug) => slug === collectionSlug)
  if (isInDrawer || !id || isTrashed || !collection) return null
  return <StatesInMenu collection={collection} id={String(id)} />
}
