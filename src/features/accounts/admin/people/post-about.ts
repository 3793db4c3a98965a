import type { Refusal } from '@/src/admin/dialog/Dialog'
import { HttpError } from '@/src/platform/http/http-error'

/** As Payload words what it refuses: of fields with their paths. */
type Answer = { errors?: { message?: string; data?: { errors?: { path: string; message: string }[] } }[] }

function refusalIn(data: unknown, fallback: string): Refusal {
  // Our own endpoint's answer.
  const [first] = (data as Answer | undefined)?.errors ?? []
  const fields = first?.data?.errors ?? []
  if (fields.length === 0) return { message: first?.message ?? fallback }
  return { fields: Object.fromEntries(fields.map(({ path, message }) => [path, message])) }
}

/** Posts to an endpoint below /users; resolves with null, or with why it was refused, in the words of the server or in `fallback`. */
export async function postAbout(path: string, body: object, fallback: string): Promise<Refusal | null> {
  const { request } = await import('@/src/platform/http/http-client')
  try {
    await request(`/payload-api/users/${path}`, { method: 'POST', body })
    return null
  } catch (error) {
    return refusalIn(error instanceof HttpError ? error.data : undefined, fallback)
  }
}
