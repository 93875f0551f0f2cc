import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { ShieldCheck } from 'lucide-react'
import { factIf } from '../../../shared/text/fact-if.ts'
import { Moment } from '@daftar/app-kit/moment'
import { ProblemNotice } from '../../../shared/act/problem-notice.tsx'
import { checkBooks, type BooksCheck, type EntryStory } from '../queries.ts'
import { faultText } from '../words.ts'
import entries from '../../../shared/look/entry-list.module.css'
import styles from './ledger.module.css'

/** Where an entry stands in its merchant's chain, and whether the chain holds. */
export function ChainCard({ entry }: { entry: EntryStory }) {
  const check = useMutationOnce(checkBooks)
  return (
    <Card title={m.desk_ledger_entry_chain()}>
      <div className={styles.chain}>
        <p className={entries.muted}>{m.desk_ledger_entry_chain_text()}</p>
        <DescriptionList
          layout="stacked"
          facts={[
            { id: 'number', label: m.desk_ledger_number(), value: <Ltr>{entry.number}</Ltr> },
            {
              id: 'recorded',
              label: m.desk_ledger_entry_recorded(),
              value: <Moment at={entry.recorded_at} />,
            },
            ...factIf('memo', m.desk_ledger_entry_memo(), entry.memo && <Typed>{entry.memo}</Typed>),
            {
              id: 'hash',
              label: m.desk_ledger_entry_hash(),
              value: <Ltr className={styles.hash}>{entry.hash}</Ltr>,
            },
            {
              id: 'previous',
              label: m.desk_ledger_entry_previous(),
              value: <Ltr className={styles.hash}>{entry.previous_hash || m.common_dash()}</Ltr>,
            },
          ]}
        />
        <Button icon={<ShieldCheck />} busy={check.isPending} onClick={() => check.mutate(entry.merchant_id)}>
          {m.desk_ledger_check()}
        </Button>
        <ProblemNotice error={check.error} />
        {check.data ? <Result check={check.data} /> : null}
      </div>
    </Card>
  )
}

function Result({ check: { entries, faults } }: { check: BooksCheck }) {
  if (faults.length === 0)
    return (
      <Notice tone="positive" live="status" title={m.desk_ledger_check_intact()}>
        {m.desk_ledger_check_intact_text({ count: entries })}
      </Notice>
    )
  return (
    <Notice tone="negative" live="alert" title={m.desk_ledger_check_broken()}>
      <ul className={styles.faults}>
        {faults.map((fault, at) => (
          <li key={at}>
            {faultText(fault)}
            {fault.account === null ? null : (
              <>
                {m.desk_comma()}
                <Ltr>{fault.account}</Ltr>
              </>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
