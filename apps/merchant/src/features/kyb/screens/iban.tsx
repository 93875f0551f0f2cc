import { showToast } from '@daftar/app-kit/toasts'
import { m } from '@daftar/words'
import { useState } from 'react'
import type { Kyb } from '../kyb.ts'
import { IbanConfirm } from '../parts/iban-confirm.tsx'
import { IbanEdit } from '../parts/iban-edit.tsx'
import { IbanNegative } from '../parts/iban-negative.tsx'

type View =
  /** `isAnew` after one that was refused: with the focus in the field (DEC-KYB-26). */
  { kind: 'edit'; isAnew: boolean } | { kind: 'confirm' } | { kind: 'negative'; iban: string }

/**
 * Which account the advance is paid to: given, completed by its missing digits, or told that it is another's
 * (KYB-94, KYB-95).
 */
export function IbanStep({ kyb }: { kyb: Kyb }) {
  const [view, setView] = useState<View>(() =>
    kyb.application.kyb.iban_to_confirm ? { kind: 'confirm' } : { kind: 'edit', isAnew: false },
  )
  const mismatch = (next: View) => {
    showToast({
      id: 'kyb',
      variant: 'error',
      title: m.kyb_iban_mismatch_title(),
      message: m.kyb_iban_mismatch_text(),
    })
    setView(next)
  }
  switch (view.kind) {
    case 'edit':
      return (
        <IbanEdit
          kyb={kyb}
          isFocused={view.isAnew}
          onGiven={() => setView({ kind: 'confirm' })}
          onMismatch={(iban) => mismatch({ kind: 'negative', iban })}
        />
      )
    case 'confirm':
      return (
        <IbanConfirm
          kyb={kyb}
          onOther={() => setView({ kind: 'edit', isAnew: true })}
          onWrongDigits={() => mismatch({ kind: 'edit', isAnew: true })}
          onMismatch={(iban) => mismatch({ kind: 'negative', iban })}
        />
      )
    case 'negative':
      return (
        <IbanNegative kyb={kyb} iban={view.iban} onAnother={() => setView({ kind: 'edit', isAnew: true })} />
      )
  }
}
