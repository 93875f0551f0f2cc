import { useState } from 'react'
import type { Kyb } from '../kyb.ts'
import { SignatoryCode } from '../parts/signatory-code.tsx'
import { SignatoryForm } from '../parts/signatory-form.tsx'

/** Who signs: filled in, then confirmed by the code on the phone (KYB-33 to KYB-38). */
export function SignatoryStep({ kyb }: { kyb: Kyb }) {
  const [sentAtMs, setSentAt] = useState<number | null>(null)
  return sentAtMs === null ? (
    <SignatoryForm kyb={kyb} onSent={setSentAt} />
  ) : (
    <SignatoryCode kyb={kyb} sentAtMs={sentAtMs} onSent={setSentAt} onChangeNumber={() => setSentAt(null)} />
  )
}
