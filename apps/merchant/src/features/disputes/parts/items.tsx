import { Ltr, Typed } from '@daftar/ui/ltr'
import { Fragment } from 'react'

type Item = { title: string; quantity: number }

/** What was bought, each name once with how many of it, in whichever language it is written. */
export function Items({ of }: { of: readonly Item[] }) {
  const quantities = new Map<string, number>()
  for (const { title, quantity } of of) quantities.set(title, (quantities.get(title) ?? 0) + quantity)
  return [...quantities].map(([title, quantity], place) => (
    <Fragment key={title}>
      {place > 0 ? ' · ' : null}
      <Typed>{title}</Typed>
      {quantity > 1 ? (
        <>
          {' '}
          <Ltr>× {quantity}</Ltr>
        </>
      ) : null}
    </Fragment>
  ))
}
