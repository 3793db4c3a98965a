import { DeleteObjectCommand, HeadBucketCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'

import { env } from '@/src/lib/env'
import type { S3Settings } from '@/src/lib/env-schema'
import { processWide } from '@/src/lib/process-wide'

/** A server that does not even accept a connection, and one that has stopped answering. */
const CONNECTION_TIMEOUT_MS = 3000
const REQUEST_TIMEOUT_MS = 15_000
const MAX_ATTEMPTS = 2

/** How every client of the bucket is set up, Payload's own included. */
export const bucketClientConfig = (settings: S3Settings): S3ClientConfig => ({
  region: settings.region,
  credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
  forcePathStyle: settings.forcePathStyle,
  maxAttempts: MAX_ATTEMPTS,
  requestHandler: {
    httpAgent: { keepAlive: true },
    httpsAgent: { keepAlive: true },
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    throwOnRequestTimeout: true,
  },
  // Servers other than Amazon's know no checksums at the end of a body.
  ...(settings.endpoint && { endpoint: settings.endpoint, requestChecksumCalculation: 'WHEN_REQUIRED' }),
})

const clientOf = (settings: S3Settings): S3Client =>
  processWide('bucket-client', () => new S3Client(bucketClientConfig(settings)))

/** Rejects unless the configured bucket is there and ours; resolves at once when none is configured. */
export async function reachBucket(signal: AbortSignal): Promise<void> {
  if (!env.S3) return
  const command = new HeadBucketCommand({ Bucket: env.S3.bucket })
  await clientOf(env.S3).send(command, { abortSignal: signal })
}

/** Removes a file from the bucket; one that is not there is no error. */
export async function removeFromBucket(settings: S3Settings, filename: string): Promise<void> {
  await clientOf(settings).send(new DeleteObjectCommand({ Bucket: settings.bucket, Key: filename }))
}
