import type { Order, OrderEvent } from './queries.ts'

export type Movement =
  ({ kind: 'captured' } & Order['captures'][number]) | ({ kind: 'refunded' } & Order['refunds'][number])

/** One thing that happened: money that moved, by whom where that is known, or another event. */
export type StoryEntry = { id: string; at: string } & (
  { is: 'money'; movement: Movement; event: OrderEvent | null } | { is: 'event'; event: OrderEvent }
)

/**
 * Everything that happened to an order, told once, the newest first: a capture or refund is one entry with
 * its own reference, who did it and what it cost. The n-th event of its kind is of the n-th movement; what
 * happened at one instant keeps its order.
 */
export function storyOf({ events, captures, refunds }: Order): StoryEntry[] {
  const movements = {
    captured: captures.map((capture): Movement => ({ kind: 'captured', ...capture })),
    refunded: refunds.map((refund): Movement => ({ kind: 'refunded', ...refund })),
  }
  const told = events.map((event): StoryEntry => {
    const movement =
      event.kind === 'captured' || event.kind === 'refunded' ? movements[event.kind].shift() : undefined
    const when = { id: event.id, at: event.at }
    return movement ? { ...when, is: 'money', movement, event } : { ...when, is: 'event', event }
  })
  const untold = Object.values(movements).flatMap((rest) =>
    rest.map((movement): StoryEntry => ({
      id: movement.id,
      at: movement.at,
      is: 'money',
      movement,
      event: null,
    })),
  )
  return [...told, ...untold].toReversed().toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
}
