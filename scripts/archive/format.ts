import { z } from 'zod'

/** Raised when older versions of the product cannot read what a new one writes. */
export const FORMAT = 1

/** The first entry of a backup: what a restore must know before it writes anything. */
export const HEADER = 'gevel-backup.json'
/** The last entry: the checksum of each file before it. Without it the backup is incomplete. */
export const MANIFEST = 'manifest.json'
export const TABLES = 'database/'
export const MEDIA = 'media/'

const table = z.object({ name: z.string(), columns: z.array(z.string()) })
const sequence = z.object({ name: z.string(), value: z.string().nullable() })

export const headerSchema = z.object({
  format: z.number(),
  product: z.object({ name: z.literal('gevel'), version: z.string() }),
  createdAt: z.string(),
  postgres: z.string(),
  /** In their order. */
  migrations: z.array(z.string()),
  tables: z.array(table),
  sequences: z.array(sequence),
})
export type Header = z.output<typeof headerSchema>
export type Table = z.output<typeof table>

export const manifestSchema = z.object({
  files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })),
})
export type Manifest = z.output<typeof manifestSchema>
export type FileEntry = Manifest['files'][number]
