/**
 * Defect: no statement is prepared, and joins have random aliases, so that texts do not repeat: Postgres parses and plans
 * each again, which takes longer than running it.
 * Seen in: @payloadcms/db-postgres 3.90.1
 * Upstream: not reported yet
 * Remove when: named-statements.int.test.ts "Payload prepares no statement" fails
 */
import { hash } from 'node:crypto'

import { globalSingleton } from '@/src/lib/global-singleton'

/** How often a text must be sent before it gets a name. */
const MIN_USES = 3
/** Each connection keeps the plans of all named texts until it closes. */
const MAX_NAMED = 300
/** Texts that are counted; the counts start again when there are more. */
const MAX_COUNTED = 5_000

/** An alias that Payload makes of a random UUID. */
const RANDOM_ALIAS = /"[0-9a-f]{8}(?:_[0-9a-f]{4}){3}_[0-9a-f]{12}"/g

type Query = (config: unknown, values?: unknown, callback?: unknown) => unknown
/** The part of a pool of pg that is used here; Payload brings types of pg of its own. */
type Pool = { on: (event: 'acquire', listener: (client: object) => void) => unknown }
type Config = { text: string; name?: string }

/** The names in use, and how often each other text was sent. */
export type StatementNames = { named: Set<string>; uses: Map<string, number> }

const processNames = () =>
  globalSingleton('named-statements', (): StatementNames => ({ named: new Set(), uses: new Map() }))

/** The name of a text that is sent often; undefined for any other. */
function nameOf(text: string, { named, uses }: StatementNames): string | undefined {
  const name = hash('sha1', text, 'base64url')
  if (named.has(name)) return name
  if (named.size >= MAX_NAMED) return undefined
  const count = (uses.get(name) ?? 0) + 1
  if (uses.size >= MAX_COUNTED) uses.clear()
  uses.set(name, count)
  if (count < MIN_USES) return undefined
  uses.delete(name)
  named.add(name)
  return name
}

/** The text with aliases that are the same each time. */
function withStableAliases(text: string): string {
  const aliases = new Map<string, string>()
  return text.replaceAll(RANDOM_ALIAS, (alias) => {
    const stable = aliases.get(alias) ?? `"alias_${aliases.size}"`
    aliases.set(alias, stable)
    return stable
  })
}

const isUnnamed = (config: unknown): config is Config =>
  typeof config === 'object' && config !== null && 'text' in config && !('name' in config && config.name)

function nameQueries(client: object, names: StatementNames): void {
  const prototype = Object.getPrototypeOf(client) as { query: Query }
  const query: Query = (...args) => prototype.query.apply(client, args)
  const naming: Query = (config, values, callback) => {
    // Without values a text is a simple query, which can be several statements.
    if (!isUnnamed(config) || !Array.isArray(values) || values.length === 0)
      return query(config, values, callback)
    const text = withStableAliases(config.text)
    const name = nameOf(text, names)
    return query({ ...config, text, ...(name !== undefined && { name }) }, values, callback)
  }
  Object.assign(client, { query: naming })
}

/** Gives the statements that a pool sends often a name, so that each connection parses and plans them once. */
export function nameStatements(pool: Pool, names = processNames()): void {
  const seen = new WeakSet<object>()
  pool.on('acquire', (client: object) => {
    if (seen.has(client)) return
    seen.add(client)
    nameQueries(client, names)
  })
}
