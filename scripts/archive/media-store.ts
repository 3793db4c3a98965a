import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { bucketClientConfig } from '@/src/platform/bucket-config'
import type { Env } from '@/src/platform/env-schema'
import type { S3Settings } from '@/src/platform/s3-settings'

/** A file with its content; `bytes` is the length of the stream. */
export type OpenFile = { bytes: number; content: Readable }

/** Where uploads are stored: a folder or a bucket. Names are relative, with slashes. */
export type MediaStore = {
  list: () => Promise<string[]>
  /** Null when the file was removed meanwhile. */
  open: (name: string) => Promise<OpenFile | null>
  /** Writes a file of an unfinished restore. */
  write: (name: string, file: OpenFile) => Promise<void>
  /** Keeps all that was written. */
  finish: () => Promise<void>
  /** Removes all that was written. */
  undo: () => Promise<void>
}

/** Files in use by a running upload, and backups of removed ones, are in folders that begin with a dot. */
const isHidden = (name: string): boolean => name.split('/').some((part) => part.startsWith('.'))

function folderStore(folder: string): MediaStore {
  const unfinished = `${folder}.restoring`
  return {
    list: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
        .filter((name) => !isHidden(name))
        .toSorted()
    },
    open: async (name) => {
      const file = path.join(folder, name)
      const found = await stat(file).catch(() => null)
      if (!found) return null
      // The length is announced before the content: a file that grows meanwhile is cut off there.
      const content = found.size === 0 ? Readable.from([]) : createReadStream(file, { end: found.size - 1 })
      return { bytes: found.size, content }
    },
    write: async (name, { content }) => {
      const file = path.resolve(unfinished, name)
      if (!file.startsWith(`${path.resolve(unfinished)}${path.sep}`))
        throw new Error(`${JSON.stringify(name)} is outside the folder of uploads.`)
      await mkdir(path.dirname(file), { recursive: true })
      await pipeline(content, createWriteStream(file))
    },
    finish: async () => {
      await mkdir(unfinished, { recursive: true })
      await rm(folder, { recursive: true, force: true })
      await rename(unfinished, folder)
    },
    undo: () => rm(unfinished, { recursive: true, force: true }),
  }
}

/** Static files of builds are in the same bucket, and can be built again. */
const BUILDS = 'builds/'

function bucketStore(settings: S3Settings): MediaStore {
  const client = new S3Client(bucketClientConfig(settings))
  const { bucket: Bucket } = settings
  const written: string[] = []
  return {
    list: async () => {
      const names: string[] = []
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
        for (const { Key } of Contents) if (Key && !Key.startsWith(BUILDS)) names.push(Key)
      return names.toSorted()
    },
    open: async (Key) => {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key }))
        return Body instanceof Readable ? { bytes: ContentLength ?? 0, content: Body } : null
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return null
        throw error
      }
    },
    write: async (Key, { bytes, content }) => {
      written.push(Key)
      await client.send(new PutObjectCommand({ Bucket, Key, Body: content, ContentLength: bytes }))
    },
    finish: async () => {},
    undo: async () => {
      for (const Key of written) await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
  }
}

export const mediaStore = ({ S3, MEDIA_DIR }: Pick<Env, 'S3' | 'MEDIA_DIR'>): MediaStore =>
  S3 ? bucketStore(S3) : folderStore(MEDIA_DIR)
