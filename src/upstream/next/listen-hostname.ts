/**
 * Defect: listening on 127.0.0.1, Next takes every rewrite of the proxy for one to another server and sends it over the
 * network, because it compares that address with the name `localhost` into which it has changed it.
 * Seen in: next 16.4.5
 * Upstream: https://github.com/vercel/next.js/issues/94745 "Middleware rewrites are network-proxied when using `next start -H 127.0.0.1`, causing EPROTO 500 behind TLS-terminating proxies"
 * Remove when: listen-hostname.test.ts "Next renames the loopback address in the URLs of the proxy" fails
 */

/** The value of `next --hostname` for a host. */
export const listenHostname = (host: string): string => (host === '127.0.0.1' ? 'localhost' : host)
