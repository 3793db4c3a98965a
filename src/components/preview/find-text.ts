import type { FormValues } from '@/src/features/previews/rules/messages'
import { isRecord } from '@/src/lib/is-record'

/** A text of a form; `path` names rows by their ids. */
type FormText = { path: string; text: string }

/** They have no text that a page shows. */
const NO_TEXT = ['id', 'blockType', 'blockName', 'anchor']

const normal = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim()

const isRichText = (value: unknown): value is { root: { children: unknown[] } } =>
  isRecord(value) && isRecord(value.root) && Array.isArray(value.root.children)

function textOfNode(node: unknown): string {
  if (!isRecord(node)) return ''
  if (typeof node.text === 'string') return node.text
  return Array.isArray(node.children) ? node.children.map(textOfNode).join('') : ''
}

/** A list is shown item by item. */
const linesOf = (node: unknown): string[] =>
  isRecord(node) && node.type === 'list' && Array.isArray(node.children)
    ? node.children.flatMap(linesOf)
    : [textOfNode(node)]

/** The fields or rows of a value, with their paths. */
export function partsOf(value: unknown, path: string): [string, unknown][] {
  const parts: [string, unknown][] = Array.isArray(value)
    ? value.map((row: unknown, index) => [
        isRecord(row) && typeof row.id === 'string' ? row.id : String(index),
        row,
      ])
    : Object.entries(isRecord(value) ? value : {}).filter(([key]) => !NO_TEXT.includes(key))
  return parts.map(([key, part]) => [path === '' ? key : `${path}.${key}`, part])
}

/** The texts of a form, or of a block or row in it, in the order of its fields. */
export function textsOf(value: unknown, path = ''): FormText[] {
  if (typeof value === 'string') return normal(value) === '' ? [] : [{ path, text: normal(value) }]
  if (isRichText(value))
    return value.root.children.flatMap(linesOf).map((line) => ({ path, text: normal(line) }))
  return partsOf(value, path).flatMap(([inner, part]) => textsOf(part, inner))
}

/** The innermost elements of `root` with a text, in order. */
const elementsWith = (root: ParentNode, text: string): Element[] =>
  [...root.querySelectorAll('*')].filter(
    (element) =>
      normal(element.textContent) === text &&
      ![...element.children].some((child) => normal(child.textContent) === text),
  )

/** The innermost element that shows the text of a field, and its path. */
type Found = { path: string; element: Element }

/**
 * The field whose text an element shows, found by that text: blocks need no markup for it. A text that occurs more than once is
 * matched to its fields in order.
 * @param root what shows the block, or the whole document
 * @param values of the block, or of the form
 */
export function fieldOfElement(target: Element, root: Element, values: FormValues): Found | null {
  const texts = textsOf(values)
  for (let element: Element | null = target; element; element = element.parentElement) {
    const text = normal(element.textContent)
    const same = texts.filter((one) => one.text === text)
    if (same.length > 0) {
      const shown = elementsWith(root, text)
      const place = shown.findIndex((one) => element?.contains(one))
      const found = same[Math.min(Math.max(place, 0), same.length - 1)]
      return found ? { path: found.path, element: shown[place] ?? element } : null
    }
    if (element === root) return null
  }
  return null
}

/** The value of a field; `path` names rows by their ids. */
const valueAt = (values: FormValues, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => {
    if (Array.isArray(value))
      return value.find((row, index) => (isRecord(row) && row.id === key) || String(index) === key)
    return isRecord(value) ? value[key] : undefined
  }, values)

/** Of RichText.tsx. */
export const RICH_TEXT = '.rich-text'

/** The element that shows all of a rich text, of which another shows a line; null for other texts. */
export const richTextAround = ({ path, element }: Found, values: FormValues): HTMLElement | null =>
  isRichText(valueAt(values, path)) ? element.closest<HTMLElement>(RICH_TEXT) : null

/** Whether an element shows the text of a plain field as it is, and nothing else, so that what is typed there can be its value. */
export function showsPlainText({ path, element }: Found, values: FormValues): boolean {
  const [only, ...others] = element.childNodes
  return only instanceof Text && others.length === 0 && only.data === valueAt(values, path)
}
