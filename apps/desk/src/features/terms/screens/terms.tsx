import { m } from '@daftar/words'
import { addresses } from '../../../shared/addresses.ts'
import { MerchantChoice } from '../../../shared/merchant/merchant-choice.tsx'

/** Merchants by name; each leads to what it pays. */
export function TermsScreen() {
  return (
    <MerchantChoice
      title={m.desk_terms_title()}
      subtitle={m.desk_terms_subtitle()}
      rowHref={({ id }) => addresses.merchantTerms(id)}
    />
  )
}
