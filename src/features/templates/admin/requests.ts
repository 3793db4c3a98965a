import type { TemplateChoice } from '@/src/features/templates/rules/templates'

const ENDPOINT = '/payload-api/templates'

/** The templates of a tenant (or, without one, of all that the person may see) that a page can begin with. */
export async function findChoices(
  tenant: string | null,
  search: string,
  signal: AbortSignal,
): Promise<{ choices: TemplateChoice[]; total: number }> {
  const query = new URLSearchParams({ search, ...(tenant && { tenant }) })
  const response = await fetch(`${ENDPOINT}/choices?${query.toString()}`, { signal })
  if (!response.ok) throw new Error(`The templates answered ${response.status}.`)
  // Our own endpoint's answer.
  return (await response.json()) as { choices: TemplateChoice[]; total: number }
}

async function make(path: string, body: Record<string, string>): Promise<string> {
  const response = await fetch(`${ENDPOINT}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`The templates answered ${response.status}.`)
  // As above.
  const { id } = (await response.json()) as { id: string }
  return id
}

/** Makes a page from a template; resolves with its id. */
export const makePage = (body: { template: string; title: string; locale: string }): Promise<string> =>
  make('/new-page', body)

/** Makes a template of a page; resolves with its id. */
export const makeTemplate = (body: { page: string; name: string; description: string }): Promise<string> =>
  make('/from-page', body)
