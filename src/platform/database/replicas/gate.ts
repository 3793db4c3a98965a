import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'

import { logger } from '@/src/platform/logger'

type Queries = Pick<Pool, 'query'>

/** In milliseconds: how often a replica that is behind is asked how far it is. */
const INTERVAL = 50

const POSITION = 'select pg_current_wal_insert_lsn()::text as position'
/** False also for a server that no longer is a replica. */
const HAS_REPLAYED = 'select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as replayed'

/**
 * Says which replicas have everything that this process was notified of. A notification arrives after its commit, so what
 * the primary has written by then contains the change: a replica that has replayed that much cannot fill a cache with
 * anything older.
 */
export class ReplicaGate<R extends Queries = Pool> {
  readonly #primary: Queries
  readonly #replicas: readonly R[]
  readonly #interval: number
  readonly #usable = new Set<R>()
  #changes = 0
  #turn = 0

  constructor(primary: Queries, replicas: readonly R[], interval = INTERVAL) {
    this.#primary = primary
    this.#replicas = replicas
    this.#interval = interval
  }

  /** One of the replicas that may be read, in turn; null: read the primary. */
  current(): R | null {
    if (this.#usable.size === 0) return null
    this.#turn += 1
    return [...this.#usable][this.#turn % this.#usable.size] ?? null
  }

  /** Something has changed: no replica is read until it has replayed the change. */
  changed(): void {
    this.close()
    void this.#followAll(this.#replicas, this.#changes)
  }

  /** No replica is read until the next call of `changed`: this process misses notifications. */
  close(): void {
    this.#changes += 1
    this.#usable.clear()
  }

  /** A replica cannot be used: it is read again once it answers. */
  failed(replica: R): void {
    if (this.#usable.delete(replica)) void this.#followAll([replica], this.#changes)
  }

  async #followAll(some: readonly R[], change: number): Promise<void> {
    const position = await this.#readPosition(change)
    if (position !== null) await Promise.all(some.map((replica) => this.#follow(replica, position, change)))
  }

  async #readPosition(change: number): Promise<string | null> {
    while (change === this.#changes) {
      try {
        const { rows } = await this.#primary.query<{ position: string }>(POSITION)
        return rows[0]?.position ?? null
      } catch {
        await delay(this.#interval, undefined, { ref: false })
      }
    }
    return null
  }

  async #follow(replica: R, position: string, change: number): Promise<void> {
    for (let attempt = 0; change === this.#changes; attempt += 1) {
      try {
        const { rows } = await replica.query<{ replayed: boolean }>(HAS_REPLAYED, [position])
        if (rows[0]?.replayed && change === this.#changes) return void this.#usable.add(replica)
      } catch (error) {
        if (attempt === 0) logger.warn({ err: error }, 'A read replica does not answer; reading the primary')
      }
      await delay(this.#interval, undefined, { ref: false })
    }
  }
}
