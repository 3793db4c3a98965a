import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { StartError } from '@/scripts/progress.mjs'

const schema = z.object({
  id: z.string().regex(/^[0-9a-f]{12}$/),
  payloadSecret: z.string(),
  postgresPassword: z.string(),
  postgresPort: z.number().optional(),
  admin: z.object({ email: z.email(), password: z.string() }),
  /** The account that the first start created; `generated`: with the password above, not with ADMIN_PASSWORD. */
  firstAccount: z.object({ email: z.email(), generated: z.boolean() }).optional(),
})

/** Generated once per installation and stored in its data folder, readable by the owner only. */
export type Secrets = z.output<typeof schema>

export function secretsFile(dataDir: string): string {
  return path.join(dataDir, 'secrets.json')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function createSecrets(): Secrets {
  return {
    id: randomBytes(6).toString('hex'),
    payloadSecret: randomBytes(32).toString('hex'),
    postgresPassword: randomBytes(24).toString('hex'),
    admin: { email: 'admin@localhost.test', password: randomBytes(15).toString('base64url') },
  }
}

/** Writes the file atomically with mode 0600. */
export async function writeSecrets(dataDir: string, secrets: Secrets): Promise<void> {
  const file = secretsFile(dataDir)
  const unfinished = `${file}.unfinished`
  await mkdir(dataDir, { recursive: true })
  await writeFile(unfinished, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  await rename(unfinished, file)
}

/**
 * The secrets of a data folder, created on first use.
 * @throws {StartError} when the file is damaged: new secrets would not open the existing database
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = secretsFile(dataDir)
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw new StartError(
      `${file} cannot be read (${error.code}). It belongs to the user who started the site first.`,
    )
  })
  if (text === null) {
    const secrets = createSecrets()
    await writeSecrets(dataDir, secrets)
    return secrets
  }
  const parsed = schema.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  throw new StartError(
    `${file} is damaged. Restore it from a backup; to start from scratch, remove the whole data folder.`,
  )
}
