import type { FormValues } from '@/src/features/previews/rules/messages'
import { blockAround, blocksOf, idOfBlock, selectorOf } from './blocks-of'
import { fieldOfElement, RICH_TEXT, richTextAround, showsPlainText } from './find-text'

/**
 * A text that can be edited where it is shown. `block` is null for one that is in none; `element` shows all of a rich text.
 */
export type TextPlace = { block: string | null; path: string; element: HTMLElement; isRich: boolean }

/** Where something that is shown is in the form. */
export type Place = { block: string | null; path: string | null; text: TextPlace | null }

function placeIn(target: Element, root: Element, values: FormValues, block: string | null): Place {
  const found = fieldOfElement(target, root, values)
  if (!found) return { block, path: null, text: null }
  const { path } = found
  const rich = richTextAround(found, values)
  if (rich) return { block, path, text: { block, path, element: rich, isRich: true } }
  const plain = found.element instanceof HTMLElement && showsPlainText(found, values) ? found.element : null
  return { block, path, text: plain && { block, path, element: plain, isRich: false } }
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

/** The first line of a rich text, by which its field is found. */
function firstLine(element: Element): Element {
  const [first] = element.children
  return first ? firstLine(first) : element
}

/** The texts of a block that can be edited where they are shown, in the order of the page. */
export const textsOfBlock = (block: string, values: FormValues): TextPlace[] =>
  [...document.querySelectorAll(`${selectorOf(block)}, ${selectorOf(block)} *`)].flatMap((element) => {
    const target = element.matches(RICH_TEXT) ? firstLine(element) : element
    const text = placeOf(target, values)?.text
    return text?.element === element ? [text] : []
  })
