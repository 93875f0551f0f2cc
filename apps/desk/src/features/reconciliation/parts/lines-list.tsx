import { addressText } from '@daftar/app-kit/address-filters'
import { Button, buttonClass } from '@daftar/ui/button'
import { Link } from '@daftar/ui/link'
import type { LineView } from '@daftar/rules/bank/line-views'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { PagedList } from '../../../shared/queue/paged-list.tsx'
import { useFilters } from '../../../shared/queue/use-filters.ts'
import { useFlags, useSession } from '../../../shared/session.ts'
import type { ReconciliationFilters } from '../filters.ts'
import { lineActs } from '../possible-acts.ts'
import { linesQuery, type BankLine } from '../queries.ts'
import { emptyText, viewText } from '../words.ts'
import { ConfirmMany } from './confirm-many.tsx'
import { LineDrawer } from './line-drawer.tsx'
import { LineCard, lineColumns } from './line-row.tsx'
import styles from './reconciliation.module.css'

type LinesListProps = { view: LineView; filters: ReconciliationFilters }

/** One list of lines; those that can be confirmed are confirmed one by one or many at once. */
export function LinesList({ view, filters }: LinesListProps) {
  const query = useInfiniteQuery(linesQuery(view, filters))
  const viewer = { id: useSession().id, mayMatch: useFlags().can_reconcile }
  const [openId, setOpenId] = useState<string | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [confirming, setConfirming] = useState<readonly BankLine[] | null>(null)
  const rows = query.data?.pages.flatMap(({ lines }) => lines) ?? []
  const unknown = query.data?.pages[0]?.counts.unknown ?? 0
  const opened = rows.find(({ id }) => id === openId)
  const chosen = rows.filter((line) => selected.has(line.id) && lineActs(line, viewer).confirm)
  const isSelectable = viewer.mayMatch && (view === 'proposed' || view === 'waiting')
  return (
    <>
      <PagedList
        label={viewText(view)}
        columns={lineColumns()}
        query={query}
        rows={rows}
        rowKey={({ id }) => id}
        onRowOpen={({ id }) => setOpenId(id)}
        renderCard={(line) => <LineCard line={line} />}
        {...(isSelectable && {
          selection: {
            selected,
            onSelectedChange: setSelected,
            selectAllLabel: m.desk_reconciliation_select_all(),
            selectLabel: ({ transfer, bank_reference }: BankLine) =>
              m.desk_reconciliation_select_line({ reference: transfer?.reference ?? bank_reference }),
          },
        })}
        failedTitle={m.desk_reconciliation_lines_failed()}
        empty={{ ...emptyText(view), action: view === 'proposed' ? <ToUnknown count={unknown} /> : null }}
      />
      {chosen.length > 0 ? (
        <div className={styles.bulk}>
          <Button variant="primary" onClick={() => setConfirming(chosen)}>
            {m.desk_reconciliation_many({ count: chosen.length })}
          </Button>
        </div>
      ) : null}
      {opened ? <LineDrawer key={opened.id} line={opened} onClose={() => setOpenId(null)} /> : null}
      {confirming ? (
        <ConfirmMany
          lines={confirming}
          onClose={() => {
            setConfirming(null)
            setSelected(new Set())
          }}
        />
      ) : null}
    </>
  )
}

/** Nothing fits by itself, but lines wait that nobody knows: that is where to go on. */
function ToUnknown({ count }: { count: number }) {
  const [search] = useFilters()
  if (count === 0) return null
  return (
    <Link
      look="bare"
      className={buttonClass()}
      href={addresses.reconciliation + addressText({ ...search, view: 'unknown' })}
    >
      {m.desk_reconciliation_to_unknown({ count })}
    </Link>
  )
}
