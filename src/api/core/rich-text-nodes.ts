import { isRecord } from '@/src/lib/is-record'
import { invalid } from './from-error'
import type { FieldError } from './problems'

const NODE_RULE =
  'A node of rich text is an object with a "type"; its "children" are a list of nodes, its "fields" an object.'

type Known = readonly string[] | null

const broken = (path: string, message = NODE_RULE): FieldError => ({ path, message })

/** The first node without the shape that the editor assumes; its own validation runs later and would throw on it. */
function brokenNode(node: unknown, path: string, known: Known): FieldError | null {
  if (!isRecord(node) || typeof node.type !== 'string') return broken(path)
  if (known && !known.includes(node.type))
    return broken(`${path}.type`, `Unknown node type. Allowed types: ${known.join(', ')}.`)
  const { children, fields } = node
  if (fields !== undefined && !isRecord(fields)) return broken(`${path}.fields`)
  if (children === undefined) return null
  if (!Array.isArray(children)) return broken(`${path}.children`)
  return firstOf(children, (child, index) => brokenNode(child, `${path}.children.${index}`, known))
}

function firstOf(
  values: unknown[],
  find: (value: unknown, index: number) => FieldError | null,
): FieldError | null {
  for (const [index, value] of values.entries()) {
    const found = find(value, index)
    if (found !== null) return found
  }
  return null
}

/**
 * The first invalid node in any rich text within a value, at any depth, or null.
 * @param known the node types of the field's editor; null for any
 */
export function invalidRichText(value: unknown, path: string, known: Known): FieldError | null {
  if (Array.isArray(value))
    return firstOf(value, (item, index) => invalidRichText(item, `${path}.${index}`, known))
  if (!isRecord(value)) return null
  if ('root' in value) return brokenNode(value.root, `${path}.root`, known)
  const entries = Object.entries(value)
  return firstOf(entries, (_, index) =>
    invalidRichText(entries[index]?.[1], `${path}.${entries[index]?.[0]}`, known),
  )
}

/** @throws {ApiError} 422 when rich text has a node that the field's editor does not know and would throw on */
export function assertRichTextNodes(value: unknown, path: string, known: readonly string[]): void {
  const found = invalidRichText(value, path, known)
  if (found) throw invalid([found])
}
