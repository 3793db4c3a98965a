/**
 * Defect: the selector of blocks has no slot for anything but the blocks of a field, and only its own cards know where in the list
 * a block goes.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: index.test.ts "Payload shows blocks only in its selector" fails
 */
'use client'

import { useConfig } from '@payloadcms/ui'
import type { ClientBlock } from 'payload'
import { type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'

import { useEachChange } from '../control-names/use-each-change'

const GROUPS = '.blocks-drawer__block-groups'

const pictureOf = ({ admin }: ClientBlock): string | null => {
  const thumbnail = admin?.images?.thumbnail
  return typeof thumbnail === 'object' ? thumbnail.url : null
}

/** The groups of the selector that is open; null while none is. */
export function useOpenSelector(): Element | null {
  const [groups, setGroups] = useState<Element | null>(null)
  useEachChange(useCallback(() => setGroups(document.querySelector(GROUPS)), []))
  return groups
}

/** Gives the button of a type of block in an open selector, or null where that type cannot be added. */
export function useBlockButtons(): (groups: Element, blockType: string) => HTMLButtonElement | null {
  const { blocksMap } = useConfig().config
  return (groups, blockType) => {
    const block = (blocksMap as Partial<Record<string, ClientBlock>>)[blockType]
    const picture = block && pictureOf(block)
    if (!picture) return null
    const selector = `li:not([data-searched]) > button img[src="${CSS.escape(picture)}"]`
    return groups.querySelector(selector)?.closest('button') ?? null
  }
}

type GroupProps = { groups: Element; label: string; children: ReactNode }

/** One more group in an open selector. */
export const SelectorGroup = ({ groups, label, children }: GroupProps) =>
  createPortal(
    <li className="blocks-drawer__block-group">
      <h3 className="blocks-drawer__block-group-label">{label}</h3>
      <ul className="blocks-drawer__blocks">{children}</ul>
    </li>,
    groups,
  )

type CardProps = { label: string; description: string | null; picture: ReactNode; onClick: () => void }

/** A card in such a group, searched by its name and description. */
export const SelectorCard = ({ label, description, picture, onClick }: CardProps) => (
  <li className="blocks-drawer__block" data-searched={`${label} ${description ?? ''}`}>
    <button
      type="button"
      className="thumbnail-card thumbnail-card--has-on-click thumbnail-card--align-label-center"
      data-description={description ?? undefined}
      onClick={onClick}
    >
      <div className="thumbnail-card__thumbnail" aria-hidden="true">
        <div className="blocks-drawer__default-image">{picture}</div>
      </div>
      <div className="thumbnail-card__label">{label}</div>
    </button>
  </li>
)
