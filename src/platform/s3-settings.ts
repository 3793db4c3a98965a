import { z } from 'zod'

/** The variables that a bucket cannot do without. */
export const S3_VARIABLES = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

export const s3Shape = {
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be a URL that begins with http:// or https://' })
    .optional(),
  S3_FORCE_PATH_STYLE: z.stringbool('must be true or false').default(false),
}

/** An S3-compatible bucket; `endpoint` is undefined for AWS. */
export type S3Settings = {
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  endpoint: string | undefined
  forcePathStyle: boolean
}

const schema = z.object(s3Shape)

export function toS3(raw: z.output<typeof schema>): S3Settings | null {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = raw
  if (!S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null
  return {
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    endpoint: raw.S3_ENDPOINT,
    forcePathStyle: raw.S3_FORCE_PATH_STYLE,
  }
}
