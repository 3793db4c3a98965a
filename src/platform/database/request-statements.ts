import { AsyncLocalStorage } from 'node:async_hooks'

import { globalSingleton } from '@/src/lib/global-singleton'

/** What a request cost in Postgres: statements and their time in milliseconds. */
export type RequestStatements = { count: number; milliseconds: number }

const storage = () => globalSingleton('request-statements', () => new AsyncLocalStorage<RequestStatements>())

/** Runs `work`; `statements` counts what it sends to Postgres, also after it has returned a promise. */
export const countingStatements = <T>(statements: RequestStatements, work: () => T): T =>
  storage().run(statements, work)

/** The count of the request that is being handled, if one is counted. */
export const currentRequestStatements = (): RequestStatements | undefined => storage().getStore()
