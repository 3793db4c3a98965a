'use client'

import { Fragment, useEffect, useState } from 'react'

import type { FormValues, ToPanel, Welcome } from '@/src/features/previews/rules/messages'
import { BlockOutline } from './BlockOutline'
import { BlockToolbar, focusToolbar } from './BlockToolbar'
import { blocksOf, isHidden, scrollToBlock, selectorOf } from './blocks-of'
import { useFormKeys } from './use-form-keys'
import { useKeptScroll } from './use-kept-scroll'
import { usePointedBlock } from './use-pointed-block'
import { useTextInPlace } from './use-text-in-place'

type Props = {
  welcome: Welcome
  values: FormValues
  /** The block that the focus of the form is in. */
  marked: string | null
  toPanel: ToPanel
  /** Whether a text is edited here, so that nothing may be put in its place. */
  hold: (isEditing: boolean) => void
}

/**
 * On a preview in an edit view: what is what, and what can be done with it. Whatever is done is done in the form, which the
 * preview then follows.
 */
export function BlockTools({ welcome, values, marked, toPanel, hold }: Props) {
  const blocks = blocksOf(values)
  const [chosen, setChosen] = useState<string | null>(null)
  const inPlace = useTextInPlace({ welcome, values, toPanel, hold, onDone: focusToolbar })
  const pointed = usePointedBlock(values, (place) => {
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
            onText={() => inPlace.edit(chosen)}
            onChoose={(block) => {
              setChosen(block)
              if (block !== null) scrollToBlock(block)
            }}
          />
        </BlockOutline>
      )}
    </div>
  )
}
