import { DescriptionList } from '@daftar/ui/description-list'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'
import { useLanguage } from '@daftar/app-kit/language'
import type { Mandate } from '../queries.ts'

/** Who may collect from whom, from where and how much, and since when. */
export function MandateFacts({ mandate }: { mandate: Mandate }) {
  const language = useLanguage()
  const { currency, signed_at } = mandate
  return (
    <DescriptionList
      facts={[
        {
          id: 'creditor',
          label: m.mandate_creditor(),
          value: <Typed>{mandate.wording[language].creditor}</Typed>,
        },
        { id: 'company', label: m.mandate_company(), value: <Typed>{mandate.company_name}</Typed> },
        { id: 'account', label: m.mandate_account(), value: <Ltr>{`•••• ${mandate.iban_ends}`}</Ltr> },
        {
          id: 'weekly',
          label: m.mandate_weekly(),
          value: <Money value={mandate.weekly_amount} currency={currency} size="strong" />,
        },
        {
          id: 'left',
          label: m.mandate_left(),
          value: <Money value={mandate.outstanding_amount} currency={currency} />,
        },
        { id: 'reference', label: m.mandate_reference(), value: <Ltr>{mandate.reference}</Ltr> },
        ...(signed_at
          ? [{ id: 'signed', label: m.mandate_signed_at(), value: <Ltr>{instantText(signed_at)}</Ltr> }]
          : []),
      ]}
    />
  )
}
