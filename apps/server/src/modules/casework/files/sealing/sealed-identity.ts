import type { Keys } from '../../../../platform/crypto/keys.ts'
import type { DocumentReading, StatementReading } from '../../../../platform/pdf/verdict.ts'

const purpose = 'identity-reading'

/** What a document of a person says is kept as the document is: encrypted, and gone with it. */
export function sealIdentity(keys: Keys, merchantId: string, facts: StatementReading): StatementReading {
  if (facts.document?.kind !== 'identity') return facts
  const box = keys.seal(merchantId, purpose, JSON.stringify(facts.document)).toString('base64')
  return { ...facts, document: { kind: 'sealed', box } }
}

/** What was read, opened where it was sealed. */
export function openedReading(
  keys: Keys,
  merchantId: string,
  found: StatementReading['document'],
): DocumentReading | null {
  if (!found || found.kind !== 'sealed') return found ?? null
  const text = keys.open(merchantId, purpose, Buffer.from(found.box, 'base64')).toString('utf8')
  return JSON.parse(text) as DocumentReading
}
