import { Checkbox } from '@daftar/ui/checkbox'
import type { Column } from '@daftar/ui/data-table'
import { Ltr } from '@daftar/ui/ltr'
import { accountKinds } from '@daftar/rules/ledger/accounts'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { addresses } from '../../../shared/addresses.ts'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { ChoiceFilter } from '../../../shared/queue/choice-filter.tsx'
import { CurrencyFilter } from '../../../shared/queue/currency-filter.tsx'
import { QueueList } from '../../../shared/queue/queue-list.tsx'
import { SearchFilter } from '../../../shared/queue/search-filter.tsx'
import { useListFilters } from '../../../shared/queue/use-filters.ts'
import { accountFilters } from '../filters.ts'
import { AccountName } from '../parts/account-name.tsx'
import { FamilyFilter } from '../parts/family-filter.tsx'
import { LedgerHead } from '../parts/ledger-head.tsx'
import { Side } from '../parts/side.tsx'
import { accountsQuery, type LedgerAccount } from '../queries.ts'
import { accountKindText, familyText } from '../words.ts'

/** Every account with its balance, by merchant; each leads to what moved it. */
export function AccountsScreen() {
  const [filters, setFilters] = useListFilters(accountFilters)
  const query = useInfiniteQuery(accountsQuery(filters))
  return (
    <>
      <LedgerHead view="accounts" />
      <QueueList
        filters={
          <>
            <SearchFilter name="merchant" label={m.desk_ledger_merchant_filter()} />
            <FamilyFilter />
            <ChoiceFilter
              name="kind"
              label={m.desk_ledger_account_kind()}
              all={m.desk_ledger_account_kind_all()}
              options={accountKinds.map((value) => ({ value, label: accountKindText(value) }))}
            />
            <CurrencyFilter />
            <Checkbox
              label={m.desk_ledger_with_zero()}
              checked={filters.withZero}
              onValueChange={(withZero) => setFilters({ withZero })}
            />
          </>
        }
        views={{ list: 'accounts', path: addresses.accounts }}
        label={m.desk_ledger_accounts()}
        columns={columns()}
        query={query}
        rows={query.data?.pages.flatMap(({ accounts }) => accounts) ?? []}
        rowKey={({ merchant_id, account, currency }) => `${merchant_id} ${account} ${currency}`}
        rowHref={({ merchant_id, family }) =>
          `${addresses.journal}?${new URLSearchParams({ merchant: merchant_id, account: family })}`
        }
        renderCard={(account) => <AccountCard account={account} />}
        failedTitle={m.desk_ledger_accounts_failed()}
        empty={{
          title: m.desk_ledger_accounts_empty_title(),
          text: m.desk_ledger_accounts_empty_text(),
        }}
      />
    </>
  )
}

function columns(): Column<LedgerAccount>[] {
  return [
    { id: 'account', header: m.desk_ledger_account(), cell: (account) => <AccountName {...account} /> },
    {
      id: 'merchant',
      header: m.desk_merchant(),
      cell: (row) => <MerchantName of={row} />,
    },
    { id: 'kind', header: m.desk_ledger_account_kind(), cell: ({ kind }) => accountKindText(kind) },
    {
      id: 'debit',
      header: m.desk_ledger_debit(),
      align: 'end',
      cell: ({ debit, currency }) => <Side amount={debit} currency={currency} />,
    },
    {
      id: 'credit',
      header: m.desk_ledger_credit(),
      align: 'end',
      cell: ({ credit, currency }) => <Side amount={credit} currency={currency} />,
    },
  ]
}

function AccountCard({ account }: { account: LedgerAccount }) {
  const { debit, credit, currency } = account
  return (
    <CardRow
      title={familyText(account.family)}
      aside={accountKindText(account.kind)}
      facts={[
        [m.desk_merchant(), <MerchantName key="merchant" of={account} />],
        [
          debit === null ? m.desk_ledger_credit() : m.desk_ledger_debit(),
          <Side key="amount" amount={debit ?? credit} currency={currency} />,
        ],
        [m.desk_ledger_account(), <Ltr key="account">{account.account}</Ltr>],
      ]}
    />
  )
}
