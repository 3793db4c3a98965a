import { env } from '@/src/platform/env'
import { type CostRow, printCosts } from '../cost'
import { BLOCKS, createLongPage } from '../long-page'
import { address, signIn } from '../session'

const LISTS = { pages: '/cms/pages', posts: '/posts', images: '/images' }
const LIST_BAR = { cpu: 60, statements: 12 }
const EDIT_BAR = { cpu: 120 }

/** The headers of a browser that is signed in. */
async function browserHeaders(): Promise<Record<string, string>> {
  const response = await fetch(address('/payload-api/users/login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }),
  })
  const cookie = response.headers.getSetCookie().map((one) => one.split(';')[0])
  return { cookie: cookie.join('; '), accept: 'text/html', 'sec-fetch-dest': 'document' }
}

const session = await signIn()
const headers = await browserHeaders()
const page = await createLongPage(session)
const rows: CostRow[] = [
  { name: 'dashboard', path: '/admin', max: LIST_BAR },
  ...Object.entries(LISTS).map(([name, path]) => ({
    name: `list of ${name}`,
    path: `/admin${path}`,
    max: LIST_BAR,
  })),
  { name: `page with ${BLOCKS} blocks`, path: `/admin/cms/pages/${page}`, max: EDIT_BAR },
]
try {
  const exceeded = await printCosts(
    'panel, per document',
    rows.map((row) => ({ ...row, init: { headers } })),
  )
  for (const name of exceeded) process.stdout.write(`Above its bar: ${name}\n`)
  process.exitCode = exceeded.length > 0 ? 1 : 0
} finally {
  await fetch(address(`/api/admin/pages/${page}`), { method: 'DELETE', headers: session.ours })
}
