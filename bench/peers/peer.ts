/** A request; the status of its response must be a success. */
export type Call = { path: string; method?: string; headers?: Record<string, string>; body?: unknown }

/** Where a product runs: a folder of its own, a port of the loopback and an empty database. */
export type Place = { folder: string; port: number; databaseUrl: string }

export type Command = { args: readonly string[]; cwd: string; env: Record<string, string> }

/** What a product is asked for; `page` is null when it renders no pages. */
export type Subjects = {
  page: Call | null
  entry: Call
  list: Call
  /** Headers with which the entry and the list are read past the cache of responses; null when there is none. */
  uncached: Record<string, string> | null
  save: (status: 'draft' | 'published', turn: number) => Call
}

export type Peer = {
  name: string
  /** Installs, configures and builds; everything before the product is started for the first time. */
  prepare: (place: Place) => Promise<void>
  /** Arguments of Node that start it for production. */
  start: (place: Place) => Command
  /** A path that is answered with 200 once the product is ready. */
  ready: string
  /** Writes the content through its HTTP API. */
  fill: (origin: string, place: Place) => Promise<Subjects>
}

export const ACCOUNT = { email: 'bench@example.org', password: 'Meten-is-weten-2026' } as const
