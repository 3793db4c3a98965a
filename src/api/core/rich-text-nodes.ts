const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const NODE_RULE =
  'A node of rich text is an object with a "type"; its "children" are a list of nodes, its "fields" an object.'

/**
 * The path of the first node of rich text that has not the form that the editor counts on, or null.
 * The editor's own checks come later, and fall over such a node.
 */
function brokenNode(node: unknown, path: string): string | null {
  if (!isRecord(node) || typeof node.type !== 'string') return path
  const { children, fields } = node
  if (fields !== undefined && !isRecord(fields)) return `${path}.fields`
  if (children === undefined) return null
  if (!Array.isArray(children)) return `${path}.children`
  return firstOf(children, (child, index) => brokenNode(child, `${path}.children.${index}`))
}

function firstOf(values: unknown[], find: (value: unknown, index: number) => string | null): string | null {
  for (const [index, value] of values.entries()) {
    const found = find(value, index)
    if (found !== null) return found
  }
  return null
}

/** The path of the first broken node in any rich text that a value holds, at whatever depth, or null. */
export function brokenRichText(value: unknown, path: string): string | null {
  if (Array.isArray(value)) return firstOf(value, (item, index) => brokenRichText(item, `${path}.${index}`))
  if (!isRecord(value)) return null
  if ('root' in value) return brokenNode(value.root, `${path}.root`)
  const entries = Object.entries(value)
  return firstOf(entries, (_, index) => brokenRichText(entries[index]?.[1], `${path}.${entries[index]?.[0]}`))
}
