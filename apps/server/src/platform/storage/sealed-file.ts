import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * A file encrypted part by part, so that it can be streamed and is never given out unchecked. The
 * construction is STREAM of Hoang, Reyhanitabar, Rogaway and Vizár with AES-256-GCM and a key per file by
 * HKDF-SHA256, as Tink's AES-GCM-HKDF streaming has it:
 *
 *   mark (8) | length of the merchant's id (1) | merchant's id | salt (32) | nonce prefix (7) | parts
 *
 * Every part has 64 KiB of the file, the last one what is left, and a tag of 16 bytes. The nonce of a part is
 * the prefix, its number (4 bytes) and a byte that is 1 for the last part alone: parts that change places,
 * are missing or come after the end do not open. The file's key follows from the merchant's key, the salt,
 * the merchant's id and the file's place, so a file opens nowhere else.
 */
const mark = Buffer.from('daftar\u0000\u0001', 'latin1')
const partBytes = 65_536
const tagBytes = 16
const saltBytes = 32
const prefixBytes = 7

export interface SealedHead {
  merchantId: string
  salt: Buffer
  prefix: Buffer
  /** Bytes before the first part. */
  length: number
}

/** Encrypts a file for its place (`key`); the merchant's key is 32 random bytes. */
export async function* sealFile(
  merchantId: string,
  key: string,
  merchantKey: Buffer,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const head = { merchantId, salt: randomBytes(saltBytes), prefix: randomBytes(prefixBytes) }
  yield writeHead(head)
  const fileKey = fileKeyOf(merchantKey, head, key)
  for await (const { part, number, isLast } of inParts(bytes, partBytes)) {
    const cipher = createCipheriv('aes-256-gcm', fileKey, nonceOf(head.prefix, number, isLast))
    yield Buffer.concat([cipher.update(part), cipher.final(), cipher.getAuthTag()])
  }
}

/** Decrypts what follows a head. Throws at the first part that does not belong where it stands. */
export async function* openFile(
  head: SealedHead,
  key: string,
  merchantKey: Buffer,
  parts: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const fileKey = fileKeyOf(merchantKey, head, key)
  for await (const { part, number, isLast } of inParts(parts, partBytes + tagBytes)) {
    if (part.length < tagBytes) throw new Error(`the stored file ${key} is cut off`)
    const nonce = nonceOf(head.prefix, number, isLast)
    const decipher = createDecipheriv('aes-256-gcm', fileKey, nonce, { authTagLength: tagBytes })
    decipher.setAuthTag(part.subarray(-tagBytes))
    const plain = decipher.update(part.subarray(0, -tagBytes))
    try {
      decipher.final()
    } catch (error) {
      throw new Error(`the stored file ${key} was changed, or is another one's`, { cause: error })
    }
    yield plain
  }
}

/** The longest head there can be. */
export const longestHead = mark.length + 1 + 255 + saltBytes + prefixBytes

/** What the first bytes of a stored file say; null for one that is not encrypted. */
export function readHead(first: Buffer): SealedHead | null {
  if (first.length < mark.length + 1 || !first.subarray(0, mark.length).equals(mark)) return null
  const start = mark.length + 1
  const end = start + first.readUInt8(mark.length)
  const length = end + saltBytes + prefixBytes
  if (first.length < length) throw new Error('a stored file ends within its head')
  return {
    merchantId: first.toString('utf8', start, end),
    salt: first.subarray(end, end + saltBytes),
    prefix: first.subarray(end + saltBytes, length),
    length,
  }
}

/** How long a file was before it was encrypted. */
export function plainSize(head: SealedHead, sealedSize: number): number {
  const rest = sealedSize - head.length
  return rest - Math.ceil(rest / (partBytes + tagBytes)) * tagBytes
}

function writeHead({ merchantId, salt, prefix }: Omit<SealedHead, 'length'>): Buffer {
  const name = Buffer.from(merchantId)
  return Buffer.concat([mark, Buffer.of(name.length), name, salt, prefix])
}

function fileKeyOf(merchantKey: Buffer, head: Pick<SealedHead, 'merchantId' | 'salt'>, key: string): Buffer {
  const info = JSON.stringify(['file', 1, head.merchantId, key])
  return Buffer.from(hkdfSync('sha256', merchantKey, head.salt, info, 32))
}

function nonceOf(prefix: Buffer, number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(prefixBytes + 5)
  prefix.copy(nonce)
  nonce.writeUInt32BE(number, prefixBytes)
  nonce.writeUInt8(isLast ? 1 : 0, prefixBytes + 4)
  return nonce
}

/**
 * Parts of one length and the rest, which is the last one and has at least a byte unless the whole is empty.
 */
async function* inParts(bytes: AsyncIterable<Uint8Array>, length: number) {
  let waiting: Uint8Array = Buffer.alloc(0)
  let number = 0
  for await (const chunk of bytes) {
    waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk])
    while (waiting.length > length) {
      yield { part: waiting.subarray(0, length), number, isLast: false }
      waiting = waiting.subarray(length)
      number += 1
    }
  }
  yield { part: waiting, number, isLast: true }
}
