import { groupIban } from '@daftar/rules/registry/iban'
import { DescriptionList } from '@daftar/ui/description-list'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import type { Kyb } from '../kyb.ts'
import { KybFrame } from './kyb-frame.tsx'

/** An IBAN that is none of the business, as far as its bank statements tell (KYB-107 to KYB-109). */
export function IbanNegative(props: { kyb: Kyb; iban: string; onAnother: () => void }) {
  const { kyb, iban, onAnother } = props
  const { legal_info: legal, sign_authority: registered } = kyb.application
  const company = legal?.company_name ?? registered?.legal_name ?? ''
  return (
    <KybFrame
      kyb={kyb}
      title={m.kyb_iban_negative_title()}
      onSubmit={onAnother}
      submitLabel={m.kyb_iban_another()}
    >
      <DescriptionList
        facts={[
          { id: 'iban', label: m.kyb_iban(), value: <Ltr>{groupIban(iban)}</Ltr> },
          { id: 'company', label: m.kyb_iban_company(), value: <Typed>{company}</Typed> },
        ]}
      />
    </KybFrame>
  )
}
