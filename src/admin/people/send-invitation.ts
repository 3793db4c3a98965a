import { HttpError } from '@/src/lib/http-error'

type Refusal = { errors?: { message?: string; data?: { errors?: { message?: string }[] } }[] }

type Outcome = { email: string; refused: string | null }

/** Sends an invitation; `refused` says why it was not sent, in the words of the server or in `fallback`. */
export async function sendInvitation(form: FormData, fallback: string): Promise<Outcome> {
  const { request } = await import('@/src/lib/http-client')
  const given = form.get('email')
  const email = typeof given === 'string' ? given : ''
  try {
    await request('/payload-api/users/invite', { method: 'POST', body: Object.fromEntries(form) })
    return { email, refused: null }
  } catch (error) {
    const [first] = error instanceof HttpError ? ((error.data as Refusal | undefined)?.errors ?? []) : []
    return { email, refused: first?.data?.errors?.[0]?.message ?? first?.message ?? fallback }
  }
}
