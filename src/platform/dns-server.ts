import { z } from 'zod'

const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?$/
const IPV6 = /^(?:\[[0-9a-f:.]+\](?::\d{1,5})?|[0-9a-f]*:[0-9a-f:.]+)$/i

/** A DNS server of the environment: an IP address, with a port if it is another than 53. */
export const dnsServer = z
  .string()
  .refine((text) => IPV4.test(text) || IPV6.test(text), 'must be IP addresses: 192.0.2.1 or 192.0.2.1:5353')
