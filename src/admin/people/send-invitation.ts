import { HttpError } from '@/src/lib/http-error'

type Refusal = { errors?: { message?: string; data?: { errors?: { message?: string }[] } }[] }

const FIELDS = ['name', 'email', 'tenant', 'role', 'language'] as const

/** Sends an invitation; resolves with null, or with why it was not sent, in the words of the server or in `fallback`. */
export async function sendInvitation(
  valueOf: (name: string) => string,
  fallback: string,
): Promise<string | null> {
  const { request } = await import('@/src/lib/http-client')
  try {
    const body = Object.fromEntries(FIELDS.map((name) => [name, valueOf(name)]))
    await request('/payload-api/users/invite', { method: 'POST', body })
    return null
  } catch (error) {
    const [first] = error instanceof HttpError ? ((error.data as Refusal | undefined)?.errors ?? []) : []
    return first?.data?.errors?.[0]?.message ?? first?.message ?? fallback
  }
}
