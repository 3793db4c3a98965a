import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { LOCALES, type Locale, type RedirectStatus } from '@/src/lib/constants'
import type { RedirectMatch } from '@/src/features/redirects/rules/redirect'

type RedirectFixture = {
  from: string
  domainId?: string | null
  match?: RedirectMatch
  status?: RedirectStatus
  keepQuery?: boolean
  enabled?: boolean
  to?: { url: string } | { pageUrlId: string }
}

/** Inserts the rows that routing reads, for a new tenant; each insert resolves to the new row's id. */
export class RoutingRows {
  readonly tenantId = randomUUID()
  readonly #pool: Pool

  private constructor(pool: Pool) {
    this.#pool = pool
  }

  static async create(pool: Pool, status: 'active' | 'suspended' = 'active'): Promise<RoutingRows> {
    const rows = new RoutingRows(pool)
    const values = [rows.tenantId, 'Tenant', `t-${rows.tenantId}`, status]
    await pool.query('INSERT INTO tenants (id, name, slug, status) VALUES ($1, $2, $3, $4)', values)
    return rows
  }

  async #insert(table: string, columns: string, values: unknown[]): Promise<string> {
    const id = randomUUID()
    const places = values.map((_, index) => `$${index + 3}`).join(', ')
    const text = `INSERT INTO ${table} (id, tenant_id, ${columns}) VALUES ($1, $2, ${places})`
    await this.#pool.query(text, [id, this.tenantId, ...values])
    return id
  }

  async #localeId(code: Locale | null): Promise<string | null> {
    const { rows } = await this.#pool.query<{ id: string }>('SELECT id FROM locales WHERE code::text = $1', [
      code,
    ])
    return rows[0]?.id ?? null
  }

  async domain(
    hostname: string,
    {
      defaultLocale = null,
      redirectTo = null,
    }: { defaultLocale?: Locale | null; redirectTo?: string | null } = {},
  ): Promise<string> {
    const values = [hostname, await this.#localeId(defaultLocale), redirectTo, new Date()]
    const columns = 'hostname, default_locale_id, redirect_to, proof_proven_at'
    return this.#insert('domains', columns, values)
  }

  async serve(domainId: string, locale: Locale, enabled = true): Promise<string> {
    const values = [domainId, await this.#localeId(locale), enabled]
    return this.#insert('domain_locales', 'domain_id, locale_id, enabled', values)
  }

  /** A page that is published in `published` and a draft in every other language. */
  async page(published: readonly Locale[], routeKey: string | null = null): Promise<string> {
    const id = await this.#insert('pages', 'route_key', [routeKey])
    const text = 'INSERT INTO pages_locales (_parent_id, _locale, title, _status) VALUES ($1, $2, $3, $4)'
    for (const locale of LOCALES) {
      await this.#pool.query(text, [id, locale, 'Page', published.includes(locale) ? 'published' : 'draft'])
    }
    return id
  }

  url(domainId: string, locale: Locale, path: string, pageId: string, canonical = true): Promise<string> {
    const values = [domainId, locale, path, pageId, canonical]
    return this.#insert('page_urls', 'domain_id, locale, path, page_id, canonical', values)
  }

  redirect({ from, to, ...rest }: RedirectFixture): Promise<string> {
    const { domainId = null, match = 'exact', status = 302, keepQuery = false, enabled = true } = rest
    const reference = to && 'pageUrlId' in to ? to.pageUrlId : null
    const url = to && 'url' in to ? to.url : null
    return this.#insert(
      'redirects',
      '"from", domain_id, match, status, keep_query, enabled, to_type, to_reference_id, to_url',
      [
        from,
        domainId,
        match,
        String(status),
        keepQuery,
        enabled,
        reference ? 'reference' : 'custom',
        reference,
        url,
      ],
    )
  }

  update(table: string, id: string, column: string, value: unknown): Promise<unknown> {
    return this.#pool.query(`UPDATE ${table} SET ${column} = $2 WHERE id = $1`, [id, value])
  }
}
