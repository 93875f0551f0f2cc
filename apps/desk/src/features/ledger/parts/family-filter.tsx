import { accountFamilies } from '@daftar/rules/ledger/accounts'
import { m } from '@daftar/words'
import { ChoiceFilter } from '../../../shared/queue/choice-filter.tsx'
import { familyText } from '../words.ts'

/** One family of accounts, or every account. */
export function FamilyFilter() {
  return (
    <ChoiceFilter
      name="account"
      label={m.desk_ledger_account()}
      all={m.desk_ledger_account_all()}
      options={accountFamilies.map((value) => ({ value, label: familyText(value) }))}
    />
  )
}
