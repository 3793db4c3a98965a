import { AsyncLocalStorage } from 'node:async_hooks'

import { globalSingleton } from '@/src/lib/global-singleton'

const storage = () => globalSingleton('transaction-turns', () => new AsyncLocalStorage<string>())

/** Lets the transactions of `work` wait in the line of a client, such as a tenant; lines have their turns one by one. */
export const takingTurnsOf = <T>(client: string, work: () => T): T => storage().run(client, work)

/** The client whose request is being handled; jobs, scripts and the panel’s server functions share one line. */
export const currentClient = (): string => storage().getStore() ?? 'others'
