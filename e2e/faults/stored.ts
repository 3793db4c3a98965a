import { fileOf } from '@/src/testing/images'
import { query } from './postgres-control'

/** Uploads an image; returns the status, and the number of images with its name in the database. */
export async function upload(
  { port, token }: { port: number; token: string },
  name: string,
  image: Buffer,
): Promise<{ status: number; stored: number }> {
  const body = new FormData()
  body.append('file', fileOf(image, name))
  body.append('alt', 'Een oranje vlak')
  const { status } = await fetch(`http://127.0.0.1:${port}/api/admin/images?locale=nl`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  const rows = await query<{ count: number }>('select count(*)::int from media where filename = $1', [name])
  return { status, stored: rows[0]?.count ?? 0 }
}

/** The number of submissions of a form whose mail has been sent. */
export async function countDelivered(form: { id: string }): Promise<number> {
  const rows = await query<{ count: number }>(
    `select count(*)::int from form_submissions where form_id = $1 and mail = 'sent'`,
    [form.id],
  )
  return rows[0]?.count ?? 0
}
