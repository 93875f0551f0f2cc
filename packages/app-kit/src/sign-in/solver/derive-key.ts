export type Bytes = Uint8Array<ArrayBuffer>
export type DeriveKey = (password: Bytes, salt: Bytes, cost: number, length: number) => Promise<Bytes> | Bytes

/** PBKDF2 with HMAC-SHA-256 by the browser's own means. */
export async function deriveByBrowser(
  password: Bytes,
  salt: Bytes,
  cost: number,
  length: number,
): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', salt, iterations: cost, hash: 'SHA-256' }
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, length * 8))
}
