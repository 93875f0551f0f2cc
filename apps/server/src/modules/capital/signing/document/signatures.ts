import type { ReactElement } from 'react'
import { m } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'
import type { ContractContents, SigningEvidence } from './contents.ts'
import { both, box, plain, text, type Both } from '../../../../platform/paper/element.ts'
import { look } from '../../../../platform/paper/look.ts'

/** Who signs: the provider by its name, the merchant by its signatory; empty until it is signed. */
export function signatures(
  contents: ContractContents,
  evidence: SigningEvidence | null,
  signatureTag: string | null,
): ReactElement {
  const provider = both((locale) => m.pdf_signature_provider({}, { locale }))
  const merchant = both((locale) => m.pdf_signature_merchant({}, { locale }))
  const made = both((locale) => m.pdf_signature_issued({ number: contents.number }, { locale }))
  const waits = both((locale) => m.pdf_signature_waits({}, { locale }))
  const signed = both((locale) =>
    m.pdf_signature_signed(
      { date: evidence ? instantText(evidence.signedAt, evidence.zone) : '' },
      { locale },
    ),
  )
  return box(look.signatures, [
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
  role: Both,
  name: string,
  below: string,
  note: Both,
  signatureTag: string | null = null,
): ReactElement {
  return box(look.signature, [
    box(look.signatureRole, [text('en', role.en, look.note), text('ar', role.ar, look.note)]),
    plain(name, look.signatureName),
    ...(signatureTag === null ? [] : [plain(signatureTag, look.unseen)]),
    box(look.signatureLine, [
      text('ar', below, look.centred),
      text('en', note.en, look.note, look.centred),
      text('ar', note.ar, look.note, look.centred),
    ]),
  ])
}
