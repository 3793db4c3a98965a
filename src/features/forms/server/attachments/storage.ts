import { createReadStream } from 'node:fs'
import { copyFile, mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'

import { globalSingleton } from '@/src/lib/global-singleton'
import { isUuid } from '@/src/lib/uuid'
import { bucketClientConfig } from '@/src/platform/bucket-config'
import { env } from '@/src/platform/env'
import type { S3Settings } from '@/src/platform/s3-settings'

/** Beside the images, so that backups contain them; no image has a slash in its name, so nothing serves them. */
const FOLDER = 'attachments'

const client = (settings: S3Settings): S3Client =>
  globalSingleton('attachments-client', () => new S3Client(bucketClientConfig(settings)))

const objectOf = ({ bucket }: S3Settings, id: string) => ({ Bucket: bucket, Key: `${FOLDER}/${id}` })

/** Ids are ours; what is none is no path either. */
function fileOf(id: string): string {
  if (!isUuid(id)) throw new Error('An attachment is stored under a UUID')
  return path.join(/* turbopackIgnore: true */ env.MEDIA_DIR, FOLDER, id)
}

/** Stores the file at `source`, which stays as it is. */
export async function writeAttachment(id: string, source: string, bytes: number): Promise<void> {
  const file = fileOf(id)
  if (env.S3) {
    const body = { Body: createReadStream(source), ContentLength: bytes }
    await client(env.S3).send(
      new PutObjectCommand({ ...objectOf(env.S3, id), ...body, ContentType: 'application/octet-stream' }),
    )
    return
  }
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await copyFile(source, file)
}

/** The content of a stored file; null when it is gone. */
export async function openAttachment(id: string): Promise<Readable | null> {
  const file = fileOf(id)
  if (!env.S3) {
    const found = await stat(file).catch(() => null)
    return found?.isFile() ? createReadStream(file) : null
  }
  try {
    const { Body } = await client(env.S3).send(new GetObjectCommand(objectOf(env.S3, id)))
    return Body instanceof Readable ? Body : null
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchKey') return null
    throw error
  }
}

/** Removes a stored file; a missing one is not an error. */
export async function removeAttachment(id: string): Promise<void> {
  const file = fileOf(id)
  if (env.S3) await client(env.S3).send(new DeleteObjectCommand(objectOf(env.S3, id)))
  else await rm(file, { force: true })
}
