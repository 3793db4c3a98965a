/**
 * Defect: a rich text can be edited where it is in its form only. A second editor of the same field would not follow the first,
 * as an editor reads its value once.
 * Seen in: @payloadcms/richtext-lexical 3.90.1
 * Upstream: not reported yet
 * Remove when: index.test.ts "an editor of Payload reads its value once" fails
 */

/** A place of the window, and how a text looks there. */
type TextBox = {
  top: number
  left: number
  width: number
  height: number
  /** Of the letters and of a line, in pixels. */
  size: number
  line: number
  color: string | null
  ground: string | null
}

const MARK = 'data-over-frame'
/** Room for the toolbar and a few lines. */
const LEAST_WIDTH = 320
const LEAST_HEIGHT = 220
const EDGE = 8

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

const editableOf = (field: HTMLElement): HTMLElement | null => field.querySelector('.ContentEditable__root')

/** The field of a rich text in a form. */
export const richTextAt = (form: Element, path: string): HTMLElement | null =>
  form.querySelector<HTMLElement>(`.rich-text-lexical[data-field-path="${CSS.escape(path)}"]`)

/** How far the text is from the edges of its field. */
function insetOf(field: HTMLElement, editable: HTMLElement) {
  const outer = field.getBoundingClientRect()
  const inner = editable.getBoundingClientRect()
  const { paddingInlineStart, paddingInlineEnd, paddingBlockStart } = getComputedStyle(editable)
  return {
    top: inner.top - outer.top + field.scrollTop + Number.parseFloat(paddingBlockStart),
    left: inner.left - outer.left + Number.parseFloat(paddingInlineStart),
    right: outer.right - inner.right + Number.parseFloat(paddingInlineEnd),
  }
}

/**
 * Shows the editor of a rich text over a place of the window, so that its text is where the other one is. It stays where it
 * is in the document, and so in its form.
 * @param frame what it may not leave at the top and the bottom
 */
export function showOver(field: HTMLElement, box: TextBox, frame: Pick<DOMRect, 'top' | 'bottom'>): void {
  const editable = editableOf(field)
  if (!editable) return
  const set = (name: string, value: string | null) => field.style.setProperty(`--over-${name}`, value)
  field.setAttribute(MARK, '')
  set('size', `${box.size}px`)
  set('line', `${box.line}px`)
  set('color', box.color)
  set('ground', box.ground)
  const { left, right } = insetOf(field, editable)
  const width = Math.min(Math.max(box.width + left + right, LEAST_WIDTH), window.innerWidth - 2 * EDGE)
  set('width', `${width}px`)
  // The toolbar takes two lines where the field is narrow.
  const { top } = insetOf(field, editable)
  const shown = clamp(box.top - top, frame.top + EDGE, Math.max(frame.top, frame.bottom - LEAST_HEIGHT))
  set('top', `${shown}px`)
  set('left', `${clamp(box.left - left, EDGE, window.innerWidth - width - EDGE)}px`)
  set('most', `${frame.bottom - shown - EDGE}px`)
}

export const isOver = (field: HTMLElement): boolean => field.hasAttribute(MARK)

/** Shows it where it is in its form again. */
export function takeBack(field: HTMLElement): void {
  field.removeAttribute(MARK)
  for (const name of Array.from(field.style)) if (name.startsWith('--over-')) field.style.removeProperty(name)
}

/** Puts the caret to a point of the window, or else to the end of the text. */
export function placeCaret(field: HTMLElement, point: { x: number; y: number } | null): void {
  const editable = editableOf(field)
  const selection = getSelection()
  if (!editable || !selection) return
  editable.focus({ preventScroll: true })
  const canFind = point !== null && 'caretPositionFromPoint' in document
  const caret = canFind ? document.caretPositionFromPoint(point.x, point.y) : null
  if (caret && caret.offsetNode instanceof Text && editable.contains(caret.offsetNode))
    return selection.collapse(caret.offsetNode, caret.offset)
  selection.selectAllChildren(editable)
  selection.collapseToEnd()
}
