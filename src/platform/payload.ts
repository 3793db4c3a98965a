import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** The Payload instance of this process. */
export const payloadInstance = (): Promise<Payload> => getPayload({ config })

/** Starts the job queue (`jobs.autoRun`) in this process. */
export const startJobs = (): Promise<Payload> => getPayload({ config, cron: true })
