/**
 * Defect: no statement is prepared, and joins have random aliases, so that texts do not repeat: Postgres parses and plans
 * each again, which takes longer than running it.
 * Seen in: @payloadcms/db-postgres 3.90.1
 * Upstream: not reported yet
 * Remove when: named-statements.int.test.ts "Payload prepares no statement" fails
 */
import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

import { globalSingleton } from '@/src/lib/global-singleton'

/** How often a text must be sent before it gets a name. */
const MIN_USES = 3
/** Each connection keeps the plans of named texts. The text that was sent longest ago loses its name first. */
const MAX_NAMED = 300
/** Texts that are counted; the one that was sent longest ago is forgotten first. */
const MAX_COUNTED = 5_000
/** Plans that a connection may have of texts that have lost their names: they are dropped many at a time. */
const MAX_NAMELESS = 20

/** An alias that Payload makes of a random UUID. */
const RANDOM_ALIAS = /"[0-9a-f]{8}(?:_[0-9a-f]{4}){3}_[0-9a-f]{12}"/g

type Query = (config: unknown, values?: unknown, callback?: unknown) => unknown
/** The part of a pool of pg that is used here; Payload brings types of pg of its own. */
type Pool = { on: (event: 'acquire', listener: (client: object) => void) => unknown }
type Config = { text: string; name?: string }

/** The names in use, and how often each other text was sent. */
export class StatementNames {
  readonly #named: LRUCache<string, true>
  readonly #uses = new LRUCache<string, number>({ max: MAX_COUNTED })

  constructor(max = MAX_NAMED) {
    this.#named = new LRUCache({ max })
  }

  has(name: string): boolean {
    return this.#named.has(name)
  }

  /** The name of a text that is sent often; undefined for any other. */
  nameOf(text: string): string | undefined {
    const name = hash('sha1', text, 'base64url')
    if (this.#named.get(name)) return name
    const count = (this.#uses.get(name) ?? 0) + 1
    this.#uses.set(name, count)
    if (count < MIN_USES) return undefined
    this.#uses.delete(name)
    this.#named.set(name, true)
    return name
  }
}

const processNames = () => globalSingleton('named-statements', () => new StatementNames())

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

/** The part of a connection of pg that is used here; its own types leave it out. */
type Connection = {
  /** The texts that are prepared on it, by name. */
  parsedStatements: Record<string, string>
  /** Tells Postgres to drop a plan, without waiting. */
  close: (message: { type: 'S'; name: string }) => void
}

/** Drops the plans of a connection whose texts have lost their names. */
function dropNameless(client: object, names: StatementNames): void {
  const connection = Reflect.get(client, 'connection') as Connection
  const nameless = Object.keys(connection.parsedStatements).filter((name) => !names.has(name))
  if (nameless.length <= MAX_NAMELESS) return
  for (const name of nameless) {
    delete connection.parsedStatements[name]
    connection.close({ type: 'S', name })
  }
}

function nameQueries(client: object, names: StatementNames): void {
  const prototype = Object.getPrototypeOf(client) as { query: Query }
  const query: Query = (...args) => prototype.query.apply(client, args)
  const naming: Query = (config, values, callback) => {
    // Without values a text is a simple query, which can be several statements.
    if (!isUnnamed(config) || !Array.isArray(values) || values.length === 0)
      return query(config, values, callback)
    const text = withStableAliases(config.text)
    const name = names.nameOf(text)
    return query({ ...config, text, ...(name !== undefined && { name }) }, values, callback)
  }
  Object.assign(client, { query: naming })
}

/** Gives the statements that a pool sends often a name, so that each connection parses and plans them once. */
export function nameStatements(pool: Pool, names = processNames()): void {
  const seen = new WeakSet<object>()
  pool.on('acquire', (client: object) => {
    if (seen.has(client)) return dropNameless(client, names)
    seen.add(client)
    nameQueries(client, names)
  })
}
