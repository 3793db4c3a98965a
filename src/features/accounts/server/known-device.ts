import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { generateCookie, parseCookies } from 'payload/shared'

import { DAY_MS } from '@/src/lib/durations'
import { type Connection, requestConnection } from '@/src/platform/database/connection'
import { env } from '@/src/platform/env'
import { keyedHash } from '@/src/platform/sealing'
import { isSignature, signParts } from '@/src/platform/sign-parts'
import { clientNetwork } from '@/src/routing/client-address'
import { hasSecureCookies } from '@/src/routing/session-cookies'

/** Browsers keep no cookie for longer. */
const DAYS = 400
const MAX_DEVICES = 20
/** People who share a browser. */
const MAX_ACCOUNTS = 5
const ID_BYTES = 16

type HeaderReader = Pick<Headers, 'get'>
type Entry = { account: string; device: string }

const ENTRY = /^(?<account>[\da-f-]{36})[.](?<device>[\w-]{22})[.](?<signature>[\w-]{43})$/
const SEPARATOR = '~'

const cookieName = (headers: HeaderReader): string =>
  hasSecureCookies(headers) ? '__Host-known-device' : 'known-device'

const signatureOf = ({ account, device }: Entry): string => signParts('known device', account, device)

function readEntry(text: string): Entry[] {
  const { account, device, signature } = ENTRY.exec(text)?.groups ?? {}
  if (!account || !device || !signature) return []
  return isSignature(signature, signatureOf({ account, device })) ? [{ account, device }] : []
}

/** Of each account that signed in with this browser, its device; what we did not sign is left out. */
function entriesOf(headers: Headers): Entry[] {
  const texts = parseCookies(headers).get(cookieName(headers))?.split(SEPARATOR) ?? []
  return texts.slice(0, MAX_ACCOUNTS).flatMap(readEntry)
}

const listOf = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]`

/**
 * The id of the browser, if the owner of the account has completed a sign-in with it: attempts from it are counted apart, so
 * that no stranger can keep the owner out. It gives nothing else.
 * @param owner by address before anybody has signed in. Nothing is read for a browser without our signature, and for one with
 *   it the same whether or not there is such an account.
 */
export async function knownDevice(
  connection: Connection,
  headers: Headers,
  owner: { id: string } | { email: string },
): Promise<string | null> {
  const entries = entriesOf(headers)
  if (entries.length === 0) return null
  const isOwner = 'id' in owner ? sql`u.id = ${owner.id}::uuid` : sql`u.email = ${owner.email}`
  const { rows } = await connection.execute<{ id: string }>(sql`
    SELECT d.id FROM account_devices d JOIN users u ON u.id = d.account_id
    WHERE ${isOwner} AND d.expires_at > now() AND d.id = ANY(${listOf(entries.map(({ device }) => device))})`)
  return rows[0]?.id ?? null
}

/** Browsers say where a request comes from; programs keep no cookies, and are known by their network and name. */
const isProgram = (headers: Headers): boolean => !headers.has('sec-fetch-site') && !headers.has('origin')

const programOf = (headers: Headers, account: string): string =>
  keyedHash(
    `program of ${account}`,
    JSON.stringify([clientNetwork(headers, env.TRUST_PROXY), headers.get('user-agent')]),
  )

/** Whether the account had devices, and whether one of them is this. */
async function lookUp(connection: Connection, account: string, device: string | null) {
  const { rows } = await connection.execute<{ known: boolean | null }>(sql`
    SELECT bool_or(id = ${device} AND expires_at > now()) AS known
    FROM account_devices WHERE account_id = ${account}::uuid HAVING count(*) > 0`)
  return { hasOthers: rows.length > 0, isKnown: rows[0]?.known === true }
}

/** Keeps a bounded number; those that are void remain among them, so that the next sign-in is one from a new device. */
async function store(connection: Connection, { account, device }: Entry): Promise<void> {
  await connection.execute(sql`
    DELETE FROM account_devices WHERE id IN (
      SELECT id FROM account_devices WHERE account_id = ${account}::uuid AND id <> ${device}
      ORDER BY last_used_at DESC OFFSET ${MAX_DEVICES - 1})`)
  await connection.execute(sql`
    INSERT INTO account_devices (id, account_id, expires_at)
    VALUES (${device}, ${account}::uuid, now() + make_interval(days => ${DAYS}))
    ON CONFLICT (id) DO UPDATE SET last_used_at = excluded.last_used_at, expires_at = excluded.expires_at`)
}

/** `cookie`: the value for the browser, null for a program; `isNew`: the account has signed in before, but not from here. */
export type RememberedDevice = { cookie: string | null; isNew: boolean }

/** Remembers where an account has completed a sign-in. Call it in the transaction of the sign-in, which locks the account. */
export async function rememberDevice(req: PayloadRequest, account: string): Promise<RememberedDevice> {
  const { headers } = req
  const connection = await requestConnection(req)
  const program = isProgram(headers) ? programOf(headers, account) : null
  const entries = entriesOf(headers)
  const candidate = program ?? entries.find((entry) => entry.account === account)?.device ?? null
  const { hasOthers, isKnown } = await lookUp(connection, account, candidate)
  const device =
    program ?? (isKnown && candidate !== null ? candidate : randomBytes(ID_BYTES).toString('base64url'))
  await store(connection, { account, device })
  const others = entries.filter((entry) => entry.account !== account)
  const all = [{ account, device }, ...others].slice(0, MAX_ACCOUNTS)
  const cookie = all.map((entry) => `${entry.account}.${entry.device}.${signatureOf(entry)}`).join(SEPARATOR)
  return { cookie: program === null ? cookie : null, isNew: hasOthers && !isKnown }
}

/** Voids the devices of an account; its owner keeps the one that they do it on. */
export async function forgetDevices(req: PayloadRequest, account: string): Promise<void> {
  const isOwn = req.user?.id === account
  const kept = isOwn ? entriesOf(req.headers).map(({ device }) => device) : []
  await (
    await requestConnection(req)
  ).execute(sql`
    UPDATE account_devices SET expires_at = now()
    WHERE account_id = ${account}::uuid AND expires_at > now() AND id <> ALL(${listOf(kept)})`)
}

/** The Set-Cookie header that remembers the device. */
export const deviceCookie = (headers: Headers, value: string): string =>
  generateCookie<string>({
    name: cookieName(headers),
    value,
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: hasSecureCookies(headers),
    expires: new Date(Date.now() + DAYS * DAY_MS),
    returnCookieAsObject: false,
  })
