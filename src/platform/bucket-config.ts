import type { S3ClientConfig } from '@aws-sdk/client-s3'

import type { S3Settings } from './s3-settings'

const CONNECTION_TIMEOUT_MS = 3000
const SILENCE_TIMEOUT_MS = 5000
const REQUEST_TIMEOUT_MS = 60_000
const MAX_ATTEMPTS = 2

/** The configuration of every client of the bucket, including Payload's own. */
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
  // Other servers than Amazon's do not support trailing checksums.
  ...(settings.endpoint && { endpoint: settings.endpoint, requestChecksumCalculation: 'WHEN_REQUIRED' }),
})
