import { normaliseIban } from '@daftar/rules/registry/iban'
import { Ltr } from '@daftar/ui/ltr'

/** The end of an account, the rest of it hidden. */
export function AccountEnd({ iban }: { iban: string }) {
  return <Ltr>{`•••• ${normaliseIban(iban).slice(-4)}`}</Ltr>
}
