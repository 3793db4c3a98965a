'use client'

import { useAllFormFields, useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { formPlaces } from '@/src/admin/document/form-places'
import { SidePanel } from '@/src/admin/side-panel/SidePanel'
import { toLocale } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { focusField, showField } from '@/src/upstream/payload/focus-field'
import { isWhole, type OpenThread } from '../rules/comment'
import { type Person, readPeople, type Thread } from './comment-calls'
import { NewThread } from './NewThread'
import { inFormOrder, placeOf } from './places'
import type { Commented, Reader } from './reader'
import { ThreadView } from './ThreadView'
import { COMMENT_TEXTS } from './texts'
import { threadHref } from '../server/thread-href'
import { isOpenThread, useThreads } from './use-threads'

type Props = {
  language: Locale
  document: Commented
  reader: Reader
  /** The id of the thread that the address, or the header of a block, names. */
  asked: string | null
  /** How often buttons of blocks were pressed. */
  presses: number
  /** The path in the document of the field that had the focus last. */
  focused: string | null
  form: () => Element | null
  onOpenThreads: (open: readonly OpenThread[]) => void
  onClose: () => void
}

/** Whom a comment can mention, besides its author. */
function usePeople({ id, mayWrite }: Reader): readonly Person[] {
  const [people, setPeople] = useState<readonly Person[]>([])
  useEffect(() => {
    if (!mayWrite) return
    // Without them, what is written mentions nobody.
    readPeople().then(
      (all) => setPeople(all.filter((person) => person.id !== id)),
      () => undefined,
    )
  }, [id, mayWrite])
  return people
}

/** The fields and rows of the form around, by the words that it has for them now. */
function usePlaces() {
  const [state] = useAllFormFields()
  const { collectionSlug = '' } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const fields = getEntityConfig({ collectionSlug })?.fields ?? []
  return { state, places: formPlaces({ state, blocks: config.blocksMap, i18n }, fields) }
}

/** Leads to the form in the language of a comment, where that is not the edited one. */
const inOtherLanguage = (language: Locale, edited: Locale) => (thread: Thread) =>
  isWhole(thread.collection) || thread.locale === edited ? null : threadHref(language, thread)

/** Whether the form is beside the panel, and not under it. */
const hasRoom = () => globalThis.matchMedia('(width >= 75rem)').matches

/** Whether Escape is for the people that are offered, or would lose what is typed. */
function isWriting(): boolean {
  const { activeElement } = globalThis.document
  return activeElement instanceof HTMLTextAreaElement && activeElement.value.trim() !== ''
}

/** What people say about the document in the form, beside it. */
export function CommentsPanel(props: Props) {
  const { language, document, reader, asked, focused, presses, form, onOpenThreads, onClose } = props
  const texts = COMMENT_TEXTS[language]
  const threads = useThreads({ document, texts, onOpenThreads })
  const people = usePeople(reader)
  const { state, places } = usePlaces()
  const locale = toLocale(useLocale().code)
  const [showsResolved, setShowsResolved] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const all = threads.threads ?? []
  const resolved = all.filter((thread) => !isOpenThread(thread))
  const isShown = (thread: Thread) => isOpenThread(thread) || showsResolved || thread.id === asked
  const shown = inFormOrder(all.filter(isShown), places, state)
  const placeIn = ({ path }: Thread) => (path === null ? null : placeOf(places, state, path))
  const lead = (thread: Thread) => {
    const [place, element] = [placeIn(thread), form()]
    if (!place || !element) return
    if (!hasRoom()) onClose()
    void focusField(element, place)
  }
  const answer = useEffectEvent(() => {
    const thread = all.find(({ id }) => id === asked)
    const [place, element] = [thread ? placeIn(thread) : null, form()]
    if (place && element && hasRoom()) void showField(element, place)
    globalThis.document.getElementById(`gevel-thread-${asked}`)?.focus()
  })
  const isLoaded = threads.threads !== null
  useEffect(() => {
    if (!isLoaded) return
    if (asked) answer()
    else if (presses === 0) list.current?.focus()
  }, [asked, isLoaded, presses])
  const hrefOf = inOtherLanguage(language, locale)
  const nameOf = (thread: Thread) =>
    thread.path === null ? texts.whole : (placeIn(thread)?.label ?? texts.gone)
  return (
    <SidePanel
      title={texts.comments}
      closeLabel={texts.close}
      onClose={onClose}
      onEscape={() => isWriting() || onClose()}
    >
      <section className="gevel-comments" ref={list} aria-label={texts.comments} tabIndex={-1}>
        {!isLoaded && <p>{texts.loading}</p>}
        {isLoaded && all.length === 0 && <p>{texts.none}</p>}
        {all.length > 0 && shown.length === 0 && <p>{texts.noneOpen}</p>}
        <ul>
          {shown.map((thread) => (
            <ThreadView
              key={thread.id}
              {...{ language, people, reader, texts, thread, threads }}
              place={nameOf(thread)}
              href={hrefOf(thread)}
              onPlace={placeIn(thread) ? () => lead(thread) : null}
              isAsked={thread.id === asked}
              onLeft={() => list.current?.focus()}
            />
          ))}
        </ul>
        {resolved.length > 0 && (
          <label className="gevel-comments__resolved">
            <input
              type="checkbox"
              checked={showsResolved}
              onChange={({ target }) => setShowsResolved(target.checked)}
            />
            {texts.showResolved(resolved.length)}
          </label>
        )}
      </section>
      <output className="gevel-hidden">{threads.said}</output>
      {reader.mayWrite && isLoaded && (
        <NewThread
          {...{ document, focused, locale, people, places, state, texts, threads }}
          presses={asked ? 0 : presses}
        />
      )}
    </SidePanel>
  )
}
