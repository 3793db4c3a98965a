'use client'

import { useEffect, useRef } from 'react'

import type { Proposed, ToPanel } from '@/src/features/previews/rules/messages'
import { BlockOutline } from './BlockOutline'
import { scrollToBlock, selectorOf } from './blocks-of'

type Props = {
  proposal: Proposed
  /** What the preview shows by now, which changes once the proposal is rendered. */
  rendered: unknown
  toPanel: ToPanel
}

/** Says that what is shown is a proposal, and where it changes the document; a button and Escape leave it. */
export function ShownProposal({ proposal, rendered, toPanel }: Props) {
  const { blocks, texts } = proposal
  const scrolledFor = useRef<Proposed>(null)
  useEffect(() => {
    const first = blocks.find((block) => document.querySelector(selectorOf(block)))
    if (first === undefined || scrolledFor.current === proposal) return
    scrolledFor.current = proposal
    scrollToBlock(first)
  }, [blocks, proposal, rendered])
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && toPanel({ act: 'leave' })
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [toPanel])
  return (
    <div className="preview-tools">
      {blocks.map((block, index) => (
        <BlockOutline anchor={`proposed-${index}`} block={block} key={block} kind="proposed" />
      ))}
      <aside aria-label={texts.label} className="preview-proposal">
        <p>{texts.label}</p>
        <button onClick={() => toPanel({ act: 'leave' })} type="button">
          {texts.leave}
        </button>
      </aside>
    </div>
  )
}
