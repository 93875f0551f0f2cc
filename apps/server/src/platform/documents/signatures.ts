import type { ReactElement } from 'react'
import { m } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'
import { bilingual, box, pair, plain, text, worded, type Bilingual } from './element.ts'
import { factTable, type Fact } from './facts.ts'
import { styles } from './styles.ts'

/** What proves a signature: who signed what, when and from where. */
export interface SignatureEvidence {
  signerName: string
  signerEmail: string
  signerPhone: string
  signedAt: string
  /** Of the merchant, for reading `signedAt` as a clock on the wall. */
  zone: string
  ip: string
  userAgent: string
  /** SHA-256 of the file that was shown, in hexadecimal. */
  documentSha256: string
}

/** What a record says: the signature, and how long the file is that its hash is of. */
export interface Recorded {
  evidence: SignatureEvidence
  documentBytes: number
}

/** One who signs: in which role, by which name, for whom, and what was done. */
export interface Signatory {
  role: Bilingual
  name: string
  below: string
  note: Bilingual
  /** Marks the place of the signature for a service of others. */
  tag?: string | null
}

/** The places of the signatures, side by side. */
export function signatureBlocks(signatories: readonly Signatory[]): ReactElement {
  return box(styles.signatures, signatories.map(block))
}

function block({ role, name, below, note, tag = null }: Signatory): ReactElement {
  return box(styles.signature, [
    box(styles.signatureRole, [text('en', role.en, styles.note), text('ar', role.ar, styles.note)]),
    plain(name, styles.signatureName),
    ...(tag === null ? [] : [plain(tag, styles.unseen)]),
    box(styles.signatureLine, [
      text('ar', below, styles.centred),
      text('en', note.en, styles.note, styles.centred),
      text('ar', note.ar, styles.note, styles.centred),
    ]),
  ])
}

/** When something was signed electronically. */
export function signedNote({ signedAt, zone }: Pick<SignatureEvidence, 'signedAt' | 'zone'>): Bilingual {
  return bilingual((locale) => m.pdf_signature_signed({ date: instantText(signedAt, zone) }, { locale }))
}

/**
 * The last page of a signed copy, behind the file that was shown: the signatures, who signed what, when, from
 * where, and how they proved it.
 */
export function signatureRecord(
  body: Bilingual,
  signatories: readonly Signatory[],
  { evidence, documentBytes }: Recorded,
  more: readonly Fact[],
): ReactElement[] {
  return [
    pair(worded(m.pdf_audit_title), undefined, styles.title),
    pair(body, styles.preamble),
    pair(worded(m.pdf_audit_pages), styles.preamble),
    signatureBlocks(signatories),
    factTable([
      { label: worded(m.pdf_audit_signer), value: evidence.signerName, strong: true },
      { label: worded(m.pdf_borrower_email), value: evidence.signerEmail },
      { label: worded(m.pdf_borrower_phone), value: evidence.signerPhone },
      {
        label: worded(m.pdf_audit_at),
        value: `${instantText(evidence.signedAt, evidence.zone)} (${evidence.zone})`,
      },
      { label: worded(m.pdf_audit_at_utc), value: evidence.signedAt },
      { label: worded(m.pdf_audit_address), value: evidence.ip },
      { label: worded(m.pdf_audit_browser), value: evidence.userAgent },
      ...more,
      { label: worded(m.pdf_audit_hash), value: inHalves(evidence.documentSha256) },
      { label: worded(m.pdf_audit_bytes), value: String(documentBytes) },
    ]),
  ]
}

/** 64 characters do not fit on one line. */
function inHalves(hash: string): string {
  return `${hash.slice(0, 32)}\n${hash.slice(32)}`
}
