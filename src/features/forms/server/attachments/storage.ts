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

type Storage = {
  /** Stores the file at `source`, which stays as it is. */
  write: (id: string, source: string, bytes: number) => Promise<void>
  /** The content of a stored file; null when it is gone. */
  open: (id: string) => Promise<Readable | null>
  /** Removes a stored file; a missing one is not an error. */
  remove: (id: string) => Promise<void>
}

/** Ids are ours; what is none is no path either. */
function nameOf(id: string): string {
  if (!isUuid(id)) throw new Error('An attachment is stored under a UUID')
  return id
}

function folderStorage(mediaFolder: string): Storage {
  const folder = path.join(/* turbopackIgnore: true */ mediaFolder, FOLDER)
  const fileOf = (id: string) => path.join(/* turbopackIgnore: true */ folder, nameOf(id))
  return {
    write: async (id, source) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await copyFile(source, fileOf(id))
    },
    open: async (id) => {
      const file = fileOf(id)
      const found = await stat(file).catch(() => null)
      return found?.isFile() ? createReadStream(file) : null
    },
    remove: async (id) => {
      await rm(fileOf(id), { force: true })
    },
  }
}

/** Files in a bucket. */
export function bucketStorage(settings: S3Settings, client: S3Client): Storage {
  const objectOf = (id: string) => ({ Bucket: settings.bucket, Key: `${FOLDER}/${nameOf(id)}` })
  return {
    write: async (id, source, bytes) => {
      const object = { ...objectOf(id), ContentType: 'application/octet-stream' }
      await client.send(
        new PutObjectCommand({ ...object, Body: createReadStream(source), ContentLength: bytes }),
      )
    },
    open: async (id) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(objectOf(id)))
        return Body instanceof Readable ? Body : null
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return null
        throw error
      }
    },
    remove: async (id) => {
      await client.send(new DeleteObjectCommand(objectOf(id)))
    },
  }
}

/** Where the files of submissions are stored: a folder, or the bucket when one is configured. */
export const attachmentStorage = (): Storage => {
  const { S3 } = env
  if (!S3) return folderStorage(env.MEDIA_DIR)
  return bucketStorage(
    S3,
    globalSingleton('attachments-client', () => new S3Client(bucketClientConfig(S3))),
  )
}
