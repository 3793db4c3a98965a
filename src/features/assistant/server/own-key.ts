import { seal, unseal } from '@/src/platform/sealing'

/** A sealed key is worthless in the settings of another tenant. */
const purposeOf = (tenant: string): string => `language model key of tenant ${tenant}`

export const sealOwnKey = (tenant: string, key: string): string => seal(purposeOf(tenant), key)

/** Null when it was sealed with another PAYLOAD_SECRET. */
export const openOwnKey = (tenant: string, sealed: string): string | null => unseal(purposeOf(tenant), sealed)
