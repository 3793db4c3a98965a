import { z } from 'zod'

/** Cookies of the product and of Next.js. */
const TAKEN = /^(?:consent|signed-in|payload-.*|gevel-.*|_.*)$/

/** The name of a cookie that an installation chooses. */
export const cookieName = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, 'must have letters, digits, hyphens and underscores only, at most 64')
  .refine((name) => !TAKEN.test(name), 'is the name of another cookie of the product')
