import { readHandedRedirect } from '@/src/upstream/next/redirect-handoff'

/** Sends the redirect of the proxy: Next does not change the Location of a route handler. */
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
