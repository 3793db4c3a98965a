import { HttpError } from '@/src/lib/http-error'

type Refusal = { errors?: { message?: string; data?: { errors?: { message?: string }[] } }[] }

/** Sends an invitation; resolves with what is wrong, in the words of the server or in `fallback`, or null when it is sent. */
export async function sendInvitation(
  invitation: Record<'tenant' | 'name' | 'email' | 'role' | 'language', string>,
  fallback: string,
): Promise<string | null> {
  const { request } = await import('@/src/lib/http-client')
  try {
    await request('/payload-api/users/invite', { method: 'POST', body: invitation })
    return null
  } catch (error) {
    const [first] = error instanceof HttpError ? ((error.data as Refusal | undefined)?.errors ?? []) : []
    return first?.data?.errors?.[0]?.message ?? first?.message ?? fallback
  }
}
