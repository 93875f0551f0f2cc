import { Ltr } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { isApplicants, type FileOwned } from '../words.ts'

/** Whose document it is. Who applies has an id and no name yet, and no page of their own. */
export function FileOwner({ of }: { of: FileOwned }) {
  if (!isApplicants(of)) return <MerchantName of={of} />
  return <TwoLines below={<Ltr>{of.merchant_id}</Ltr>}>{m.desk_files_applicant()}</TwoLines>
}
