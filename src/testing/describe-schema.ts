import type { Client } from 'pg'

const OWN = `n.nspname = 'public'`

/** One line per part of the schema; the place of a column is left out. */
const PARTS = [
  `SELECT format('column %s.%s %s%s default %s generated %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      CASE WHEN a.attnotnull THEN ' not null' ELSE '' END, pg_get_expr(d.adbin, d.adrelid), a.attgenerated) AS part
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    WHERE ${OWN} AND c.relkind IN ('r', 'p', 'v') AND a.attnum > 0 AND NOT a.attisdropped`,
  `SELECT format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(k.oid)) AS part
    FROM pg_constraint k JOIN pg_namespace n ON n.oid = k.connamespace WHERE ${OWN}`,
  `SELECT 'index ' || indexdef AS part FROM pg_indexes WHERE schemaname = 'public'`,
  `SELECT 'trigger ' || pg_get_triggerdef(t.oid) AS part FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    JOIN pg_namespace n ON n.oid = c.relnamespace WHERE ${OWN} AND NOT tgisinternal`,
  `SELECT 'function ' || pg_get_functiondef(p.oid) AS part FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE ${OWN} AND p.prokind IN ('f', 'p') AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = p.oid AND deptype = 'e')`,
  `SELECT format('enum %s %s', typname, string_agg(enumlabel, ',' ORDER BY enumsortorder)) AS part
    FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace JOIN pg_enum e ON e.enumtypid = t.oid
    WHERE ${OWN} GROUP BY typname`,
  `SELECT format('%s %s', CASE relkind WHEN 'S' THEN 'sequence' ELSE 'view' END, relname) AS part FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace WHERE ${OWN} AND relkind IN ('S', 'v', 'm')`,
  `SELECT 'extension ' || extname AS part FROM pg_extension`,
]

/** Everything in the schema of a database except the order of columns, sorted. */
export async function describeSchema(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ part: string }>(PARTS.join(' UNION ALL '))
  return rows.map(({ part }) => part).toSorted()
}
