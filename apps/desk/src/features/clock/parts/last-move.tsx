import { Card } from '@daftar/ui/card'
import { Notice } from '@daftar/ui/notice'
import { ProgressBar } from '@daftar/ui/progress-bar'
import { m } from '@daftar/words'
import { Moment } from '@daftar/app-kit/moment'
import { runZone } from '../../../shared/text/run-time.ts'
import { percentDone } from '../progress.ts'
import type { ClockMove } from '../queries.ts'
import { ranText } from '../ran-text.ts'
import { RanList } from './ran-list.tsx'
import styles from './clock.module.css'

/** What became of the last move: how far it is while it runs, what holds it up, and what happened. */
export function LastMove({ move }: { move: ClockMove }) {
  return move.state === 'running' ? (
    <Card title={m.desk_clock_moving()}>
      <div className={styles.form}>
        <MoveSpan move={move} />
        <ProgressBar label={m.desk_clock_moving()} value={percentDone(move)} />
        <p role="status">{m.desk_clock_ran_so_far({ count: move.ran_count })}</p>
        <p className={styles.muted}>{m.desk_clock_moving_text()}</p>
      </div>
    </Card>
  ) : (
    <>
      {move.state === 'held_up' ? (
        <Notice tone="negative" live="alert" title={m.desk_clock_held_up()}>
          {m.desk_clock_held_up_text({
            what: [...new Set(move.failed.map(({ name }) => ranText(name)))].join(', '),
          })}
        </Notice>
      ) : null}
      <Card title={m.desk_clock_ran()} subtitle={<MoveSpan move={move} />} padding="none">
        <RanList ran={move.ran} />
      </Card>
    </>
  )
}

function MoveSpan({ move }: { move: ClockMove }) {
  return (
    <span className={styles.span}>
      <Moment at={move.from} weekday zone={runZone} />
      <span>{m.desk_clock_to()}</span>
      <Moment at={move.to} weekday zone={runZone} />
    </span>
  )
}
