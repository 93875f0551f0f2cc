import { instantOf } from '../../../platform/http/paging.ts'

/** Where a page of the books ended: a few texts in their order, opaque to callers. */
export function writePosition(parts: readonly string[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/** Null for the first page and for a token that is not ours. */
export function readPosition(token: string | undefined, parts: number): readonly string[] | null {
  if (!token) return null
  try {
    const given: unknown = JSON.parse(Buffer.from(token, 'base64url').toString('utf8'))
    const isOurs =
      Array.isArray(given) &&
      given.length === parts &&
      given.every((part) => typeof part === 'string' && /^[\w:.-]{1,160}$/.test(part))
    return isOurs ? (given as string[]) : null
  } catch {
    return null
  }
}

/** Where a row of the journal stands among all merchants'. */
export interface JournalPosition {
  at: Date
  merchantId: string
  number: bigint
}

export function writeJournalPosition({ at, merchantId, number }: JournalPosition): string {
  return writePosition([String(at.getTime()), merchantId, String(number)])
}

export function readJournalPosition(token: string | undefined): JournalPosition | null {
  const [time = '', merchantId, number = ''] = readPosition(token, 3) ?? []
  const at = instantOf(time)
  return at && merchantId && /^\d{1,18}$/.test(number) ? { at, merchantId, number: BigInt(number) } : null
}
