import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'

import { logger } from '@/src/platform/logger'

type Queries = Pick<Pool, 'query'>

/** In milliseconds: how often a replica that is behind is asked how far it is. */
const INTERVAL = 50

const POSITION = 'select pg_current_wal_insert_lsn()::text as position'
/** False also for a server that no longer is a replica. */
const HAS_REPLAYED = 'select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as replayed'

/** Says which replicas have everything that this process was notified of. */
export type ReplicaGate<R extends Queries = Pool> = {
  /** One of the replicas that may be read, in turn; null: read the primary. */
  current: () => R | null
  /** Something has changed: no replica is read until it has replayed the change. */
  changed: () => void
  /** No replica is read until the next call of `changed`: this process misses notifications. */
  close: () => void
  /** A replica cannot be used: it is read again once it answers. */
  failed: (replica: R) => void
}

/**
 * A notification arrives after its commit, so what the primary has written by then contains the change. A replica that
 * has replayed that much cannot fill a cache with anything older.
 */
export function createReplicaGate<R extends Queries>(
  primary: Queries,
  replicas: readonly R[],
  interval = INTERVAL,
): ReplicaGate<R> {
  const usable = new Set<R>()
  let changes = 0
  let turn = 0

  async function readPosition(change: number): Promise<string | null> {
    while (change === changes) {
      try {
        const { rows } = await primary.query<{ position: string }>(POSITION)
        return rows[0]?.position ?? null
      } catch {
        await delay(interval, undefined, { ref: false })
      }
    }
    return null
  }

  async function follow(replica: R, position: string, change: number): Promise<void> {
    for (let attempt = 0; change === changes; attempt += 1) {
      try {
        const { rows } = await replica.query<{ replayed: boolean }>(HAS_REPLAYED, [position])
        if (rows[0]?.replayed && change === changes) return void usable.add(replica)
      } catch (error) {
        if (attempt === 0) logger.warn({ err: error }, 'A read replica does not answer; reading the primary')
      }
      await delay(interval, undefined, { ref: false })
    }
  }

  async function followAll(some: readonly R[], change: number): Promise<void> {
    const position = await readPosition(change)
    if (position !== null) await Promise.all(some.map((replica) => follow(replica, position, change)))
  }

  const close = () => {
    changes += 1
    usable.clear()
  }
  return {
    current: () => {
      turn += 1
      return [...usable][turn % usable.size] ?? null
    },
    changed: () => {
      close()
      void followAll(replicas, changes)
    },
    close,
    failed: (replica) => {
      if (usable.delete(replica)) void followAll([replica], changes)
    },
  }
}
