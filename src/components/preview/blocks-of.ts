import type { FormValues } from '@/src/features/previews/rules/messages'
import { isRecord } from '@/src/lib/is-record'
import { BLOCK_ATTRIBUTE } from './block-attribute'

export type BlockValues = FormValues & { id: string; blockType: string }

const isBlock = (value: unknown): value is BlockValues =>
  isRecord(value) && typeof value.id === 'string' && typeof value.blockType === 'string'

/** The blocks of a form, in their order, those that are not shown included. */
export const blocksOf = ({ blocks }: FormValues): BlockValues[] =>
  Array.isArray(blocks) ? blocks.filter(isBlock) : []

/** Whether it is left out on the site, in every language. */
export const isHidden = (block: BlockValues | undefined): boolean => block?.hidden === true

export const selectorOf = (block: string): string => `[${BLOCK_ATTRIBUTE}="${CSS.escape(block)}"]`

/** The element of a block that another is in, or is. */
export const blockAround = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(`[${BLOCK_ATTRIBUTE}]`) : null

export const idOfBlock = (element: Element | null): string | null =>
  element?.getAttribute(BLOCK_ATTRIBUTE) ?? null

/** Shows a block that is out of sight, or nearly. */
export function scrollToBlock(block: string): void {
  const element = document.querySelector(selectorOf(block))
  if (!element) return
  const { top, bottom } = element.getBoundingClientRect()
  const isInSight = top < window.innerHeight * 0.75 && bottom > window.innerHeight * 0.25
  if (!isInSight) element.scrollIntoView({ block: 'start' })
}
