import type { FormValues } from '@/src/features/previews/rules/messages'
import { blockAround, blocksOf, idOfBlock, selectorOf } from './blocks-of'
import { fieldOfElement, showsPlainText } from './find-text'

/** A text that can be edited where it is shown. `block` is null for one that is in none. */
export type TextPlace = { block: string | null; path: string; element: HTMLElement }

/** Where something that is shown is in the form. */
export type Place = { block: string | null; path: string | null; text: TextPlace | null }

function placeIn(target: Element, root: Element, values: FormValues, block: string | null): Place {
  const found = fieldOfElement(target, root, values)
  if (!found) return { block, path: null, text: null }
  const { path, element } = found
  const isText = element instanceof HTMLElement && showsPlainText(found, values)
  return { block, path, text: isText ? { block, path, element } : null }
}

/** Null for what the form does not have. */
export function placeOf(target: Element, values: FormValues): Place | null {
  const around = blockAround(target)
  const block = idOfBlock(around)
  const own = blocksOf(values).find(({ id }) => id === block)
  if (around && own) return placeIn(target, around, own, own.id)
  const main = target.closest('main')
  const { blocks: _blocks, ...others } = values
  const place = main && placeIn(target, main, others, null)
  return place?.path ? place : null
}

/** The texts of a block that can be edited where they are shown, in the order of the page. */
export const textsOfBlock = (block: string, values: FormValues): TextPlace[] =>
  [...document.querySelectorAll(`${selectorOf(block)}, ${selectorOf(block)} *`)].flatMap((element) => {
    const text = placeOf(element, values)?.text
    return text?.element === element ? [text] : []
  })
