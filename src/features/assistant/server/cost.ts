import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'

import type { Tokens } from '@/src/features/assistant/rules/usage'
import type { LlmPrice } from '@/src/platform/llm-settings'

/** The cost of tokens, as an expression: Postgres calculates with decimals. Null without a price. */
export const costOf = (tokens: Tokens, price: LlmPrice | null): SQL =>
  price === null
    ? sql`NULL::numeric`
    : sql`round((${tokens.input - tokens.cached}::numeric * ${price.input}::numeric
        + ${tokens.cached}::numeric * ${price.cachedInput}::numeric
        + ${tokens.output}::numeric * ${price.output}::numeric) / 1000000, 8)`
