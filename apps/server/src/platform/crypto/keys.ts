import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** Everything secret the product does, from one secret key; nothing outside this file handles key bytes. */
export type Keys = {
  /** Encrypt for one merchant (null: the provider) and purpose; only the same two open it again. */
  seal(merchantId: string | null, purpose: string, plain: string | Uint8Array): Buffer
  /** Throws when the bytes were changed, or belong to another merchant or purpose. */
  open(merchantId: string | null, purpose: string, sealed: Uint8Array): Buffer
  /** Keyed hash of a short code or a token; the context (who, which flow) makes equal codes differ. */
  hash(purpose: string, ...parts: string[]): Buffer
  /** Short signature of a value for an address, and its check in constant time. */
  sign(purpose: string, value: string): string
  verify(purpose: string, value: string, signature: string): boolean
}

const version = 1

/**
 * Keys derived from the installation's secret. Sealing is envelope encryption: a random key per value, itself
 * encrypted with the merchant's key, both AES-256-GCM.
 */
export function createKeys(secretKey: string): Keys {
  const derive = (label: string) => Buffer.from(hkdfSync('sha256', secretKey, 'daftar', label, 32))
  const hashKey = derive('hash')
  const hash = (purpose: string, ...parts: string[]) =>
    createHmac('sha256', hashKey)
      .update(JSON.stringify([purpose, ...parts]))
      .digest()
  const sign = (purpose: string, value: string) =>
    hash(`sign:${purpose}`, value).subarray(0, 16).toString('base64url')
  return {
    hash,
    sign,
    verify: (purpose, value, signature) =>
      equalBytes(Buffer.from(sign(purpose, value)), Buffer.from(signature)),
    seal: (merchantId, purpose, plain) => {
      const bound = bindingOf(merchantId, purpose)
      const valueKey = randomBytes(32)
      const wrapped = encrypt(derive(merchantLabel(merchantId)), bound, valueKey)
      return Buffer.concat([Buffer.of(version), wrapped, encrypt(valueKey, bound, Buffer.from(plain))])
    },
    open: (merchantId, purpose, sealed) => {
      const bytes = Buffer.from(sealed)
      if (bytes[0] !== version || bytes.length < 1 + wrappedLength) throw new Error('not a sealed value')
      const bound = bindingOf(merchantId, purpose)
      const valueKey = decrypt(derive(merchantLabel(merchantId)), bound, bytes.subarray(1, 1 + wrappedLength))
      return decrypt(valueKey, bound, bytes.subarray(1 + wrappedLength))
    },
  }
}

/** Compare two hashes without telling by the time taken where they differ. */
export function equalBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}

// nonce, tag, and the 32 bytes of a value's key
const wrappedLength = 12 + 16 + 32

function encrypt(key: Buffer, bound: Buffer, plain: Buffer): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(bound)
  const hidden = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden])
}

function decrypt(key: Buffer, bound: Buffer, bytes: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
  decipher.setAAD(bound).setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
}

function merchantLabel(merchantId: string | null): string {
  return merchantId === null ? 'provider' : `merchant:${merchantId}`
}

function bindingOf(merchantId: string | null, purpose: string): Buffer {
  return Buffer.from(JSON.stringify([merchantId, purpose]))
}
