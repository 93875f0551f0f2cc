import type { Logger } from '../logging/logger.ts'

/**
 * The calls to servers that the operator chose: registers, the card issuer, the signing service. Whoever
 * calls may answer with a refusal of our own, so what failed is noted here, with the host alone: a path may
 * hold a number of a person.
 */
export function notedFetch(
  fetch: typeof globalThis.fetch,
  logger: Pick<Logger, 'warn'>,
): typeof globalThis.fetch {
  return async (input, init) => {
    const call = {
      method: init?.method ?? 'GET',
      address: new URL(input instanceof Request ? input.url : input).host,
    }
    const response = await fetch(input, init).catch((error: unknown) => {
      logger.warn({ ...call, err: error }, 'another server did not answer')
      throw error
    })
    // What is not there is an answer: a number that a register does not hold.
    if (!response.ok && response.status !== 404)
      logger.warn({ ...call, status: response.status }, 'another server refused a call')
    return response
  }
}
