import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** The Payload instance of this process. */
export const payloadInstance = (): Promise<Payload> => getPayload({ config })

/** Has the Payload instance of this process run its job queue (`jobs.autoRun`), for as long as the process lives. */
export const startJobs = (): Promise<Payload> => getPayload({ config, cron: true })
