import { globalSingleton } from '@/src/lib/global-singleton'
import { workerSession } from '@/src/platform/database/worker-session'

const worker = () => globalSingleton('job-worker-enabled', () => ({ enabled: false }))

/** Lets this process lead. Payload's REST handlers start its crons in every process that has them, tests included. */
export const enableWorker = (enabled = true): void => void Object.assign(worker(), { enabled })

/** Whether this process is the one of all nodes that runs what is due. */
export const leads = async (): Promise<boolean> => worker().enabled && (await workerSession()).tryLead('jobs')
