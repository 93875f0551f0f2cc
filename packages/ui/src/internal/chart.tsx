import { cx } from './cx.ts'
import styles from './chart.module.css'

/** The colour of a part of a chart; `hatched` is for what has not happened yet. */
export type ChartTone =
  'accent' | 'accentSoft' | 'positive' | 'warning' | 'negative' | 'neutral' | 'faint' | 'info' | 'hatched'

/** Fills what wears it with the colour of a tone. */
export function fillClass(tone: ChartTone): string {
  return cx(styles.filled, styles[tone])
}

/** What the colours of a chart mean. */
export function Legend({ entries }: { entries: readonly { id: string; tone: ChartTone; label: string }[] }) {
  return (
    <ul className={styles.legend}>
      {entries.map(({ id, tone, label }) => (
        <li key={id}>
          <span className={cx(styles.key, fillClass(tone))} aria-hidden="true" />
          {label}
        </li>
      ))}
    </ul>
  )
}
