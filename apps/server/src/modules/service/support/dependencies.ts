import type { AreaDependencies } from '../../../area-dependencies.ts'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import type { Live } from '../../casework/conversation/index.ts'
import type { Files } from '../../casework/files/index.ts'

export type SupportDependencies = Pick<
  AreaDependencies,
  | 'clock'
  | 'config'
  | 'database'
  | 'keys'
  | 'storage'
  | 'queueMail'
  | 'publicOrigin'
  | 'calendarOf'
  | 'realNow'
  | 'supportEmailOf'
> & {
  live: Live
  files: Pick<Files, 'take' | 'documents'>
  /** What people name a transaction of their merchant by; undefined where the person does not see it. */
  referenceOf(tx: ReadTx, actor: MemberActor, transactionId: string): Promise<string | undefined>
  /** A payout of a merchant by its number. */
  payoutNamed(
    tx: ReadTx,
    merchantId: string,
    number: string,
  ): Promise<{ id: string; reference: string } | undefined>
  /** Whether it is a charge of a card that the person sees. */
  isChargeOf(tx: ReadTx, actor: MemberActor, chargeId: string): Promise<boolean>
}
