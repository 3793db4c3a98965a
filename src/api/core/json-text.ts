/** Deeper nesting than any document of ours; what walks it later is recursive. */
const MAX_DEPTH = 64
/** Strings without a quantified alternation, so that a very long one cannot exhaust the matcher. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/g

/** Letters that Postgres cannot store: a null character, half of a surrogate pair. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

type Container = { keys: Set<string> | null; expectsKey: boolean }

function readString(token: string, container: Container | undefined): string | null {
  const text = token.includes('\\') ? String(JSON.parse(token)) : token.slice(1, -1)
  if (!isStorable(text)) return 'It holds a null character or broken Unicode.'
  if (!container?.keys || !container.expectsKey) return null
  container.expectsKey = false
  if (text === '__proto__') return 'The key "__proto__" is not accepted.'
  if (container.keys.has(text)) return `The key "${text.slice(0, 64)}" stands twice in one object.`
  container.keys.add(text)
  return null
}

/**
 * What `JSON.parse` lets pass and we refuse: duplicate keys, `__proto__`, text that cannot be stored, extreme nesting.
 * @param text must be valid JSON
 * @returns what is wrong, in words for the caller, or null
 */
export function jsonProblem(text: string): string | null {
  const containers: Container[] = []
  for (const [token] of text.matchAll(TOKEN)) {
    const container = containers.at(-1)
    if (token === '{') containers.push({ keys: new Set(), expectsKey: true })
    else if (token === '[') containers.push({ keys: null, expectsKey: false })
    else if (token === '}' || token === ']') containers.pop()
    else if (token === ',') {
      if (container) container.expectsKey = true
    } else {
      const problem = readString(token, container)
      if (problem) return problem
    }
    if (containers.length > MAX_DEPTH) return `It is nested more than ${MAX_DEPTH} levels deep.`
  }
  return null
}
