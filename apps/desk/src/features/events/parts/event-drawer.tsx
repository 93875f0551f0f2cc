import { Moment } from '@daftar/app-kit/moment'
import type { Column } from '@daftar/ui/data-table'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { DetailDrawer } from '../../../shared/look/detail-drawer.tsx'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { PagedList } from '../../../shared/queue/paged-list.tsx'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import { eventsQuery, type SeenEvent } from '../queries.ts'
import styles from './events.module.css'

type EventDrawerProps = { name: string; merchant: string; onClose: () => void }

/** The newest events of one name: when, whose, and what they carried. */
export function EventDrawer({ name, merchant, onClose }: EventDrawerProps) {
  const query = useInfiniteQuery(eventsQuery(name, merchant))
  return (
    <DetailDrawer title={name} onClose={onClose}>
      <PagedList
        label={m.desk_events_newest()}
        columns={columns()}
        query={query}
        rows={query.data?.pages.flatMap(({ events }) => events) ?? []}
        rowKey={({ id }) => id}
        renderCard={(row) => (
          <CardRow
            title={<MerchantName of={row} />}
            aside={<Moment at={row.at} />}
            facts={[
              [m.desk_events_person(), <Typed key="person">{row.person}</Typed>],
              [m.desk_events_carried(), <Carried key="carried" row={row} />],
            ]}
          />
        )}
        failedTitle={m.desk_events_failed()}
        empty={{ title: m.desk_events_empty_title(), text: m.desk_events_empty_text() }}
      />
    </DetailDrawer>
  )
}

function columns(): Column<SeenEvent>[] {
  return [
    {
      id: 'at',
      header: m.desk_audit_at(),
      cell: (row) => (
        <TwoLines below={<Typed>{row.person}</Typed>}>
          <Moment at={row.at} />
        </TwoLines>
      ),
    },
    { id: 'merchant', header: m.desk_events_merchant(), cell: (row) => <MerchantName of={row} /> },
    { id: 'carried', header: m.desk_events_carried(), cell: (row) => <Carried row={row} /> },
  ]
}

/** Names and values as they travelled: they are no words of a language. */
function Carried({ row: { payload } }: { row: SeenEvent }) {
  return (
    <>
      {Object.entries(payload)
        .filter(([key]) => key !== 'merchant_id' && key !== 'timestamp')
        .map(([key, value]) => (
          <Ltr key={key} className={styles.carried}>{`${key}: ${String(value)}`}</Ltr>
        ))}
    </>
  )
}
