import { readHandedRedirect } from '@/src/upstream/next/redirect-handoff'

/** Sends the redirect that the proxy decided on: Next leaves a Location as it is here. */
const redirect = (request: Request): Response => new Response(null, readHandedRedirect(request.headers))

export {
  redirect as DELETE,
  redirect as GET,
  redirect as HEAD,
  redirect as OPTIONS,
  redirect as PATCH,
  redirect as POST,
  redirect as PUT,
}
