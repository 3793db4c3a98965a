import { DeleteObjectCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'

import { bucketClientConfig } from '@/src/platform/bucket-config'
import type { S3Settings } from '@/src/platform/s3-settings'
import { globalSingleton } from '@/src/lib/global-singleton'

const clientOf = (settings: S3Settings): S3Client =>
  globalSingleton('bucket-client', () => new S3Client(bucketClientConfig(settings)))

/** Rejects when the bucket does not exist or denies access. */
export async function checkBucket(settings: S3Settings, abortSignal: AbortSignal): Promise<void> {
  await clientOf(settings).send(new HeadBucketCommand({ Bucket: settings.bucket }), { abortSignal })
}

/** Removes a file from the bucket; a missing file is not an error. */
export async function removeFromBucket(settings: S3Settings, filename: string): Promise<void> {
  await clientOf(settings).send(new DeleteObjectCommand({ Bucket: settings.bucket, Key: filename }))
}
