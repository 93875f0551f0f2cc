import { Moment } from '@daftar/app-kit/moment'
import { bankAccountStatuses } from '@daftar/rules/merchants/bank-account-change'
import type { Column } from '@daftar/ui/data-table'
import { Typed } from '@daftar/ui/ltr'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import { useInfiniteQuery } from '@tanstack/react-query'
import { addresses } from '../../../shared/addresses.ts'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { ChoiceFilter } from '../../../shared/queue/choice-filter.tsx'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { QueueList } from '../../../shared/queue/queue-list.tsx'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import { useAssigning } from '../../../shared/queue/use-assigning.tsx'
import { WaitingCounts } from '../../../shared/queue/waiting-counts.tsx'
import { useListFilters } from '../../../shared/queue/use-filters.ts'
import { queueFilters, type QueueFilters } from '../filters.ts'
import { AccountEnd } from '../parts/account-end.tsx'
import { ChangeStatus } from '../parts/change-status.tsx'
import { queueQuery, type BankAccountQueueItem } from '../queries.ts'
import { statusText } from '../words.ts'

/** Changed bank accounts that wait for us, the oldest first. */
export function QueueScreen() {
  const [filters] = useListFilters(queueFilters)
  const query = useInfiniteQuery(queueQuery(filters))
  const rows = query.data?.pages.flatMap(({ changes }) => changes) ?? []
  const assigning = useAssigning('bank_account', rows, waitsForUs)
  return (
    <>
      <PageHeader
        title={m.desk_bank_queue()}
        subtitle={m.desk_bank_queue_subtitle()}
        status={<WaitingCounts of={query.data?.pages[0]} />}
      />
      <QueueList
        filters={
          <ChoiceFilter
            name="status"
            label={m.desk_status()}
            all={m.desk_bank_status_all()}
            options={bankAccountStatuses.map((value) => ({ value, label: statusText(value) }))}
          />
        }
        views={{ list: 'bank_accounts', path: addresses.bankAccounts }}
        label={m.desk_bank_queue()}
        columns={columns()}
        assigning={assigning}
        query={query}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => addresses.oneBankAccount(id)}
        renderCard={(item) => <ChangeCard item={item} />}
        failedTitle={m.desk_bank_queue_failed()}
        empty={emptyText(filters)}
      />
    </>
  )
}

/** It is proposed, or was stopped and nobody has called yet. */
function waitsForUs({ status, waits_for_talk }: BankAccountQueueItem): boolean {
  return status === 'proposed' || waits_for_talk
}

function columns(): Column<BankAccountQueueItem>[] {
  return [
    {
      id: 'merchant',
      header: m.desk_merchant(),
      opens: (row) => m.desk_opens_case({ name: merchantNameText(row) }),
      cell: (row) => <MerchantName of={row} />,
    },
    { id: 'account', header: m.desk_bank_new_account(), cell: (row) => <Account item={row} /> },
    { id: 'holder', header: m.desk_bank_holder(), cell: ({ holder }) => <Typed>{holder}</Typed> },
    { id: 'proposed', header: m.desk_bank_proposed_at(), cell: (row) => <Moment at={row.proposed_at} /> },
    { id: 'status', header: m.desk_status(), cell: (row) => <Status item={row} /> },
  ]
}

function ChangeCard({ item }: { item: BankAccountQueueItem }) {
  return (
    <CardRow
      title={<MerchantName of={item} />}
      aside={<Status item={item} />}
      facts={[
        [m.desk_bank_new_account(), <Account key="account" item={item} />],
        [m.desk_bank_holder(), <Typed key="holder">{item.holder}</Typed>],
        [m.desk_bank_proposed_at(), <Moment key="at" at={item.proposed_at} />],
      ]}
    />
  )
}

function Account({ item: { bank_name, iban } }: { item: BankAccountQueueItem }) {
  return (
    <TwoLines below={<Typed>{bank_name}</Typed>}>
      <AccountEnd iban={iban} />
    </TwoLines>
  )
}

function Status({ item: { status, waits_for_talk } }: { item: BankAccountQueueItem }) {
  return <ChangeStatus status={status} waitsForTalk={waits_for_talk} />
}

function emptyText({ status, merchant }: QueueFilters): { title: string; text: string } {
  return status !== null || merchant !== ''
    ? { title: m.desk_queue_none(), text: m.desk_queue_none_text() }
    : { title: m.desk_queue_empty_title(), text: m.desk_bank_queue_empty() }
}
