import type { CSSProperties, ReactNode } from 'react'
import frame from '../../charts/bar-chart.module.css'
import type { ChartBar } from './chart-bar.ts'
import { placeOn, type ChartScale } from './chart-scale.ts'
import type { useReading } from '../use-reading.ts'

type Props = {
  /** What the chart shows. */
  label: string
  points: readonly Pick<ChartBar, 'label' | 'text' | 'note'>[]
  /** Which of them is read, and what pointer and keys do. */
  reading: ReturnType<typeof useReading>
  scale: ChartScale
  children: ReactNode
}

/** Where a chart is drawn, over the lines of its scale: pointer, finger or arrow keys read one place of it at a time. */
export function ChartCanvas({ label, points, reading: { place, handlers }, scale, children }: Props) {
  const read = points[place]
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={place + 1}
      aria-valuetext={read && [read.label, read.text, read.note].filter(Boolean).join(', ')}
      className={frame.canvas}
      {...handlers}
    >
      {scale.ticks.map((tick) => (
        <span
          key={tick}
          className={frame.rule}
          data-zero={tick === 0}
          style={{ '--at': `${placeOn(scale, tick)}%` } as CSSProperties}
        />
      ))}
      {children}
    </div>
  )
}
