import type { CSSProperties } from 'react'
import type { ChartBar } from './chart-bar.ts'
import { fillClass, type ChartTone } from './chart.tsx'
import { placedParts } from './chart-parts.ts'
import { placeOn, type ChartScale } from './chart-scale.ts'
import { cx } from '../cx.ts'
import styles from './chart-bars.module.css'

type ChartBarsProps = {
  bars: readonly ChartBar[]
  parts: Readonly<Record<string, { tone: ChartTone }>>
  scale: ChartScale
  now: number | null
}

/** A slot for each bar, as high as the chart so that a short bar is easily hit. */
export function ChartBars({ bars, parts, scale, now }: ChartBarsProps) {
  const keys = Object.keys(parts)
  return (
    <div className={styles.slots} data-many={bars.length > 30} data-reading={now !== null}>
      {bars.map((bar, at) => (
        <div key={bar.id} className={styles.slot} data-at={at} data-now={at === now}>
          <div className={styles.column}>
            {bar.range ? (
              <span className={styles.range} style={span(scale, bar.range.from, bar.range.to)} />
            ) : null}
            {placedParts(bar.values, keys, scale).map(({ key, from, size, isOuter }) => (
              <span
                key={key}
                className={cx(styles.part, fillClass(parts[key]?.tone ?? 'neutral'))}
                data-outer={isOuter}
                data-down={(bar.values[key] ?? 0) < 0}
                style={{ '--from': `${from}%`, '--size': `${size}%` } as CSSProperties}
              />
            ))}
            {bar.marker === undefined ? null : (
              <span className={styles.marker} style={span(scale, bar.marker, bar.marker)} />
            )}
          </div>
          {bar.flag ? <Flag bar={bar} scale={scale} before={at} after={bars.length - at - 1} /> : null}
        </div>
      ))}
    </div>
  )
}

type FlagProps = { bar: ChartBar; scale: ChartScale; before: number; after: number }

/** It stands on the side where the chart is longer, and goes into lines where that has no room for it. */
function Flag({ bar, scale, before, after }: FlagProps) {
  const top = Object.values(bar.values).reduce((sum, value) => sum + Math.max(0, value), 0)
  const side = top === 0 ? 'over' : before > after ? 'before' : 'after'
  return (
    <span
      className={styles.flag}
      data-side={side}
      data-tone={bar.flag?.tone}
      style={{ ...span(scale, top, top), '--room': Math.max(before, after) } as CSSProperties}
    >
      {bar.flag?.text}
    </span>
  )
}

function span(scale: ChartScale, from: number, to: number): CSSProperties {
  const start = placeOn(scale, from)
  return { '--from': `${start}%`, '--size': `${placeOn(scale, to) - start}%` } as CSSProperties
}
