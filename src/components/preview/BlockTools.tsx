'use client'

import { useEffect, useState } from 'react'

import type { FormValues, ToPanel, Welcome } from '@/src/features/previews/rules/messages'
import { BlockToolbar, focusToolbar } from './BlockToolbar'
import { blocksOf, scrollToBlock, selectorOf } from './blocks-of'
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

type FrameProps = { anchor: string; block: string; children: React.ReactNode }

/** A frame around a block. By rules of style, as React knows nothing of attributes and elements that are added to a block. */
function BlockOutline({ anchor, block, children }: FrameProps) {
  return (
    <>
      <style>{`${selectorOf(block)} { anchor-name: --preview-${anchor} }`}</style>
      <div className={`preview-outline preview-outline-${anchor}`}>{children}</div>
    </>
  )
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
    return block && (welcome.names[block.blockType] ?? block.blockType)
  }
  const current = blocks.findIndex(({ id }) => id === chosen)
  return (
    <div className="preview-tools">
      {pointed !== null && pointed !== chosen && nameOf(pointed) !== undefined && (
        <BlockOutline anchor="pointed" block={pointed}>
          <span className="preview-name">{nameOf(pointed)}</span>
        </BlockOutline>
      )}
      {chosen !== null && current >= 0 && (
        <BlockOutline anchor="chosen" block={chosen}>
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
