/** Whether a hostname means this machine: `localhost` and names under it (RFC 6761). */
export const isLocalHostname = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost')
