import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { S3Client } from '@aws-sdk/client-s3'
import pLimit from 'p-limit'

import { bucketClientConfig } from '@/src/platform/bucket-config'
import type { S3Settings } from '@/src/platform/s3-settings'
import type { BuildStore } from './build-store'

const PREFIX = 'builds/'
/** Written last. */
const COMPLETE = '.complete'
const CONCURRENT = 16

/** The SDK is loaded when it is first needed: it takes a third of a second. */
async function open(settings: S3Settings) {
  const sdk = await import('@aws-sdk/client-s3')
  return { sdk, client: new sdk.S3Client(bucketClientConfig(settings)), Bucket: settings.bucket }
}
type Opened = Awaited<ReturnType<typeof open>>

const isMissing = (error: unknown): boolean =>
  error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}

/** All keys of a prefix, with their age. */
async function keysOf({ sdk, client, Bucket }: Opened, Prefix: string) {
  const found: { key: string; since: number }[] = []
  for await (const { Contents = [] } of sdk.paginateListObjectsV2(
    { client: client as S3Client },
    { Bucket, Prefix },
  ))
    for (const { Key: key = '', LastModified } of Contents)
      found.push({ key, since: LastModified?.getTime() ?? 0 })
  return found
}

/** Keeps the static files of builds in the bucket of the media, below `builds/`. */
export function bucketStore(settings: S3Settings): BuildStore {
  let opened: Promise<Opened> | null = null
  const bucket = () => (opened ??= open(settings))
  const read = async (Key: string): Promise<Buffer | null> => {
    const { sdk, client, Bucket } = await bucket()
    try {
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key }))
      return Body ? Buffer.from(await Body.transformToByteArray()) : null
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }
  const put = async (Key: string, Body: Buffer): Promise<void> => {
    const { sdk, client, Bucket } = await bucket()
    await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body }))
  }
  return {
    has: async (build) => (await read(`${PREFIX}${build}/${COMPLETE}`)) !== null,
    read: (build, file) => read(`${PREFIX}${build}/${file}`),
    write: async (build, source) => {
      const limit = pLimit(CONCURRENT)
      const files = await filesOf(source)
      const store = async (file: string) =>
        put(`${PREFIX}${build}/${file}`, await readFile(path.join(source, file)))
      await Promise.all(files.map((file) => limit(store, file)))
      await put(`${PREFIX}${build}/${COMPLETE}`, Buffer.alloc(0))
    },
    list: async () => {
      const keys = await keysOf(await bucket(), PREFIX)
      return keys
        .filter(({ key }) => key.endsWith(`/${COMPLETE}`))
        .map(({ key, since }) => ({ build: key.slice(PREFIX.length, -COMPLETE.length - 1), since }))
    },
    remove: async (build) => {
      const opening = await bucket()
      const { sdk, client, Bucket } = opening
      // Together with the first batch goes what says that it is complete.
      for (const { key: Key } of await keysOf(opening, `${PREFIX}${build}/`))
        await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }))
    },
  }
}
