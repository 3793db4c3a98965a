import type { FieldError } from './problems'

/** Deeper than any document of ours; code that walks the value later is recursive. */
const MAX_DEPTH = 64
/** Matches strings without a quantified alternation, so that a very long one cannot exhaust the regex engine. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/g

export const UNSTORABLE_TEXT = 'Contains a null character or malformed Unicode.'

/** Whether Postgres can store the text: no null character, no lone surrogate. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** `place`: the key or index of the value that is being read. */
type Container = { keys: Set<string> | null; expectsKey: boolean; place: string | number }

const pathOf = (containers: readonly Container[]): string => containers.map(({ place }) => place).join('.')

function keyProblem(key: string, container: Container): string | null {
  if (key === '__proto__') return 'The key "__proto__" is not allowed.'
  if (container.keys?.has(key)) return `The key "${key.slice(0, 64)}" is duplicated.`
  container.keys?.add(key)
  return null
}

function readString(token: string, containers: readonly Container[]): FieldError | null {
  const container = containers.at(-1)
  const text = token.includes('\\') ? String(JSON.parse(token)) : token.slice(1, -1)
  const isKey = container?.expectsKey ?? false
  if (!isStorable(text)) {
    return { path: pathOf(isKey ? containers.slice(0, -1) : containers), message: UNSTORABLE_TEXT }
  }
  if (!container || !isKey) return null
  container.expectsKey = false
  container.place = text
  const message = keyProblem(text, container)
  return message === null ? null : { path: pathOf(containers), message }
}

/** Applies a token that is not a string to the stack of containers. */
function move(token: string, containers: Container[]): void {
  const container = containers.at(-1)
  if (token === '{') containers.push({ keys: new Set(), expectsKey: true, place: '' })
  else if (token === '[') containers.push({ keys: null, expectsKey: false, place: 0 })
  else if (token === ',' && container) {
    if (typeof container.place === 'number') container.place += 1
    else container.expectsKey = true
  } else containers.pop()
}

/**
 * Finds what `JSON.parse` accepts and we reject: duplicate keys, `__proto__`, text that cannot be stored, deep nesting.
 * @param text must be valid JSON
 * @returns the path and a message for the caller, or null
 */
export function jsonProblem(text: string): FieldError | null {
  const containers: Container[] = []
  for (const [token] of text.matchAll(TOKEN)) {
    if (token.startsWith('"')) {
      const problem = readString(token, containers)
      if (problem) return problem
    } else move(token, containers)
    if (containers.length > MAX_DEPTH)
      return { path: '', message: `Nested more than ${MAX_DEPTH} levels deep.` }
  }
  return null
}
