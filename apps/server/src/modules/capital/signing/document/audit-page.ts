import type { ReactElement } from 'react'
import { m } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'
import type { SigningEvidence } from './contents.ts'
import { bilingual, pair } from '../../../../platform/documents/element.ts'
import { factTable, type Fact } from '../../../../platform/documents/facts.ts'
import { styles } from '../../../../platform/documents/styles.ts'

/** The last page of a signed copy: who signed what, when, from where, and how they proved it. */
export function auditPage(evidence: SigningEvidence): ReactElement[] {
  return [
    pair(
      bilingual((locale) => m.pdf_audit_title({}, { locale })),
      undefined,
      styles.title,
    ),
    pair(
      bilingual((locale) => m.pdf_audit_body({}, { locale })),
      styles.preamble,
    ),
    factTable(factsOf(evidence)),
  ]
}

function factsOf(evidence: SigningEvidence): Fact[] {
  const at = `${instantText(evidence.signedAt, evidence.zone)} (${evidence.zone})`
  return [
    {
      label: bilingual((locale) => m.pdf_audit_signer({}, { locale })),
      value: evidence.signerName,
      strong: true,
    },
    { label: bilingual((locale) => m.pdf_borrower_email({}, { locale })), value: evidence.signerEmail },
    { label: bilingual((locale) => m.pdf_borrower_phone({}, { locale })), value: evidence.signerPhone },
    { label: bilingual((locale) => m.pdf_audit_at({}, { locale })), value: at },
    { label: bilingual((locale) => m.pdf_audit_at_utc({}, { locale })), value: evidence.signedAt },
    { label: bilingual((locale) => m.pdf_audit_address({}, { locale })), value: evidence.ip },
    { label: bilingual((locale) => m.pdf_audit_browser({}, { locale })), value: evidence.userAgent },
    { label: bilingual((locale) => m.pdf_audit_code({}, { locale })), value: evidence.codeRequestId },
    { label: bilingual((locale) => m.pdf_audit_envelope({}, { locale })), value: evidence.envelopeId },
    {
      label: bilingual((locale) => m.pdf_audit_hash({}, { locale })),
      value: inHalves(evidence.documentSha256),
    },
  ]
}

/** 64 characters do not fit on one line. */
function inHalves(hash: string): string {
  return `${hash.slice(0, 32)}\n${hash.slice(32)}`
}
