import { DeleteObjectCommand, HeadBucketCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'

import type { S3Settings } from '@/src/platform/env-schema'
import { globalSingleton } from '@/src/lib/global-singleton'

/** A server that does not accept a connection, one that falls silent, and one that is merely slow. */
const CONNECTION_TIMEOUT_MS = 3000
const SILENCE_TIMEOUT_MS = 5000
const REQUEST_TIMEOUT_MS = 60_000
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
    socketTimeout: SILENCE_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    throwOnRequestTimeout: true,
  },
  // Servers other than Amazon's know no checksums at the end of a body.
  ...(settings.endpoint && { endpoint: settings.endpoint, requestChecksumCalculation: 'WHEN_REQUIRED' }),
})

const clientOf = (settings: S3Settings): S3Client =>
  globalSingleton('bucket-client', () => new S3Client(bucketClientConfig(settings)))

/** Rejects unless the bucket is there and lets us in. */
export async function checkBucket(settings: S3Settings, abortSignal: AbortSignal): Promise<void> {
  await clientOf(settings).send(new HeadBucketCommand({ Bucket: settings.bucket }), { abortSignal })
}

/** Removes a file from the bucket; one that is not there is no error. */
export async function removeFromBucket(settings: S3Settings, filename: string): Promise<void> {
  await clientOf(settings).send(new DeleteObjectCommand({ Bucket: settings.bucket, Key: filename }))
}
