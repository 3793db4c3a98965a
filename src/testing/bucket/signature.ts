import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(?<key>[^/]+)\/(?<scope>[^,]+), ?SignedHeaders=(?<signed>[^,]+), ?Signature=(?<signature>[0-9a-f]{64})$/

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

export type Keys = { accessKeyId: string; secretAccessKey: string }

/** Whether a request has an AWS Signature Version 4 made with these keys. */
export function isSignedWith({ accessKeyId, secretAccessKey }: Keys, request: IncomingMessage): boolean {
  const { headers, method = '', url = '/' } = request
  const credentials = AUTHORIZATION.exec(headers.authorization ?? '')?.groups
  if (!credentials || credentials.key !== accessKeyId) return false
  const { scope = '', signed = '', signature = '' } = credentials
  const [path = '/', query = ''] = url.split('?')
  const names = signed.split(';')
  const canonical = [
    method,
    path,
    query.split('&').toSorted().join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    String(headers['x-amz-content-sha256']),
  ].join('\n')
  const date = String(headers['x-amz-date'])
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`)
  return (
    hmac(key, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')).toString('hex') === signature
  )
}
