import type { ReadTx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import type { SignedCall } from '../../../platform/http/signed-calls.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import type { CardDependencies } from './dependencies.ts'
import { deskHandlers } from './desk-handlers.ts'
import { expireSchedule } from './expire.ts'
import { merchantHandlers } from './handlers.ts'
import { findCharge } from './store.ts'
import { issuerOfCards } from './tell-issuer.ts'
import { answerIssuer, serveIssuer } from './webhook.ts'

export { httpIssuer } from './http-issuer.ts'
export type { CardIssuer } from './issuer-port.ts'
export { cardDifferences } from './money.ts'
export { fakeIssuer, type FakeIssuerEvent } from './fake-issuer.ts'

/** Virtual cards of merchants: made and asked about by an issuer of others, decided on here. */
export function buildCards(deps: CardDependencies) {
  return {
    ...defineModule({
      name: 'cards',
      handlers: { ...merchantHandlers(deps), ...deskHandlers(deps) },
      schedules: [expireSchedule(deps.database)],
      deliverers: [issuerOfCards(deps)],
      serve: (http) => serveIssuer(http, deps),
    }),
    /** What a call of the issuer is answered at a moment, without HTTP. */
    answer: (call: SignedCall, at: Date) => answerIssuer(deps, call, at),
    /** Has the issuer make a card, at a moment, before the outbox would. */
    make: (card: { merchantId: string; cardId: string }, at: Date) =>
      issuerOfCards({ ...deps, clock: { now: () => at } }).deliver('', card),
  }
}

/**
 * The shops of charges, by what the journal calls their movements: a charge, an event of the issuer, or that
 * a hold ran out.
 */
export async function shopsOf(
  tx: ReadTx,
  merchantId: string,
  references: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx<(Row<'card_charge', 'shop'> & { reference: string })[]>`
    select given.reference, h.shop from unnest(${[...references]}::text[]) as given(reference)
      left join card_event e on e.merchant_id = ${merchantId} and e.id = given.reference
      join card_charge h on h.merchant_id = ${merchantId}
                        and h.id = coalesce(e.charge_id, regexp_replace(given.reference, '^exp_', ''))`
  return new Map(rows.map(({ reference, shop }) => [reference, shop]))
}

/** Whether it is a charge of a card that the person may see; whoever is limited to some stores sees none. */
export async function isChargeOf(
  tx: ReadTx,
  { merchantId, storeIds, permissions }: Pick<MemberActor, 'merchantId' | 'storeIds' | 'permissions'>,
  id: string,
): Promise<boolean> {
  if (storeIds !== null || !permissions.canViewCard) return false
  return (await findCharge(tx, merchantId, id)) !== undefined
}
