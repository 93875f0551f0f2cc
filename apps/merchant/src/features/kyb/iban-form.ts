import type { FieldCode } from '@daftar/contract'
import { kybIbanLength, looksLikeKybIban } from '@daftar/rules/capital/kyb/bank'
import { normaliseIban } from '@daftar/rules/registry/iban'

export interface IbanValues {
  iban: string
  bankName: string
  confirmed: boolean
}

/** KYB-97, KYB-98; the bank is asked for where nobody knows it. */
export function checkIban(
  values: IbanValues,
  { asksBank }: { asksBank: boolean },
): Partial<Record<keyof IbanValues, FieldCode>> {
  return {
    ...(!looksLikeKybIban(values.iban) && { iban: values.iban === '' ? 'required' : 'iban_invalid' }),
    ...(asksBank && values.bankName.trim() === '' && { bankName: 'required' }),
    ...(!values.confirmed && { confirmed: 'must_be_true' }),
  }
}

/** What the field shows after a key press or a paste: capitals, no spaces (DEC-KYB-24). */
export function ibanText(typed: string): string {
  return normaliseIban(typed).slice(0, kybIbanLength)
}
