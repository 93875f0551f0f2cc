import { Card } from '@daftar/ui/card'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CardsSkeleton } from '../../../shared/cards-skeleton.tsx'
import { Queried } from '../../../shared/queried.tsx'
import { ConfirmMove } from '../parts/confirm-move.tsx'
import { MoveForm } from '../parts/move-form.tsx'
import { RanList } from '../parts/ran-list.tsx'
import { TimeNow } from '../parts/time-now.tsx'
import { clockQuery, moveClock } from '../queries.ts'
import styles from '../parts/clock.module.css'

/** The demo's clock: where it stands, and forward. */
export function ClockScreen() {
  const query = useQuery(clockQuery)
  const move = useMutation(moveClock(useQueryClient()))
  const [wanted, setWanted] = useState<{ toMs: number; key: string } | null>(null)
  function close() {
    setWanted(null)
    if (move.isError) move.reset()
  }
  return (
    <>
      <PageHeader title={m.desk_clock()} subtitle={m.desk_clock_subtitle()} />
      <Queried query={query} pending={<CardsSkeleton cards={2} />} failedTitle={m.desk_clock_failed()}>
        {(clock) => (
          <div className={styles.page}>
            <Card>
              <TimeNow clock={clock} />
            </Card>
            <Card title={m.desk_clock_forward()}>
              <MoveForm onMove={(toMs) => setWanted({ toMs, key: crypto.randomUUID() })} />
            </Card>
            {move.data ? (
              <Card title={m.desk_clock_ran()} padding="none">
                <RanList ran={move.data.ran} />
              </Card>
            ) : null}
          </div>
        )}
      </Queried>
      <ConfirmMove
        toMs={wanted?.toMs ?? null}
        busy={move.isPending}
        error={move.error}
        onClose={close}
        onConfirm={() =>
          wanted &&
          move.mutate({ to: new Date(wanted.toMs).toISOString(), key: wanted.key }, { onSuccess: close })
        }
      />
    </>
  )
}
