import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { CollectionSlug, Payload } from 'payload'

const MODULES = fileURLToPath(new URL('../../node_modules/', import.meta.url))

/** The text of a file of an installed package, exported or not. */
export const packageFile = (file: string): Promise<string> => readFile(path.join(MODULES, file), 'utf8')

/** The module in a file of an installed package that does not export it. */
export const importPackageFile = <T>(file: string): Promise<T> =>
  import(path.join(MODULES, file)) as Promise<T>

export const packageVersion = async (name: string): Promise<string> =>
  (JSON.parse(await packageFile(`${name}/package.json`)) as { version: string }).version

/** The declarations of the first rule with exactly this selector in a stylesheet of a package, or null. */
export async function packageStyle(file: string, selector: string): Promise<string | null> {
  const rules = (await packageFile(file)).matchAll(/([^{}]+)\{([^{}]*)\}/g)
  for (const [, selectors = '', declarations = ''] of rules)
    if (selectors.split(',').some((one) => one.trim() === selector)) return declarations
  return null
}

/** Payload's own database adapter, not connected: call its methods with the connected one as `this`. */
export const plainAdapter = (payload: Payload): PostgresAdapter =>
  postgresAdapter({ idType: 'uuid', push: false, pool: {} }).init({ payload }) as unknown as PostgresAdapter

/** Runs `work` with the original implementation of some members of the database adapter. */
export async function withPlainAdapter<T>(
  payload: Payload,
  names: readonly (keyof PostgresAdapter)[],
  work: () => Promise<T>,
): Promise<T> {
  const plain = plainAdapter(payload)
  const db = payload.db as unknown as PostgresAdapter
  const ours = names.map((name) => [name, db[name]] as const)
  for (const name of names) Object.assign(db, { [name]: plain[name] })
  try {
    return await work()
  } finally {
    for (const [name, member] of ours) Object.assign(db, { [name]: member })
  }
}

/** Runs `work` without some hooks of a collection. */
export async function withoutHooks<T>(
  payload: Payload,
  slug: CollectionSlug,
  hooks: readonly unknown[],
  work: () => Promise<T>,
): Promise<T> {
  const { config } = payload.collections[slug]
  const ours = config.hooks
  const others = Object.entries(ours).map(([name, list]) => [
    name,
    Array.isArray(list) ? (list as unknown[]).filter((hook) => !hooks.includes(hook)) : list,
  ])
  config.hooks = Object.fromEntries(others) as typeof ours
  try {
    return await work()
  } finally {
    config.hooks = ours
  }
}

/** A request as Next.js passes it to a route handler; the function for that is not exported. */
export const proxied = (request: Request): Request =>
  new Proxy(request, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
