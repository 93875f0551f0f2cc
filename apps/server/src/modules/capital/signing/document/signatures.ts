import type { ReactElement } from 'react'
import { m } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'
import type { ContractContents, SigningEvidence } from './contents.ts'
import { bilingual, box, plain, text, type Bilingual } from '../../../../platform/documents/element.ts'
import { styles } from '../../../../platform/documents/styles.ts'

/** Who signs: the provider by its name, the merchant by its signatory; empty until it is signed. */
export function signatures(
  contents: ContractContents,
  evidence: SigningEvidence | null,
  signatureTag: string | null,
): ReactElement {
  const provider = bilingual((locale) => m.pdf_signature_provider({}, { locale }))
  const merchant = bilingual((locale) => m.pdf_signature_merchant({}, { locale }))
  const made = bilingual((locale) => m.pdf_signature_issued({ number: contents.number }, { locale }))
  const waits = bilingual((locale) => m.pdf_signature_waits({}, { locale }))
  const signed = bilingual((locale) =>
    m.pdf_signature_signed(
      { date: evidence ? instantText(evidence.signedAt, evidence.zone) : '' },
      { locale },
    ),
  )
  return box(styles.signatures, [
    block(provider, contents.provider.en, contents.provider.ar, made),
    block(
      merchant,
      contents.borrower.guarantor ?? '–',
      contents.borrower.name ?? '–',
      evidence ? signed : waits,
      signatureTag,
    ),
  ])
}

function block(
  role: Bilingual,
  name: string,
  below: string,
  note: Bilingual,
  signatureTag: string | null = null,
): ReactElement {
  return box(styles.signature, [
    box(styles.signatureRole, [text('en', role.en, styles.note), text('ar', role.ar, styles.note)]),
    plain(name, styles.signatureName),
    ...(signatureTag === null ? [] : [plain(signatureTag, styles.unseen)]),
    box(styles.signatureLine, [
      text('ar', below, styles.centred),
      text('en', note.en, styles.note, styles.centred),
      text('ar', note.ar, styles.note, styles.centred),
    ]),
  ])
}
