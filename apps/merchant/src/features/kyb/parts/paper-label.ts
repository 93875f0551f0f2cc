import type { ShareholderDocument } from '@daftar/rules/capital/kyb/shareholder-ids'
import type { Shareholder } from '@daftar/rules/capital/kyb/shareholders'
import { m } from '@daftar/words'

/** What a document is called; of a company it is that of the person who represents it (DEC-KYB-20). */
export function paperLabel({ type }: Pick<Shareholder, 'type'>, paper: ShareholderDocument): string {
  if (type === 'company')
    return paper === 'passport'
      ? m.kyb_ids_passport_of_representative()
      : m.kyb_ids_emirates_of_representative()
  return paper === 'passport' ? m.kyb_passport() : m.kyb_emirates_id()
}
