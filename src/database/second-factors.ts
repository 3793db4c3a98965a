import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'

import type { PostgresSchemaHook } from './constraints'

const time = (name: string) => timestamp(name, { withTimezone: true })

/**
 * The code generator of an account and its wrong attempts: from known devices, from all others, and of the day from anywhere.
 * `totp_last_step` is the time step of the last code used.
 */
const factors = (users: AnyPgColumn) =>
  pgTable(
    'account_factors',
    {
      account: uuid('account_id').primaryKey(),
      totpSecret: text('totp_secret'),
      totpLastStep: bigint('totp_last_step', { mode: 'number' }).notNull().default(0),
      attempts: integer('attempts').notNull().default(0),
      attemptsSince: time('attempts_since').notNull().defaultNow(),
      knownAttempts: integer('known_attempts').notNull().default(0),
      knownSince: time('known_since').notNull().defaultNow(),
      dayAttempts: integer('day_attempts').notNull().default(0),
      daySince: time('day_since').notNull().defaultNow(),
    },
    ({ account }) => [
      foreignKey({ name: 'account_factors_account', columns: [account], foreignColumns: [users] }).onDelete(
        'cascade',
      ),
    ],
  )

const passkeys = (users: AnyPgColumn) =>
  pgTable(
    'account_passkeys',
    {
      id: text('id').primaryKey(),
      account: uuid('account_id').notNull(),
      relyingParty: text('relying_party').notNull(),
      publicKey: text('public_key').notNull(),
      counter: bigint('counter', { mode: 'number' }).notNull(),
      transports: text('transports').array().notNull(),
      name: text('name').notNull(),
      createdAt: time('created_at').notNull().defaultNow(),
      lastUsedAt: time('last_used_at'),
    },
    ({ account }) => [
      foreignKey({ name: 'account_passkeys_account', columns: [account], foreignColumns: [users] }).onDelete(
        'cascade',
      ),
      index('account_passkeys_account_idx').on(account),
    ],
  )

const recoveryCodes = (users: AnyPgColumn) =>
  pgTable(
    'account_recovery_codes',
    { account: uuid('account_id').notNull(), hash: text('hash').notNull() },
    ({ account, hash }) => [
      primaryKey({ columns: [account, hash] }),
      foreignKey({
        name: 'account_recovery_codes_account',
        columns: [account],
        foreignColumns: [users],
      }).onDelete('cascade'),
    ],
  )

/** What a browser must sign or confirm next. Without an account: a sign-in with a passkey alone. */
const challenges = (users: AnyPgColumn) =>
  pgTable(
    'account_challenges',
    {
      value: text('value').primaryKey(),
      purpose: text('purpose').notNull(),
      account: uuid('account_id'),
      session: text('session'),
      secret: text('secret'),
      expiresAt: time('expires_at').notNull(),
    },
    ({ account, expiresAt, purpose }) => [
      foreignKey({
        name: 'account_challenges_account',
        columns: [account],
        foreignColumns: [users],
      }).onDelete('cascade'),
      check(
        'account_challenges_purpose',
        sql`${purpose} IN ('sign-in', 'passkey-sign-in', 'passkey-setup', 'totp-setup')`,
      ),
      index('account_challenges_expires_idx').on(expiresAt),
      index('account_challenges_account_idx').on(account),
    ],
  )

/**
 * The second factors of accounts. They are no collections: no operation of Payload, no filter, no version and no export can
 * reach them, only the statements of src/features/accounts/server/factors.
 */
export const secondFactorTables: PostgresSchemaHook = ({ schema }) => {
  const users = schema.tables.users?.id as AnyPgColumn | undefined
  if (!users) return schema
  for (const [name, table] of Object.entries({
    account_factors: factors(users),
    account_passkeys: passkeys(users),
    account_recovery_codes: recoveryCodes(users),
    account_challenges: challenges(users),
  }))
    schema.tables[name] = table
  return schema
}
