import { useContext, useId } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import frame from '../../charts/bar-chart.module.css'
import { PageLanguage } from '../../page/locale-provider.tsx'
import { VisuallyHidden } from '../../text/visually-hidden.tsx'
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

/**
 * Where a chart is drawn, over the lines of its scale: pointer, finger or arrow keys read one place of it at
 * a time. To a screen reader it is a list that one walks through, and nothing that could be set.
 */
export function ChartCanvas({ label, points, reading: { place, handlers }, scale, children }: Props) {
  const id = useId()
  const comma = useContext(PageLanguage) === 'ar' ? '، ' : ', '
  const read = points[place]
  return (
    <div
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={read && `${id}-${place}`}
      className={frame.canvas}
      {...handlers}
    >
      {read ? (
        <VisuallyHidden>
          <span
            key={place}
            id={`${id}-${place}`}
            role="option"
            aria-selected="true"
            aria-posinset={place + 1}
            aria-setsize={points.length}
          >
            {[read.label, read.text, read.note].filter(Boolean).join(comma)}
          </span>
        </VisuallyHidden>
      ) : null}
      <div aria-hidden="true" className={frame.drawn}>
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
    </div>
  )
}
