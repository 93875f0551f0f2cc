import { Checkbox } from '@daftar/ui/checkbox'
import { DataTable, type Column } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { FilterRow } from '@daftar/ui/filter-chip'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Select } from '@daftar/ui/select'
import { accountFamilies, accountKinds } from '@daftar/rules/ledger/accounts'
import { settledCurrencies } from '../../../shared/settled-currencies.ts'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { AddressSearch } from '../../../shared/address-search.tsx'
import { CardRow } from '../../../shared/card-row.tsx'
import { ListFoot } from '../../../shared/list-foot.tsx'
import { TableSkeleton } from '../../../shared/list-skeleton.tsx'
import { Queried } from '../../../shared/queried.tsx'
import { useFilters } from '../../../shared/use-filters.ts'
import { readAccountFilters } from '../filters.ts'
import { AccountName } from '../parts/account-name.tsx'
import { LedgerHead } from '../parts/ledger-head.tsx'
import { Side } from '../parts/side.tsx'
import { accountsQuery, type LedgerAccount } from '../queries.ts'
import { accountKindText, familyText } from '../words.ts'

/** Every account with its balance, by merchant. */
export function AccountsScreen() {
  const [search, setFilters] = useFilters()
  const filters = readAccountFilters(search)
  const query = useInfiniteQuery(accountsQuery(filters))
  const rows = query.data?.pages.flatMap(({ accounts }) => accounts) ?? []
  const unlessAll = (value: string) => (value === 'all' ? undefined : value)
  return (
    <>
      <LedgerHead view="accounts" />
      <FilterRow>
        <AddressSearch
          label={m.desk_ledger_merchant_filter()}
          placeholder={m.desk_ledger_merchant_filter()}
          value={filters.merchant}
          onSearch={useCallback((merchant: string) => setFilters({ merchant }), [setFilters])}
        />
        <Select
          label={m.desk_ledger_account()}
          labelHidden
          placeholder={m.desk_ledger_account_all()}
          value={filters.family ?? 'all'}
          options={[
            { value: 'all', label: m.desk_ledger_account_all() },
            ...accountFamilies.map((value) => ({ value, label: familyText(value) })),
          ]}
          onValueChange={(account) => setFilters({ account: unlessAll(account) })}
        />
        <Select
          label={m.desk_ledger_account_kind()}
          labelHidden
          placeholder={m.desk_ledger_account_kind_all()}
          value={filters.kind ?? 'all'}
          options={[
            { value: 'all', label: m.desk_ledger_account_kind_all() },
            ...accountKinds.map((value) => ({ value, label: accountKindText(value) })),
          ]}
          onValueChange={(kind) => setFilters({ kind: unlessAll(kind) })}
        />
        <Select
          label={m.desk_currency()}
          labelHidden
          placeholder={m.desk_ledger_currency_all()}
          value={filters.currency ?? 'all'}
          options={[
            { value: 'all', label: m.desk_ledger_currency_all() },
            ...settledCurrencies.map((value) => ({ value, label: value })),
          ]}
          onValueChange={(currency) => setFilters({ currency: unlessAll(currency) })}
        />
        <Checkbox
          label={m.desk_ledger_with_zero()}
          checked={filters.withZero}
          onValueChange={(isOn) => setFilters({ zero: isOn ? 'yes' : undefined })}
        />
      </FilterRow>
      <Queried
        query={query}
        pending={<TableSkeleton columns={5} />}
        failedTitle={m.desk_ledger_accounts_failed()}
      >
        {() => (
          <DataTable
            label={m.desk_ledger_accounts()}
            columns={columns()}
            rows={rows}
            rowKey={({ merchant_id, account, currency }) => `${merchant_id} ${account} ${currency}`}
            renderCard={(account) => <AccountCard account={account} />}
            busy={query.isFetching && !query.isFetchingNextPage}
            instead={
              <EmptyState title={m.desk_ledger_accounts_empty_title()}>
                {m.desk_ledger_accounts_empty_text()}
              </EmptyState>
            }
            footer={<ListFoot shown={rows.length} query={query} />}
          />
        )}
      </Queried>
    </>
  )
}

function columns(): Column<LedgerAccount>[] {
  return [
    { id: 'account', header: m.desk_ledger_account(), cell: (account) => <AccountName {...account} /> },
    {
      id: 'merchant',
      header: m.desk_merchant(),
      cell: ({ merchant_name }) => <Typed>{merchant_name}</Typed>,
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
        [m.desk_merchant(), <Typed key="merchant">{account.merchant_name}</Typed>],
        [
          debit === null ? m.desk_ledger_credit() : m.desk_ledger_debit(),
          <Side key="amount" amount={debit ?? credit} currency={currency} />,
        ],
        [m.desk_ledger_account(), <Ltr key="account">{account.account}</Ltr>],
      ]}
    />
  )
}
