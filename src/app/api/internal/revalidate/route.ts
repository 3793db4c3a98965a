import { revalidateTag } from 'next/cache'
import { z } from 'zod'

import { REVALIDATE_HEADER, revalidateSecret } from '@/src/cache/invalidate'

const body = z.object({ tags: z.array(z.string().max(256)).max(1000) })

/** Invalidates tags in the page cache of this process. Only the process itself knows the secret. */
export async function POST(request: Request): Promise<Response> {
  if (request.headers.get(REVALIDATE_HEADER) !== revalidateSecret())
    return new Response(null, { status: 404 })
  const { tags } = body.parse(await request.json())
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  return new Response(null, { status: 204 })
}
