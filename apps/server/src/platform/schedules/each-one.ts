/** So many that fail one after the other are no matter of each: the rest is not tried. */
const mostInARow = 20

/**
 * A run that did what it could: those that failed are tried again, and hold back neither the others nor what
 * falls due later.
 */
export class SomeFailed extends AggregateError {
  override readonly name = 'SomeFailed'
}

/** What a failure is named by: its id, or, of a step, the name of what does it. */
type Item = string | { id: string } | { merchant_id: string } | ((...given: never[]) => unknown)

/**
 * Does what falls due for each, one after the other. What cannot be done for one is still done for the
 * others; in the end `SomeFailed` names those it could not be done for. Throws the failures as they are where
 * nothing seems to work any more.
 */
export async function eachOne<One extends Item>(
  items: readonly One[],
  act: (one: One) => Promise<unknown>,
): Promise<void> {
  const failures: Error[] = []
  let inARow = 0
  for (const one of items) {
    try {
      await act(one)
      inARow = 0
    } catch (error) {
      failures.push(new Error(`${nameOf(one)}: ${messageOf(error)}`, { cause: error }))
      inARow += 1
      if (inARow === mostInARow) throw new AggregateError(failures, told(failures, items), { cause: error })
    }
  }
  if (failures.length > 0) throw new SomeFailed(failures, told(failures, items))
}

function nameOf(one: Item): string {
  if (typeof one === 'string') return one
  if (typeof one === 'function') return one.name
  return 'id' in one ? one.id : one.merchant_id
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown'
}

function told(failures: readonly Error[], { length }: readonly unknown[]): string {
  return `${failures.length} of ${length} failed: ${failures.map(({ message }) => message).join('; ')}`
}
