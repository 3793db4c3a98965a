'use client'

import { Fragment, useEffect, useState } from 'react'

import type { Closed, FormValues, ToPanel, Welcome } from '@/src/features/previews/rules/messages'
import { BlockOutline } from './BlockOutline'
import { BlockToolbar, focusToolbar } from './BlockToolbar'
import { blocksOf, isHidden, scrollToBlock, selectorOf } from './blocks-of'
import { ImageTools } from './ImageTools'
import type { Files } from './images-of'
import { useBlockDrag } from './use-block-drag'
import { useFollowedText } from './use-followed-text'
import { useFormKeys } from './use-form-keys'
import { useKeptScroll } from './use-kept-scroll'
import { usePointedBlock } from './use-pointed-block'
import { useShownImages } from './use-shown-images'
import { useTextInPlace } from './use-text-in-place'

type Props = {
  welcome: Welcome
  values: FormValues
  /** The block that the focus of the form is in. */
  marked: string | null
  toPanel: ToPanel
  /** The names of files by the ids of the images in the form. */
  files: Files
  /** What the panel said of the last editor that it closed. */
  closed: Closed | null
  /** Whether a text is edited here, so that nothing may be put in its place. */
  hold: (isEditing: boolean) => void
}

/** Says where the chosen block is, when it has been moved. */
function usePlaceSaid({ texts }: Welcome, ids: readonly string[], chosen: string | null): string {
  const place = chosen === null ? -1 : ids.indexOf(chosen)
  const [last, setLast] = useState({ chosen, place, count: ids.length, said: '' })
  if (last.chosen !== chosen || last.place !== place || last.count !== ids.length) {
    const isMoved = last.chosen === chosen && last.count === ids.length && place >= 0
    const words = { '{place}': String(place + 1), '{count}': String(ids.length) }
    const said = texts.moved.replaceAll(/\{\w+\}/g, (word) => words[word as keyof typeof words] ?? word)
    setLast({ chosen, place, count: ids.length, said: isMoved ? said : '' })
  }
  return last.said
}

/**
 * On a preview in an edit view: what is what, and what can be done with it. Whatever is done is done in the form, which the
 * preview then follows.
 */
export function BlockTools({ welcome, values, marked, files, closed, toPanel, hold }: Props) {
  const blocks = blocksOf(values)
  const ids = blocks.map(({ id }) => id)
  const [chosen, setChosen] = useState<string | null>(null)
  const images = useShownImages(values, files)
  const follow = useFollowedText(closed, toPanel)
  const inPlace = useTextInPlace({ welcome, values, toPanel, hold, follow, onDone: focusToolbar })
  const drag = useBlockDrag(ids, toPanel)
  const said = usePlaceSaid(welcome, ids, chosen)
  const pointed = usePointedBlock({ values, images }, (place) => {
    setChosen(place.block)
    inPlace.lead(place)
  })
  useKeptScroll(welcome.top, toPanel)
  useFormKeys({ canEdit: welcome.canEdit, block: chosen, toPanel })
  const [lastMarked, setLastMarked] = useState(marked)
  if (marked !== lastMarked) {
    setLastMarked(marked)
    setChosen(marked)
  }
  useEffect(() => {
    if (marked !== null) scrollToBlock(marked)
  }, [marked])
  useEffect(() => {
    if (closed?.isBack) focusToolbar()
  }, [closed])
  const nameOf = (id: string | null) => {
    const block = blocks.find((one) => one.id === id)
    const name = block && (welcome.names[block.blockType] ?? block.blockType)
    return name !== undefined && isHidden(block) ? `${name} – ${welcome.texts.hidden}` : name
  }
  const current = blocks.findIndex(({ id }) => id === chosen)
  return (
    <div className="preview-tools">
      {blocks.filter(isHidden).map(({ id }) => (
        <Fragment key={id}>
          <style>{`${selectorOf(id)} { opacity: 0.35 }`}</style>
          {id !== pointed && id !== chosen && (
            <BlockOutline anchor={`hidden-${id}`} block={id} kind="hidden">
              <span className="preview-name">{welcome.texts.hidden}</span>
            </BlockOutline>
          )}
        </Fragment>
      ))}
      {pointed !== null && pointed !== chosen && nameOf(pointed) !== undefined && (
        <BlockOutline anchor="pointed" block={pointed} kind="pointed">
          <span className="preview-name">{nameOf(pointed)}</span>
        </BlockOutline>
      )}
      {chosen !== null && current >= 0 && (
        <BlockOutline anchor="chosen" block={chosen} kind="chosen">
          <BlockToolbar
            {...{ welcome, blocks, current, toPanel }}
            name={nameOf(chosen) ?? ''}
            onDrag={(event) => drag.start(chosen, event)}
            onText={() => inPlace.edit(chosen)}
            onChoose={(block) => {
              setChosen(block)
              if (block !== null) scrollToBlock(block)
            }}
          />
        </BlockOutline>
      )}
      {welcome.canEdit && <ImageTools {...{ images, chosen, toPanel }} texts={welcome.texts} />}
      {drag.dragged !== null && <style>{`${selectorOf(drag.dragged)} { opacity: 0.5 }`}</style>}
      {drag.place && <div className="preview-drop-line" style={{ insetBlockStart: drag.place.top }} />}
      <output className="sr-only">{said}</output>
    </div>
  )
}
